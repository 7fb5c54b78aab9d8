import type { WishData } from '../names/mention-data.ts';

export const wishes: WishData = {
  requestVerbs: (
    'eu nós me nos ele ela eles elas você vocês isso isto o a os as um uma por favor procuro procuramos procura ' +
    'procure encontrar encontra encontre mostra mostre mostrar reservar reserva reserve reservo marcar marca marque ' +
    'comprar compra compre pedir peço quero queremos queria queríamos gostaria gostava preciso precisamos posso ' +
    'podemos pode poderia tem há sim não e ou mas como o que que onde quando por quem qual quais é são em no na de ' +
    'do da para com sem quanto fazer faz faça dá dê diga diz olá oi bom boa'
  ).split(' '),
  insidePrepositions: ['(em|no|na|nos|nas|perto de|perto do|perto da|junto a|dentro de|ao pé de)'],
  placePrepositions: [
    '(em|no|na|nos|nas|para|pra|pro|de|do|da|dos|das|a|ao|à|até|desde|perto de|perto do|perto da|junto a|por|via|rumo a)',
  ],
  placeLeads: [
    '(em|no|na|nos|nas|para|pra|pro|de|do|da|a|ao|à|até|desde|perto de|algures em|em algum lugar de|por favor|o|a|cidade de|cidade|na zona de|na região de)',
    `[(eu|nós)] (vou|vamos|viajo|viajamos|voo|quero ir|queremos ir|queria ir|moro|moramos|vivo|vivemos|estou|estamos|
      fico|ficamos|venho|vimos|saio|saímos|parto|partimos|chego|chegamos|sou|somos)`,
    '(é|seria|fica|pode ser)',
  ],
  wishOpenings: [
    `[(eu|nós)] (quero|queremos|queria|queríamos|gostaria|gostaríamos|gostava|preciso|precisamos|procuro|procuramos|prefiro|
      preferimos|planejo|pretendo)`,
    `[por favor] (reserve|reserva|marque|marca|encontre|encontra|procure|procura|peça|faça|ponha|põe|coloque)`,
    '(pode|podes|poderia|poderias|podia) [(por favor|me|nos)] (reservar|marcar|encontrar|procurar|pedir)',
  ],
  wishLeads: [
    '[(isso|isto)] (tem de|tem que|deve|devia|deveria) ser',
    'ser',
    '(um|uma|uns|umas|o|a|os|as|algum|alguma|algo|qualquer|por favor|talvez|antes|algo como|alguma coisa como|tipo)',
    `[(eu|nós)] (quero|queremos|queria|queríamos|gostaria|gostaríamos|gostava|procuro|procuramos|preciso|precisamos|
      prefiro|preferia|adorava|adoraria|levo|fico com|apetece me|me apetece|gosto) [de] [(ver|comer|ouvir|ter|comprar|beber)]`,
    '(que tal|e se fosse|estou a pensar em|estou pensando em|de preferência)',
  ],
  wishTails: [
    `(por favor|obrigado|obrigada|se possível|para ver|para comer|para ouvir|seria (bom|ótimo|óptimo|perfeito|ideal|fixe|
      legal)|serve|pode ser|vinha a calhar)`,
  ],
  sentenceWords: (
    'eu me mim meu minha meus minhas nós nos nosso nossa tu te ti teu tua você vocês seu sua ele ela eles elas isso ' +
    'isto que o quem qual quais onde quando porque porquê por como é são era eram foi está estão estou estamos ser ' +
    'estar vai vão vou vamos tem têm tenho temos ter há pode podem posso podemos poderia quero queremos queria gostaria ' +
    'preciso precisamos deve não nenhum nenhuma sim se mas pois para com sem de ou talvez algures algo'
  ).split(' '),
};
