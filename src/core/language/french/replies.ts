import type { ReplyData } from '../answers/answer-data.ts';
import { emoji } from '../words/emoji.ts';

const one = '[(valeur|réponse|option|choix|date|numéro|nom|adresse|version|proposition)]';
const take =
  "[(oui|svp|prenez|prends|je prends|je choisis|gardez|plutôt|je veux|je voulais dire|je veux dire|c'est|la réponse)]";

function nth(ordinal: string, digit: string, cardinal: string): readonly string[] {
  return [
    `${take} [(le|la|l')] ${ordinal} ${one}`,
    `${take} [(le|la|l')] (numéro|option|choix|n|no|réponse|num) (${digit}|${cardinal})`,
    `# ${digit}`,
  ];
}

export const replies: ReplyData = {
  approvals: [
    `(oui|ouais|ouep|yes|oui svp|oui bien sûr|oui allez y|oui vas y|ok|okay|oki|d'accord|dac|bien sûr|évidemment|absolument|
      carrément|volontiers|avec plaisir|oui oui|o|tout à fait|oui tout à fait|oui volontiers)`,
    `[(oui|svp|vous pouvez|tu peux|on peut|c'est bon|ok|parfait|allez y|vas y)] (envoyer|envoie|envoyez|envoyez le|envoie le|l'envoyer|envoyer le tout|envoyez le tout|envoyez tout|envoie tout|
      transmettre|transmettez|valider|validez|valide|soumettre|expédier|faites le|fais le|confirmer|go)`,
    "(allez y|vas y|allons y|c'est parti|go|on y va|banco|lancez|vous pouvez y aller|tu peux y aller)",
    '(je confirme|je valide|confirmé|validé|on confirme|nous confirmons|nous validons|on valide|approuvé|entendu)',
    `[(tout|ça|c'est|tout est|ça c'est|tout cela est|ce)] [(est|tout|tout à fait|bien|très|tout est)] (juste|exact|correct|bon|parfait|ok|okay|nickel|impeccable|
      en ordre|bien|impec)`,
    "(c'est ça|c'est bien ça|c'est tout à fait ça|exactement|exact|parfaitement|ça marche|ça me va|ça nous va|ça roule|ça joue|ça va comme ça|c'est bon comme ça|rien à changer|rien à redire|super|génial)",
    ...emoji.yes,
  ],
  padding: [
    "(svp|stp|s'il vous plaît|s'il te plaît|merci|merci beaucoup|merci bien|bonjour|alors|donc|bon|oh|hm|et|pour moi|comme ça|maintenant|🙏|🙂|😊|😀|😄|😉)",
  ],
  other: [`[(non|pardon|plutôt|je veux dire)] [(plutôt)] l'autre [(option)]`],
  keep: [
    `[(non|svp|plutôt|on|je)] (laissez comme ça|laisse comme ça|laisser comme ça|gardez|garde|garder|gardons|on garde|reste|restons|ça reste|ne changez rien|ne change rien|
      rien à changer|comme avant|comme (c'était|c'est)|on ne change rien|on reste là dessus|ne rien changer|aucun changement|pas de changement|gardez comme ça|on garde comme ça)`,
    `[(non|prenez|prends|gardez|garde|garder|plutôt|je garde|on garde|restons sur)] [(le|la|l')] (ancien|ancienne|l'ancien|l'ancienne|précédent|précédente|d'avant|d'origine|initial|initiale|première version) ${one}`,
    `[(non|gardez|garde|garder)] [(le|la)] [(valeur|réponse|date|celui|celle)] (d'avant|actuelle|actuel)`,
  ],
  keepWhat: [
    '[(non|svp)] (gardez|garde|garder|on garde|je garde|laissez|restez sur|restons sur|on reste sur|reste sur)',
  ],
  takeNew: [
    '[(oui|svp)] (changez|change|changer|modifiez|modifie|modifier|remplacez|remplace|remplacer|mettez à jour|mets à jour|changez le|change le|remplacez le)',
    `${take} [(le|la|l')] (nouveau|nouvelle|nouvel|dernière version) ${one}`,
  ],
  positions: {
    1: [...nth('(premier|première|1er|1ère|1re)', '1', 'un|une')],
    2: nth('(deuxième|second|seconde|2e|2ème|2eme)', '2', 'deux'),
    3: nth('(troisième|3e|3ème)', '3', 'trois'),
    4: nth('(quatrième|4e|4ème)', '4', 'quatre'),
    5: nth('(cinquième|5e|5ème)', '5', 'cinq'),
    '-1': [`${take} [(le|la|l')] (dernier|dernière) ${one}`],
  },
};
