import type { OthersData } from '../answers/others.ts';

const kin = `(colega|amigo|amiga|vizinho|vizinha|chefe|chefa|patrão|irmão|irmã|mãe|pai|filho|filha|mulher|esposa|marido|namorado|namorada|
  primo|prima|tio|tia|sócio|sócia|conhecido|conhecida)`;
const mine = `[(o|a)] (meu|minha|nosso|nossa|seu|sua) [(melhor|velho|velha)] ${kin}`;
const them = `(ele|ela|eles|elas|${mine}|(um|uma) ${kin})`;

export const others: OthersData = {
  people: [
    mine,
    `(um|uma) ${kin} [(meu|minha|nosso|nossa)]`,
    '[(os|as)] (meus|nossos|minhas|seus) (pais|amigos|amigas|colegas|vizinhos|filhos|irmãos|avós|clientes)',
    '(ele|ela|eles|elas|alguém|outra pessoa)',
  ],
  says: [
    `[também] [sempre] [(me|nos)] (diz|disse|dizem|disseram|acha|achou|pensa|recomenda|recomendou|sugere|sugeriu|propôs|propõe|comentou|
      escreveu) [(me|nos)] [que]`,
  ],
  named: ['(diz|disse|acha|sugere|sugeriu|recomenda|recomendou|quer|prefere)'],
  does: [
    `[(já|também|só)] (pagaram|pagam|gastaram|compraram|moram|vivem|querem|queriam|preferem|levaram|tiveram|têm|estiveram|foram|vieram|reservaram|pediram|escolheram|precisam|ficaram|pagou|paga|gastou|comprou|mora|morava|vive|vivia|quer|queria|prefere|levou|teve|tinha|tem|esteve|foi|veio|reservou|
      pediu|escolheu|precisa|deu|ficou)`,
  ],
  inverted: ['(diz|disse|segundo)'],
  suitsBehind: [
    `(serve|bem|dá|chega|ótimo|ótima|bom|boa|perfeito|perfeita|jeito) (para|pra|a) ${them}`,
    '(serve|convém|agrada) lhe',
  ],
  suitsBefore: [],
  strangers: [
    'ao lado (era|eram|estava|estavam|fazia|faziam|de nós)',
    '(da mesa ao lado|na mesa ao lado|atrás de nós|noutra mesa|em outra mesa)',
  ],
};
