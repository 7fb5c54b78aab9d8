import type { AnswerData } from '../answers/answer-data.ts';
import { emoji } from '../words/emoji.ts';

const subject = '(isso|isto|tudo|assim|está tudo|tá tudo|aí)';
const very = '[(tudo|mesmo|muito|super|totalmente|bem|perfeitamente|exatamente|certinho)]';
const right =
  '(certo|certa|certinho|correto|correta|correcto|bem|bom|ótimo|óptimo|perfeito|ok|okay|fixe|exato|direito|excelente|combinado)';
const forMe = '[(para|pra|por) (mim|nós)]';

export const answers: AnswerData = {
  yes: [
    '(sim|simm|siim|ss|yes|yep|yeah|yup|sim sim|aham|ahã|uhum|arrã|simmm|ya|yah)',
    `sim (por favor|senhor|senhora|claro|com certeza|obrigado|obrigada|pode ser|quero|queremos|isso mesmo|é isso|
      exatamente|está|tá|está certo|tá certo|tenho|temos|preciso|precisamos|confirmo)`,
    ...emoji.yes,
    '(claro que sim|claro|com certeza|certamente|sem dúvida|sem dúvidas|evidentemente|obviamente|lógico|óbvio|pois claro|pois é|mas claro)',
    '(com (todo o|muito) (gosto|prazer)|com prazer|com gosto)',
    '(eu confirmo|confirmo|confirmamos|concordo|concordamos|de acordo|estou de acordo|aceito|aceitamos)',
    '(parece|soa) [(me|muito)] (bem|bom|ótimo|óptimo|perfeito|excelente)',
  ],
  closedYes: [
    `(isso|isso mesmo|isso aí|isto mesmo|exato|exatamente|exactamente|certo|certinho|certa|certíssimo|correto|correta|correcto|
      perfeito|ótimo|óptimo|ok|okay|okey|oki|blz|beleza|tá|tá bom|tá bem|tá ok|tá certo|está bem|está bom|está certo|
      está ok|fechado|combinado|bora|vamos|vamos lá|pode|pode ser|pode sim|fixe|de boa|show|joia|jóia|valeu|positivo|
      afirmativo|justo|bem|tudo certo|tudo bem|tudo ok|por mim tudo bem|por mim sim|também|é|é sim|é isso|é isso mesmo|
      e isso|e isso mesmo|quero|quero sim|queremos|queria|tenho|tenho sim|temos|há|tem|tem sim|tava|sou|sou sim|somos|
      preciso|preciso sim|precisamos|está|estou|faz favor|por favor|gostaria|gostava|s)`,
    `${subject} (está|tá|é|fica|parece|soa|serve) ${very} [${right}] ${forMe}`,
    `(está|tá|ficou|fica) [tudo] ${very} ${right} ${forMe}`,
    '(é assim mesmo|assim mesmo|assim está bem|assim tá bom|pode fazer|faça isso|faz isso|pode avançar|avance|força|manda ver|manda bala)',
    '(por mim|para mim|pra mim) (pode ser|tudo bem|está bem|tá bom|ok|serve)',
    '(dá|serve|funciona|resulta) [(sim|perfeitamente|bem|para mim|pra mim)]',
  ],
  no: [
    '(não não|naum|nop|nope|não mesmo|não senhor|não senhora|não obrigado|não obrigada|não valeu|não por favor)',
    'não (está|tá|tudo|estou|assim está) (bom|bem|ótimo) [(assim|obrigado|obrigada|por agora)]',
    ...emoji.no,
    `(de (modo|jeito|maneira|forma) (nenhum|nenhuma|algum|alguma)|nem pensar|nem morto|nem por isso|nem por sombras|jamais|
      nunca|claro que não|com certeza que não|com certeza não|obviamente que não|óbvio que não|de todo|nada disso|
      negativo|em hipótese (alguma|nenhuma)|tá louco)`,
    '(melhor|é melhor|acho melhor|prefiro|preferia) (não|que não)',
  ],
  closedNo: [
    '(n|nn|nunca|errado|errada|incorreto|incorreta|incorrecto|nada|falso|dispenso|dispensamos|nem|nem um|nem uma)',
    `${subject} não (está|é|tá|fica|serve|dá) [(muito|bem|nada|tão)] [${right}] ${forMe}`,
    `(não (está|tá|é|fica)) [(bem|muito|nada|lá muito|tão)] [${right}] ${forMe}`,
    `${subject} (está|tá|é) [(tudo|completamente|bem|mesmo|meio)] (errado|errada|mal|incorreto|incorreta)`,
    '(está|tá) (errado|errada|mal|incorreto|incorreta|tudo errado)',
    `(ainda não|agora não|hoje não|por enquanto não|por agora não|de momento não|no momento não|neste momento não|nem tanto|
      não exatamente|não propriamente|não muito|não bem|não é bem|não é bem isso|não mais|já não|não precisa|não é
      preciso|não é necessário|não faz falta|sem necessidade|talvez não|se calhar não|fica para outra|fica para depois)`,
    '(talvez|quem sabe|quem sabe|se calhar) (depois|mais tarde|outro dia|outra hora|outra vez|noutro dia)',
    '(acho|achamos|creio|penso|parece me|receio) que não',
    '(provavelmente não|não creio|não me parece|acho que não)',
    '(eu|nós) (não|acho que não|não quero|não preciso|não tenho)',
    'não (quero|queremos|preciso|precisamos|é preciso|tenho|temos|há|tem|sou|somos|é|está|tá|é isso|gostaria|concordo|aceito|confirmo|pode|dá|funciona|serve)',
    '(nenhum|nenhuma|nenhuns|nenhumas)',
  ],
  articleNo: [
    '(não|n|ñ|nã|no)',
    '(agora|hoje|ainda|por enquanto|por agora|de momento|neste momento) não',
  ],
  clauseStarts: [
    '(eu|nós|isso|isto|por favor|obrigado|obrigada|mas|porque|pois|só que|meu|minha|prefiro|preferia|está|tá)',
  ],
  unsure: [
    '(talvez|quiçá|porventura|se calhar|quem sabe|pode ser que sim|pode ser que não|eventualmente|possivelmente)',
    '[eu] não (tenho|tenho a) [(muita|total|toda a|a)] (certeza|certezas)',
    '(não estou|não estamos|não tô) [(muito|bem|totalmente)] (certo|certa|certos|seguro|segura)',
    '[eu] (não|n) (sei|sabemos|faço ideia|faço a mínima ideia) [(bem|ainda|ao certo|dizer|agora|direito|se sim)]',
    '(sei lá|sem ideia|nem ideia|não faço ideia|nem sei|sla|tenho dúvidas|estou em dúvida|tô em dúvida|em dúvida)',
    '(depende|vai depender|mais ou menos|vamos ver|a ver vamos|a ver|veremos|logo se vê|difícil dizer|nim|sim e não)',
    ...emoji.unsure,
  ],
  hedges: ['(provavelmente|é provável|deve ser|deve)'],
  leaningYes: [
    '(se possível|se for possível|se puder ser|se der|de preferência|idealmente)',
    'seria (bom|ótimo|óptimo|ideal|perfeito)',
    '[(eu|nós)] (acho|achamos|creio|penso|parece me|imagino|suponho|presumo|julgo) (que sim|que seja|sim)',
    '(provavelmente|é provável|deve ser|deve|julgo eu) [(sim|que sim)]',
    'sim (acho|acho eu|creio|provavelmente|talvez)',
    'sim (acho que sim|julgo eu|penso eu|penso que sim|parece me|se calhar|creio que sim)',
  ],
  closedUnsure: [
    '(possível|é possível|pode ser que|ambos|os dois|as duas)',
    '(espero|esperamos) (que sim|que seja|sim)',
  ],
  buts: ['(mas|só que|porém|contudo|todavia)'],
  conditions: [
    '(se|caso|desde que|só se|exceto|excepto|a não ser|contanto|a menos|assim que|quando)',
  ],
  mild: [
    '(ok|okay|tá|tá bem|tá bom|está bem|está bom|certo|bem|bom|blz|beleza|ótimo|óptimo|tudo bem|pronto|pois|pois bem)',
  ],
  neither: [
    '(boa|bom) (pergunta|ponto|questão)',
    '(bom|boa) (dia|tarde|noite)',
    '(boas|tudo bem com|tudo bom com)',
    '(sem|não tem|não há) (problema|problemas|pressa|preferência|stress|estresse|preferências|grande preferência)',
    '(não|n) (só|apenas|mais de|mais que|menos de|menos que|antes|depois|mais tarde|mais cedo|tenho preferência|importa|me importa|interessa|faz diferença)',
    '(não) (quero|queria|posso|vou|pretendo|gostaria de|gosto de|me apetece) (dizer|responder|falar|informar|dar|partilhar|compartilhar|revelar|fornecer)',
    '(claro|certo|com certeza) (que|de que) [(o|a|é)]',
    '(sou|tenho|temos|quero|queremos|preciso|precisamos|há|tem|está|estou|é|isso|vamos|pode) (de|um|uma|o|a|que|para|em)',
  ],
  padding: [
    '(por favor|se faz favor|faz favor|pf|pfv|pfvr|sff|plz)',
    '(obrigado|obrigada|muito obrigado|muito obrigada|obg|obgd|brigado|brigada|valeu|vlw|grato|grata|agradeço|agradecido|agradecida)',
    '(obrigado|obrigada|obg) (pela|pelo) (ajuda|atenção|informação|apoio)',
    '(desculpe|desculpa|perdão|lamento|sinto muito)',
    '(haha|rs|rsrs|kkk|kk|k|lol|hehe)',
    ...emoji.friendly,
    '!',
  ],
  lead: [
    `(então|bem|bom|pois|ah|oh|ai|hum|humm|hm|hmm|ei|olá|oi|olha|olhe|ora|ora bem|na verdade|sinceramente|para ser sincero|
      pra ser sincero|ué|uai|opa|epa|é que|sabe|eh)`,
  ],
};
