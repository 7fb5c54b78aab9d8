import type { ReplyData } from '../answers/answer-data.ts';
import { emoji } from '../words/emoji.ts';

const one =
  '[(valor|resposta|opção|escolha|data|número|nome|morada|endereço|versão|hipótese|alternativa)]';
const take =
  '[(quero|queria|prefiro|escolho|fico com|vou com|pode ser|é|foi|fica|seria|por favor|com|refiro me a|refiro me ao)]';

function nth(ordinal: string, digit: string, cardinal: string): readonly string[] {
  return [
    `${take} [(o|a)] ${ordinal} ${one}`,
    `${take} [(o|a)] (número|opção|nº|n|hipótese) (${digit}|${cardinal})`,
    `# ${digit}`,
  ];
}

export const replies: ReplyData = {
  approvals: [
    '(sim|sim por favor|sim pode|sim pode enviar|sim claro|claro|claro que sim|com certeza|ok|okay|ss|aham|uhum|tá|tá bom|tá bem|beleza|blz|está bem|está bom|pode ser|pode|pode sim|bora|vamos|vamos lá|fechado|combinado|isso|isso mesmo|s)',
    `[(sim|ok|claro|por favor|então)] [já] (pode|podes|podem) [já] (enviar|mandar|submeter|avançar|confirmar|seguir|ir|prosseguir|finalizar|concluir) [(isso|isto|assim|já|agora|tudo)]`,
    '[(sim|ok|por favor|então)] (envia|envie|enviar|manda|mande|mandar|submeta|submete|submeter|avança|avance|avançar|confirma|confirme|confirmar|envie se|manda ver|manda bala|força|siga) [(isso|isto|assim|já|agora|tudo|lá)]',
    '(confirmo|confirmado|confirmada|eu confirmo|confirmamos|aceito|aprovado|aprovada|aprovo|concordo|de acordo|estou de acordo|autorizo|autorizado)',
    `[(isso|isto|tudo|assim|está|tá|está tudo|tá tudo|é|é isso|sim está|sim está tudo)] [(está|tá|é|tudo)] (certo|certinho|correto|correcto|bem|bom|ótimo|óptimo|perfeito|ok|okay|exato|em ordem|direito|excelente)`,
    '(exato|exatamente|exactamente|perfeito|ótimo|óptimo|excelente|isso aí|é isso|é isso mesmo|é isso aí|assim mesmo)',
    ...emoji.yes,
  ],
  padding: [
    '(por favor|se faz favor|pf|pfv|obrigado|obrigada|muito obrigado|muito obrigada|obg|olá|oi|então|bem|assim|oh|ah|hm|e|lá|valeu|🙏|🙂|😊|😀|😄|😉)',
  ],
  other: [`[(não|desculpe|quis dizer)] [(antes|melhor)] (o outro|a outra) [(opção)]`],
  keep: [
    `[(não|por favor|prefiro|antes)] (deixa assim|deixe assim|deixa como está|deixe como está|deixar como está|deixar assim|
      manter|mantém|mantenha|mantenho|mantém assim|fica assim|fica como está|fica igual|como estava|como antes|igual|
      não muda|não mude|não mudar|não altere|não alterar|sem alterações|fica como estava|deixa como estava)`,
    `[(não|por favor)] [(manter|mantém|mantenha|mantenho|fica|fico com|deixa|prefiro|quero|com)] [(o|a)] (antigo|antiga|anterior|velho|velha|original|de antes|que estava|inicial) ${one}`,
    `[(o|a)] ${one} (antigo|antiga|anterior|original|de antes|que estava)`,
  ],
  keepWhat: [
    '[(não|por favor)] (mantém|mantenha|mantenho|manter|deixa|deixe|deixar|fico com|ficamos com|fica) [(o|a|em|com)]',
  ],
  takeNew: [
    '[(sim|por favor)] (mudar|muda|mude|alterar|altera|altere|substituir|substitui|substitua|atualizar|atualiza|atualize|trocar|troca|troque)',
    `[(sim|por favor)] ${take} [(o|a)] (novo|nova) ${one}`,
    `${take} [(o|a)] ${one} (novo|nova)`,
  ],
  positions: {
    1: nth('(primeiro|primeira|1º|1ª|1o|1a)', '1', 'um'),
    2: nth('(segundo|segunda|2º|2ª|2o|2a)', '2', 'dois'),
    3: nth('(terceiro|terceira|3º|3ª|3o|3a)', '3', 'três'),
    4: nth('(quarto|quarta|4º|4ª|4o|4a)', '4', 'quatro'),
    5: nth('(quinto|quinta|5º|5ª|5o|5a)', '5', 'cinco'),
    '-1': [`${take} [(o|a)] (último|última) ${one}`],
  },
};
