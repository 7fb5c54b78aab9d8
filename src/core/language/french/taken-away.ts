import type { TakenAwayData } from '../answers/taken-away.ts';

const to = '(vous|te|le vous|vous le|te le)';
const say =
  '(dis|dirai|dit|dira|disons|dirons|redis|redirai|confirme|confirmerai|confirmons|confirmerons|rappelle|rappellerai|rappelons|appelle|appellerai|réponds|répondrai|répondrons|écris|écrirai|recontacte|recontacterai)';
const it = '(ça|cela|tout|plus)';
const at =
  '[(le|la|les|à|au|en|dans|avant|après|avant le|après le|à partir de|d ici|d ici à|pour)] [(le|la|les)]';

export const takenAway: TakenAwayData = {
  negations: [
    `(pas|jamais|plus) (payer|dépenser|mettre|donner|débourser|facturer) [(le|la|les|un|une)]`,
    `jamais (je|on|nous) [ne] (paierai|paierais|paie|paye|paiera|paierait|paierons|paierions|dépenserai|dépenserais|dépense|mettrai|mettrais|donnerai|donnerais|mets|donne)`,
    "(pas|hors de) question (de|d'y) (payer|mettre|dépenser|donner)",
    `pas (être|avoir|payer|venir|avant) [(le|la|les|en|de|d'|une|un)]`,
    'pas de (chambre|table|date|jour) [(de|du)]',
    'à moins que [(le|la|les|ce soit|ce soit le)]',
    "pas (forcément|nécessairement|trop|très|tellement|besoin (d'être|que ce soit|d'un|d'une)) [(dans|à|en|le|la)]",
    `(pas|non|sans|jamais|aucun|aucune|ni|sauf|excepté|hormis|plutôt que|au lieu de|surtout pas) [(de|du|des|à|au|aux|en|dans|chez|pour|avec|le|la|les|un|une)]`,
  ],
  unfit: [
    `(je|on|nous) [ne] (peux|peut|pouvons|pourrai|pourra|pourrons|veux|veut) pas`,
    `[(ça|cela|c')] [(ne|n')] [(me|nous)] (va|ira|marche|marchera|fonctionne|convient|conviendra|conviennent|arrange|plaît|vont|iront) pas`,
    `(ce n'est|c'est|n'est|ne sont|ne serait|ce ne sera|ce ne serait) pas (possible|bon|bien|une option|suffisant|assez|acceptable|idéal|disponible|une bonne idée)`,
    `[(c'est|est|sont|serait|ce serait|ça fait|c'est vraiment|c'est un peu|est un peu|est vraiment)] (trop|beaucoup trop|bien trop) (tard|tôt|cher|chère|chers|chères|long|longue|court|courte|peu|grand|grande|petit|petite|lourd|loin|juste|élevé|élevée|bas|basse)`,
    "(c'est|est|sont|serait|ce serait|ça fait) [(vraiment|un peu|beaucoup|bien)] trop",
    "[c'est] (impossible|hors de question)",
    '(je suis|on est|nous sommes|je serai|on sera|nous serons) [déjà] (pris|prise|occupé|occupée|occupés|indisponible)',
    "(est|serait|c'est|tombe) [(trop|très|vraiment)] (impossible|exclu|mauvais|difficile|mal|un problème|hors de question|pris)",
  ],
  unfitAtEnd: ['(non|pas|jamais|surtout pas) [(merci|svp)]', "c'est (non|mort)"],
  relative: ['(de plus|en plus|supplémentaire|supplémentaires) [(svp|merci)]'],
  alternatives: ['(ou|ou peut être|peut être|voire) [à]'],
  exceptions: [
    '(sauf|excepté|hormis|hors)',
    'à part',
    "à l'exception (de|du)",
    'mais [surtout] pas',
    'surtout pas',
  ],
  exceptionsBehind: ['pas'],
  noExceptions: [],
  bygone: [
    "(l'an dernier|l'année dernière)",
    "(le mois dernier|la semaine dernière|l'autre jour|hier)",
  ],
  lastTime: [
    "avant (nous étions|on était|c'était|ça coûtait|il y avait|on payait)",
    'la (dernière|précédente) fois',
    'la fois (dernière|précédente)',
  ],
  likeBygone: ['(comme|que)'],
  thisTime: ['(cette fois|cette fois ci|maintenant|cette année|mais)'],
  toldBefore: [
    `(je|on|nous) ${to} ${say} [${it}] ${at}`,
    `(je|on|nous) [(le|la|en)] (saurai|saura|saurons|sais|sait|déciderai|décidera|déciderons|confirmerai|confirmera|confirmerons) [${it}] ${at}`,
    `(je|on|nous) (vais|va|allons|pourrai|pourra|pourrons|peux|peut|pouvons) [(le|la|en|vous le|te le|vous|te)] (savoir|dire|confirmer|décider|répondre|rappeler|appeler) [${it}] ${at}`,
  ],
  bornBefore: ['(je suis|nous sommes|il est|elle est|suis) (né|née|nés) [(le|en|un)]'],
  pastBehind: ['(a été|ont été|était|étaient|fut)'],
  toldBehind: [
    `(je|on|nous) ${to} ${say}`,
    '(je|on|nous) [(le|la|en)] (saurai|saura|saurons|déciderai|décidera|déciderons|confirmerai|confirmera)',
  ],
};
