import type { FragmentData } from '../words/content-data.ts';

export const fragments: FragmentData = {
  opens: [
    `(cerca de|aproximadamente|mais ou menos|uns|umas|perto de|por volta de|em torno de|talvez|provavelmente|quase|mais
      de|menos de|pelo menos|no máximo|no mínimo|até|entre|na casa de|na faixa de|acima de|abaixo de)`,
    `(de|do|da|dos|das|desde|até|para|pra|pro|por|pelo|pela|em|no|na|nos|nas|com|sem|antes de|depois de|sobre|a|o|os|
      as|ao|à|às|um|uma|meu|minha|nosso|nossa|seu|sua)`,
    '(é|são|sou|somos|era|eram|está|estão|estamos|há|tem|temos|isso é|isto é|seria|seriam)',
    `[(eu|nós)] [(também|só|realmente)] (preciso|precisamos|quero|queremos|queria|queríamos|gostaria|gostaríamos|gostava|
      procuro|procuramos|pago|pagamos|peço|pedimos|levo|levamos) [de]`,
    `[(o meu|a minha|meu|minha|o nosso|a nossa|nosso|nossa|o|a)] (nome|email|e mail|empresa|orçamento|número|valor|montante|
      prazo|destinatário|iban|referência) [(é|fica)]`,
    '(posso|podemos|pode|podem|podia|poderia|dá para|dá pra|vai|há|tem) [por favor]',
    '(e|ou|mas|então|porque|se|que|chamo me|me chamo|pague|transfira|envie)',
  ],
  counted: [
    '(k|mil|milhão|milhões|mi|bilhão|bilhões|euro|euros|eur|real|reais|dólar|dólares|usd|libras|por cento|centavos|cêntimos)',
    '(pessoas|pessoa|funcionários|empregados|colaboradores|gente|convidados|hóspedes|dias|dia|semanas|semana|mês|meses|ano|anos|horas|hora|unidades|peças|noites)',
  ],
  goesOn: [
    '(de|do|da|desde|até|para|pra|pro|por|em|no|na|com|antes|depois|sobre|ao|à|às|por aí|ou assim|e|ou)',
  ],
};
