import type { PartyData } from '../numbers/party-data.ts';

const other = `(esposa|esposo|mulher|marido|parceira|parceiro|namorada|namorado|amigo|amiga|filho|filha|mãe|pai|irmão|irmã|chefe|colega|criança|bebé|bebê|noiva|noivo|primo|prima)`;

export const parties: PartyData = {
  speaker: ['(eu|mim)'],
  companions: [`[(o|a)] (meu|minha|um|uma|nosso|nossa) ${other}`],
  members: [
    `(pessoas|adultos|adultas|convidados|amigos|amigas|colegas|irmãos|irmãs|filhas|primos|familiares|homens|mulheres|pais|avós)`,
  ],
  crowd: ['(pessoas|pessoa|convidados|no total|ao todo)'],
  whose: ['[(os|as)] (meus|minhas|nossos|nossas|os|as)'],
  among: ['(dos meus|das minhas|dos nossos|outros|outras|mais|pequenos|pequenas)'],
  and: ['(e mais|e|mais|além de|&|+)'],
  with: ['com'],
  sizes: {
    1: [
      '(eu|mim) [(sozinho|sozinha|mesmo|mesma)]',
      '(sozinho|sozinha|mais ninguém)',
      '[eu] (vou|irei|viajo|venho|estou|estarei) (sozinho|sozinha)',
      `[eu] (sou|serei|vou ser) (o único|a única) [que (vai|vem|viaja)]`,
    ],
    2: [
      `(eu|mim) (e|com|mais) (a|o|um|uma) [(minha|meu)] ${other}`,
      `(eu|mim) (e|com|mais) (minha|meu) ${other}`,
      `[(a|o)] (minha|meu) ${other} e eu`,
      'nós dois',
      'nós duas',
    ],
  },
  groups: ['(grupo|família|equipa|equipe|turma|festa) de'],
  ofThem: ['(deles|delas|destes|destas|desses|dessas|dos meus|das minhas|dos nossos|dos|das)'],
  bookings: [
    '(grupo|família|equipa|equipe|turma|festa) com',
    `(mesa|reserva|táxi|taxi|viagem|corrida|voo|voos|quarto|bilhetes|ingressos|passagens|ônibus|autocarro|trem|comboio|jantar|almoço|lugar|lugares|casa|apartamento) [(só|apenas|somente)] (para|pra)`,
    `(é|seria|será|só|apenas|somente|reserve|reservar) [(só|apenas|somente)] (para|pra)`,
  ],
  mayBook: [],
  parts: [
    '(crianças|criança|filhos|bebés|bebês|bebé|bebê|menores|adolescentes|jovens|idosos|estudantes|alunos)',
  ],
  contrasts: ['(mas|porém|embora|só que)'],
  hours: ['(para|pra|pelas|lá pelas) (as|às)'],
  padding: [
    '(na verdade|aliás|não|só|somente|apenas|é|são|somos|para|pra|por favor|obrigado|obrigada|uma mesa para|bem)',
  ],
};
