import type { QuestionData } from '../answers/question-data.ts';

const who =
  '(eu|tu|você|vocês|vc|vcs|ele|ela|eles|elas|nós|isso|isto|o|a|os|as|um|uma|meu|minha|aí|aqui|algum|alguma|alguém|já|mais|também|que|ainda|muito|possível|preciso|necessário|bom|de|em|para|pra|no|na)';

export const questions: QuestionData = {
  starts: [
    `(o que|que|quê|quem|qual|quais|quando|onde|aonde|por que|por quê|porquê|pq|como|quanto|quantos|quanta|quantas|
      para que|pra que|para quê|de onde|para onde|com quem|a que horas|que horas|até quando|desde quando|a partir de
      quando|em que|de que|cadê|será que|quanto tempo|quanto custa|é que horas)`,
    `(tem|têm|há|existe|existem|é|são|está|estão|posso|podemos|pode|podem|consigo|conseguem|consegue|dá|devo|preciso|
      precisamos|aceita|aceitam|oferece|oferecem|vende|vendem|fazem|faz|inclui|incluem|custa|demora|vai|vão|vocês|
      precisa|funciona|fica|cobram|cobra|servem|teria|teriam|haveria|seria) ${who}`,
    '(vocês|você|vcs|vc) (tem|têm|aceitam|aceita|fazem|faz|oferecem|oferece|vendem|vende|sabem|sabe|podem|pode|conseguem|consegue|cobram|trabalham|entregam|enviam|abrem|fecham)',
    '(pode|podem|podes|poderia|poderias|poderiam|podia|podias|consegue|sabe|sabes) [(me|nos)] (dizer|explicar|mostrar|informar|ajudar|indicar|esclarecer|falar|contar|confirmar) [(me|nos)]',
    '(pode|podes|poderia|podia) (dizer|explicar|mostrar|informar|indicar) (me|nos)',
    '(gostaria|gostava|queria|quero|queríamos|adorava|preciso) (de saber|saber|de perguntar|perguntar|de entender|entender)',
    '(diga|diz|diga me|diz me|me diz|me diga|me fala|me fale|fala me|explica|explique|explica me|explique me|me explica|me explique|mostra|mostre) [por favor] (o que|que|como|onde|quando|por que|porquê|qual|quais|quanto|se)',
    '(tenho|temos|tinha|queria fazer|posso fazer|fiquei com) [(mais|ainda|só)] (uma|outra|algumas|umas|mais uma) [(pequena|última)] (pergunta|perguntas|dúvida|dúvidas|questão)',
    '(uma pergunta|só uma pergunta|mais uma pergunta|uma dúvida|só uma dúvida|mais uma dúvida|uma questão)',
  ],
  asks: [
    '(tem|têm|há|existe|existem) [ainda] (mesa|mesas|vaga|vagas|lugar|lugares|quarto|quartos|bilhetes|ingressos|disponibilidade|algo)',
    `(posso|podemos|pode|podem|podia|poderia|podes) [(me|nos|por favor)] (ter|dar|saber|enviar|mandar|passar|indicar) [me] [(o|a|os|as|seu|sua)] (morada|endereço|moradas|
      endereços|telefone|número|código postal|cep|preços|preço|nome|detalhes|menu|cardápio|lista|horário|horários|contacto|contato)`,
    '(pode|podem|podia|poderia|podes|consegue) [por favor] (verificar|confirmar|ver|checar|descobrir) (se|qual|quando|onde|o que)',
  ],
  statements: [
    '(procuro|procuramos|estou procurando|estamos procurando|estou à procura de|ando à procura de) (um|uma|algum|alguma|algo)',
    '(o que|que|como|quando|onde) [eu] (preciso|precisamos|quero|queremos|quis dizer|procuro|gostaria)',
    '(que tal|e que tal|que bom|que ótimo|que óptimo|que pena|que chato|que legal|que fixe|quem sabe|como não)',
    '(o que for|o que quiser|como quiser|quando quiser|onde for|seja o que for|por que não|porque não|qualquer|quanto antes|quanto mais cedo|como disse|como falei|como já disse|quando puder|quando der)',
    '(que|como|quando|quanto) (seja|sejam|for|forem)',
    '(é|são|está|seria) (o|a|os|as|um|uma|de|em|para|pra|no|na|muito|mais|aqui|bom)',
    '(preciso|precisamos) (de|um|uma|que|do|da|dos|das|para)',
    '(vai|há|faz|fica|tem) (ser|um|uma|de|em|no|na|para|muito)',
  ],
  commands: [
    '(é|são|está|estão|tem|há|preciso|precisamos|vai|faz|fica|dá|seria) [(o|a|os|as|um|uma|de|em|para|no|na|muito|mais|aqui|bom|que|possível)]',
  ],
  requests: [
    '(pode|podes|poderia|podia) [(me|nos)] (recomendar|sugerir|aconselhar) [(me|nos)]',
    `(pode|podem|podes|podia|poderia|poderiam|consegue|podemos|vamos) [(por favor|me|nos|também|ainda)] [(me|nos)] (reservar|marcar|agendar|
      encomendar|pedir|mudar|alterar|anotar|pôr|colocar|adicionar|acrescentar|tirar|remover|apagar|fazer|trocar|corrigir|guardar)`,
    '(posso|podemos|podia|poderia|dava para|dá para|dá pra) [(por favor|também|ainda)] (reservar|marcar|agendar|encomendar|pedir|mudar|alterar|ter|ficar com|levar|trocar)',
  ],
  wishes: [
    '(pode ser|podia ser|poderia ser|dá para ser|dá pra ser|seria possível|é possível|que tal|serve|funciona|dá)',
    '(posso|podemos|podia|poderia|poderíamos) [(por favor|também|talvez)]',
    '(talvez|quem sabe|mais ou menos|cerca de|se calhar)',
  ],
  plans: [
    '[(eu|nós)] (preciso|precisamos|quero|queremos|queria|queríamos|gostaria|gostaríamos|gostava|levo|fico com)',
  ],
  proposals: [
    '[e] que tal',
    '[e] se (for|fosse)',
    '[e] o que (acha|achas|acham|me diz) de',
    '(por que não|porque não)',
  ],
  openEnded: [
    `[(a|de|por|para|pra|com|em|desde|até)] (o que|que|quê|quem|qual|quais|quando|onde|aonde|por que|porquê|pq|como|quanto|
      quantos|quanta|quantas|cadê)`,
  ],
  points: [
    '(isso|isto|esse|essa|esses|essas|este|esta|ele|ela|eles|elas|assim|aí|lá|ali|tal|disso|nisso)',
  ],
  particles: [],
  lead: [
    `(então|bem|bom|hm|hum|ah|oh|pois|ok|okay|sim|não|claro|e|mas|também|ou|olá|oi|desculpe|desculpa|por favor|
      obrigado|obrigada|primeiro|antes|já agora|aliás|na verdade|espere|espera|ótimo|óptimo|perfeito|ainda|olha|olhe|
      bom dia|boa tarde|boa noite|ei|só|e já agora|agora)`,
  ],
  conditions: [
    '(antes|antes de|antes disso|antes que|primeiro|por falar nisso|já agora|a propósito|uma coisa|aliás)',
    `(se|caso|para|pra|com|sem|em|supondo que|desde que|assim que|como|porque|quando|exceto|excepto|em vez de|além de|segundo|
      conforme|quanto a|quanto ao|quanto à|sobre|por causa de|a menos que)`,
  ],
  tags: [
    '(né|não é|não é verdade|certo|ok|okay|sim|não|tá|tá bom|pode ser|está bem|tudo bem|é isso|por favor|se possível|ou assim|ou não|correto|verdade|viu)',
  ],
};
