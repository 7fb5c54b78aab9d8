import type { AnswerData } from '../answers/answer-data.ts';
import { emoji } from '../words/emoji.ts';

const subject = "(c'est|ça c'est|tout est|ce serait|ça serait|ça sera|ce sera|cela est|c'était)";
const very =
  '[(tout à fait|tout|très|parfaitement|bien|vraiment|totalement|absolument|plutôt|super)]';
const right =
  '(juste|exact|correct|bon|ok|okay|parfait|nickel|impeccable|impec|ça|cela|bien|super|top|vrai|en ordre|noté)';
const forMe = '[(pour (moi|nous)|de mon côté)]';

export const answers: AnswerData = {
  yes: [
    '(oui|ouais|ouai|ouaip|ouep|yes|yep|yeah|yup|ui|oui oui|mouais|wi|ouii|si si)',
    '(oui|ouais) (svp|stp|merci|volontiers|bien sûr|tout à fait|absolument|avec plaisir|exactement|carrément|parfait|pourquoi pas)',
    "oui (s'il vous plaît|s'il te plaît|c'est ça|c'est (exact|juste|bon|correct|bien ça)|je (veux|confirme|voudrais|souhaite) [bien])",
    ...emoji.yes,
    '[mais] (bien sûr|bien entendu|évidemment|naturellement|certainement|assurément|sans aucun doute|sans problème|sans souci|carrément|tout à fait|absolument|parfaitement|volontiers|avec plaisir|avec joie)',
    '[mais] (bien sûr|évidemment) que oui',
    "(je|on|nous) (confirme|confirmons|valide|validons|suis d'accord|sommes d'accord|est d'accord)",
    "(ça|cela) (marche|roule|joue|me va|nous va|me convient|nous convient|me paraît bien|me semble bien|a l'air bien|baigne)",
  ],
  closedYes: [
    `(exact|exactement|juste|correct|d'accord|dac|d'acc|ok|okay|oki|okey|okidoki|parfait|nickel|impeccable|impec|super|
      génial|top|entendu|effectivement|en effet|affirmatif|confirmé|validé|vrai|bon|bien|très bien|sûr|c'est sûr|
      certes|si|o|excellent|je veux bien|avec grand plaisir|pourquoi pas|allez|allez y|vas y|allons y|go|
      je pense bien|tout bon|tout juste|vendu|adjugé|ça joue|ça va|ça me va)`,
    `${subject} ${very} ${right} ${forMe} [comme ça]`,
    `(c'est|ça c'est) (ça|cela|bien ça|bien cela|tout à fait ça|exactement ça|le cas|bien le cas|oui)`,
    '(ça|cela) (va|ira|marche|convient|colle|correspond|fonctionne|suffit|suffira) [(très bien|bien|parfaitement)] [(pour (moi|nous)|comme ça)]',
    '(on (fait|part|y va) [(comme ça|là dessus|sur ça)]|faites (le|donc|comme ça)|fais (le|comme ça)|allons y)',
    "(j'en ai|on en a|nous en avons|je l'ai|on l'a|je le suis|on l'est)",
    '(moi aussi|nous aussi|il y en a|il y en a un|y en a)',
  ],
  no: [
    '(non|nan|nope|non non|no|nn|nenni|ah non|oh non|que non|mais non)',
    '(non|nan) (merci|pas du tout|jamais|désolé|hélas|malheureusement|pas vraiment|pas encore|pas maintenant|pas pour le moment|pas la peine|surtout pas|plus maintenant)',
    "(non|nan) (ça va|c'est bon|ça ira|tout va bien|ça me va comme ça) [(merci|comme ça|pour l'instant)]",
    ...emoji.no,
    `(pas du tout|absolument pas|certainement pas|sûrement pas|surtout pas|jamais de la vie|en aucun cas|hors de
      question|pas question|jamais|aucunement|nullement|en aucune façon|rien du tout)`,
    '(malheureusement|hélas|évidemment|bien sûr que|vraiment|plutôt|sans doute|probablement|normalement) (non|pas)',
    '(bien sûr|évidemment|mais bien sûr) que non',
    "(je|on|nous) [ne] (suis|est|sommes|crois|pense|veux|souhaite) pas [(d'accord|intéressé|intéressée|intéressés|ça)]",
  ],
  closedNo: [
    '(faux|pas exact|pas correct|pas juste|pas ok|pas bon|inexact|incorrect|négatif|n|aucun|aucune|rien)',
    `(ce n'est|c'est|ça n'est|ce n'était|c'était|cela n'est) pas [(du tout|vraiment|tout à fait|encore|très)]
      [(bien|ça|cela|le cas|juste|exact|correct|bon|vrai|ok|possible|nécessaire|utile|la peine)] ${forMe}`,
    "(c'est|ça c'est|c'était) [(complètement|totalement)] (faux|inexact|incorrect|une erreur)",
    '(ça|cela) [ne] (va|marche|convient|me va|me convient|nous va|nous convient|colle|fonctionne|correspond) pas [(du tout|pour (moi|nous))]',
    `(pas encore|pas maintenant|pas aujourd'hui|pas vraiment|pas tout à fait|pas spécialement|pas spécialement non|pas
      forcément|pas pour le moment|pas pour l'instant|pas nécessaire|pas la peine|pas besoin|pas ça|pas cette fois|
      pas tellement|pas trop|plus maintenant|sans façon|une autre fois|peut être une autre fois|moi non|moi non plus|
      pas moi|inutile)`,
    '(je|on|nous) (pense|pensons|crois|croyons|suppose|crains|dirais) que non',
    "[ça] (je|on|nous) [(n'en|ne|n')] (veux|veut|voulons|souhaite|ai|a|avons|en ai|en a|en veux) (pas|plus)",
    "(j'en ai pas|j'en veux pas|je n'en ai pas|je n'en veux pas|on n'en a pas|on en a pas|il n'y en a pas|y en a pas|aucun besoin)",
    "(je ne le suis pas|je ne l'ai pas|je l'ai pas|je préfère pas|je préfère ne pas|je préfère que non)",
  ],
  articleNo: [
    "pas (maintenant|encore|tout de suite|aujourd'hui|pour (l'instant|le moment)|en ce moment)",
  ],
  clauseStarts: [
    "(je|j'ai|j'aimerais|on|nous|c'est|ça|il|elle|le|la|les|mais|car|parce que|merci|mon|ma|mes|et|s'il)",
  ],
  unsure: [
    '(peut être|peutetre|éventuellement|possiblement|pê)',
    "(je|j'en|on|nous) [(ne|n'en)] (suis|suis|est|sommes) pas [(trop|vraiment|tout à fait|très|encore|totalement)] (sûr|sûre|sûrs|certain|certaine|certains)",
    "[(pas|j'ai pas|je n'ai pas|je n'en ai|j'en ai)] aucune idée",
    '(sais pas|jsp|nsp|jsais pas|chais pas|chai pas|sait pas|aucune idée|pas la moindre idée)',
    "(je|j|on|nous) [(ne|n'en)] [(le|l'|en)] (sais|sait|savons) (pas|rien) [(encore|trop|vraiment|du tout|exactement|bien)]",
    '(ça|cela) (dépend|dépendra) [des (cas|jours|circonstances)]',
    '(ça se pourrait|ça se peut|on verra|faut voir|à voir|il faut voir|difficile à dire|dur à dire|pas sûr|pas sûre|pas certain|pas certaine|je me demande|bonne question|oui et non|mi figue mi raisin)',
    ...emoji.unsure,
  ],
  hedges: ['(probablement|sans doute|sûrement|vraisemblablement|normalement|en principe)'],
  leaningYes: [
    "(si possible|si c'est possible|de préférence|idéalement)",
    '(je|on|nous) (pense|pensons|crois|croyons|suppose|imagine|présume|dirais) [bien] [que oui]',
    '(probablement|sans doute|sûrement|vraisemblablement|normalement|en principe) [[que] oui]',
    '(oui|ouais) (je (pense|crois|suppose)|probablement|sans doute|peut être)',
    '(oui|ouais) enfin [je (pense|crois|suppose)]',
    '(oui|ouais) je (pense|crois|suppose) que oui',
  ],
  closedUnsure: [
    "(possible|c'est possible|il se peut|plus ou moins|les deux)",
    "[j'] (espère|espérons)",
    'peut être que (oui|non)',
    '(probablement|sans doute|sûrement) que non',
    '(je pense|je crois|je suppose) [que oui] (mais pas sûr|mais je ne suis pas sûr)',
  ],
  buts: ['(mais|par contre|en revanche)'],
  conditions: [
    "(si|seulement si|sauf|sauf si|à condition|tant que|pourvu que|uniquement si|à moins que|dès que|s'il|s'ils|si c'est|quand)",
  ],
  mild: ["(ok|okay|bon|bien|d'accord|très bien|entendu|super|parfait|alors)"],
  neither: [
    '(bonne|bon) (question|point|journée|soirée|nuit|après midi|matinée|jour|soir)',
    '(pas|aucun|sans|y a pas) (de|le moindre|un) [(souci|soucis|problème|problèmes|préférence|mal|quoi|lézard)]',
    '(aucun|aucune|sans) (souci|problème|préférence|préférences|inquiétude|idée|importance) (avec|pour|sur|de|du)',
    'pas (plus|moins|avant|après) (de|que|le|la)',
    '(oui|si) (mais non|ou non)',
    '(ça|cela) (va|vaut) (faire|être|coûter)',
    "(ouais c'est ça|mais oui c'est ça)",
    "(non seulement|rien que|rien à|si on|si je|si nous|si vous|si tu|si c'est|si jamais)",
    "(jamais|rien) (de|d'|à|avant|après)",
    '(bien|sûr|vrai) que (je|on|nous|vous)',
  ],
  padding: [
    "(svp|stp|s'il vous plaît|s'il te plaît|sil vous plait|sil te plait|s'il vous plait bien)",
    '(merci|merci beaucoup|merci bien|mille mercis|un grand merci|grand merci|merci à vous|merci à toi|mci)',
    "merci (pour|de) (votre|ton|l'|tout) [(aide|patience|réponse|info|retour)]",
    '(désolé|désolée|dsl|pardon|excusez moi|navré|navrée)',
    '(haha|lol|mdr|ptdr)',
    '(monsieur|madame|mademoiselle)',
    ...emoji.friendly,
    '!',
  ],
  lead: [
    '(alors|eh bien|et bien|ben|bah|bé|euh|heu|hum|hm|hmm|oh|ah|ha|bonjour|salut|bonsoir|bjr|slt|hello|coucou|franchement|honnêtement|en fait|à vrai dire|à priori|a priori|du coup|écoutez|écoute|voyons|attendez|attends|mon dieu)',
  ],
};
