import type { PartyData } from '../data.ts';

const other = `(esposa|esposo|mulher|marido|parceira|parceiro|namorada|namorado|amigo|amiga|filho|filha|mãe|pai|irmão|irmã|chefe|colega|criança|bebé|bebê|noiva|noivo|primo|prima)`;

export const parties: PartyData = {
  sizes: {
    1: [
      '(eu|mim) [(sozinho|sozinha|mesmo|mesma)]',
      '(sozinho|sozinha|mais ninguém)',
      '[eu] (vou|irei|viajo|venho|estou|estarei) (sozinho|sozinha)',
    ],
    2: [
      `(eu|mim) (e|com|mais) (a|o|um|uma) [(minha|meu)] ${other}`,
      `(eu|mim) (e|com|mais) (minha|meu) ${other}`,
      `[(a|o)] (minha|meu) ${other} e eu`,
      'nós dois',
      'nós duas',
    ],
  },
  groups: ['(grupo|família|equipa|equipe|turma|festa) (de|com)'],
  parts: [
    '(crianças|criança|filhos|bebés|bebês|bebé|bebê|menores|adolescentes|jovens|idosos|estudantes|alunos)',
  ],
  padding: [
    '(só|somente|apenas|é|são|somos|para|pra|por favor|obrigado|obrigada|uma mesa para|bem)',
  ],
};
