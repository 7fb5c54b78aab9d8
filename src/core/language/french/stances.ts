import type { StanceData } from '../answers/answer-data.ts';
import { commands } from './commands.ts';

const say =
  '(dire|donner|communiquer|indiquer|partager|révéler|répondre|préciser|divulguer|fournir|transmettre)';
const any = `(n'importe quel|n'importe quelle|n'importe quels|n'importe quelles|
  un quelconque|une quelconque|tout type de|tout type d'|n'importe quel type de|n'importe quel genre de)`;
const fine = `(va|vont|ira|iront|convient|conviennent|conviendra|fera l'affaire|feront l'affaire|fera|marche|est|sont|serait|
  me va|me vont|nous va|me convient|me conviennent|nous convient) [(très|tout à fait|aussi)] [(bien|bon|bonne|ok|okay|parfait|parfaite|
  acceptable|possible|super|pour moi|pour nous)]`;

export const stances: StanceData = {
  forms: {
    refusal: [
      `(je|on|nous) [ne] (veux|souhaite|voudrais|vais|voulons|souhaitons|désire|compte|veut|peux) pas [(le|vous le|te le|la|y|en|vous|te)] ${say} [(ça|cela|à ça|à cela|à cette question)]`,
      `(je|on|nous) [ne] (veux|souhaite|voudrais|voulons|souhaitons|désire) pas ${say} <about>`,
      `(je|j'aime|on|nous) (préfère|préférerais|préférons|aimerais|aimerais mieux|mieux|aime mieux) (ne pas|pas) [(le|vous le|te le|la|y|en)] [${say}] [(ça|cela|à ça)]`,
      `(je|on|nous) (préfère|préférerais|préférons|aimerais mieux|aime mieux) (ne pas|pas|garder) [(le|vous le)] ${say} <about>`,
      '(je|on|nous) (préfère|préférerais|préférons) garder (ça|cela|ça pour moi|cela pour moi|le secret)',
      "(je préfère pas|je préfère ne pas|j'aime mieux pas|plutôt pas|sans commentaire|pas de commentaire|pas envie de le dire|je passe mon tour|je passe|joker)",
      '(passer|passez|passe|sauter|saute|sautez|ignorer|ignore|ignorez|skip|question suivante|suivante|passer la question|passez la question)',
      '(passer|passez|passe|passons|sauter|sautez|saute|sautons|ignorer|ignorez|ignore|laissez|laisse|on passe|on saute) [(à)] (cette question|la question|celle là|celle ci|ça|cela|la suivante|cette étape|vide) [(de côté|svp)]',
      '(on|je) (passe|saute|zappe) [(ça|cela|cette question|celle là)]',
      "(c'est|ça reste|ça c'est|c'est une info|c'est une information) [(trop|très)] (privé|privée|personnel|personnelle|confidentiel|confidentielle|secret|indiscret)",
      '(ça|cela) [ne] (vous|te) regarde pas',
      '(privé|confidentiel|secret|personnel|top secret)',
      "(je|on) [(ne|n')] (répondrai|réponds|répondrons|dirai|dis) (pas|rien) [à (ça|cela|cette question)]",
      'non merci',
    ],
    'no-preference': [
      '(je me|on se) (fiche|fous|moque|fout) (du|de la|de|des) <about>',
      `(ce que|celui que|tout ce que) (vous (trouvez|trouverez|avez|proposez|recommandez)|tu (trouves|as|proposes)) ${fine}`,
      "rien (de|d') (particulier|spécial|précis|spécifique)",
      "(le|la|les|l') <about> (m'est|nous est|me sont) [(complètement|totalement)] (égal|égale|égales|égaux|indifférent|indifférente)",
      "(ça|cela) (peut|pourrait) être n'importe (où|lequel|laquelle|quoi|quand)",
      `${any} <about>`,
      `${any} <about> ${fine}`,
      `(tout|toute|tous les|toutes les) <about> ${fine}`,
      "[(ça|cela|tout ça|tout cela)] (m'est|nous est) [(complètement|totalement|parfaitement|bien|tout à fait|vraiment)] égal",
      "(m'est|nous est) égal",
      "(ça|cela) [(ne)] (m'est|nous est) égal",
      "[(ça|cela)] (peu importe|peut importe|peu m'importe|qu'importe|importe peu|m'importe peu|nous importe peu)",
      "(peu importe|peut importe|peu m'importe) (le|la|les|l'|pour|pour le|pour la|quel|quelle|quels|quelles|que|où|quand) <about>",
      '(peu importe|peut importe) <about>',
      "(le|la|les|l'|pour le|pour la|pour les|côté|niveau) <about> (peu importe|m'est égal|c'est égal|ça m'est égal|est égal|n'importe|n'a pas d'importance|n'a aucune importance|n'importe pas|m'importe peu|importe peu)",
      "(le|la|les) <about> [(ne|n')] (compte|comptent|a|importe|importent|est|sont) (pas|peu) [(d'importance|important|importante|vraiment|trop)]",
      "[(ça|cela|c')] [(ne|n')] (a|aucune|pas) [(aucune|pas)] [d'] importance [pour (moi|nous)]",
      "(ça|cela|c'est|ce n'est) [(n'a|a|n')] (pas|aucune|sans) [(d'|vraiment|très)] (importance|important)",
      "(sans importance|aucune importance|pas important|c'est pareil|c'est égal|c'est du pareil au même|c'est kif kif|tout pareil|kif kif|osef|bof peu importe|whatever)",
      "(n'importe|n'importe quoi|n'importe lequel|n'importe laquelle|n'importe lesquels|n'importe où|n'importe quand|n'importe comment|n'importe qui|lequel vous voulez|laquelle vous voulez)",
      `(n'importe quoi|n'importe lequel|n'importe laquelle|n'importe où|n'importe quand|tout|tous|toutes|les deux|l'un ou l'autre|l'une ou l'autre|tout ce que vous avez|tout ce qui est disponible) ${fine}`,
      "(l'un ou l'autre|l'une ou l'autre|les deux me vont|les deux vont|tout me va|tout nous va|tout me convient|tout nous convient|tous me vont|partout|tout est bon|tout est ok|toutes|tous|les deux)",
      "(comme|ce que|celui que|celle que|où|quand) (vous voulez|tu veux|vous voudrez|tu voudras|vous préférez|tu préfères|bon vous semble|vous le sentez|tu le sens|ça vous arrange|ça t'arrange|vous pensez|vous conseillez|vous recommandez)",
      "(je m'en fiche|je m'en fous|je m'en moque|on s'en fiche|on s'en fout|on s'en moque|m'en fiche|m'en fous|je m'en bats|je m'en contrefiche) [(un peu|complètement|totalement)] [(du|de la|de l'|des|de)]",
      "(je m'en fiche|je m'en fous|je m'en moque|on s'en fiche|on s'en moque) (du|de la|de l'|des|de) <about>",
      `(je|on|nous) [(n'ai|n'a|n'avons|ai|a|avons)] (pas|aucune) [(de|vraiment de|particulièrement de|spécialement de)] (préférence|préférences|exigence|exigences|souhait|souhaits|critère|critères|favori|favoris) [(particulière|particulières|spéciale|particulier|particuliers|spécifique|marquée)]`,
      "(j'ai|je n'ai|on a|on n'a|nous n'avons|nous avons) (pas|aucune|aucun) [(de|vraiment de|particulièrement de)] (préférence|préférences|exigence|exigences|souhait|souhaits|critère|critères|favori|favorite) [(particulière|particulières|particulier|spéciale|spécifique|marquée|précise)]",
      `(j'ai|je n'ai|on a|on n'a|nous n'avons|je) (pas|aucune) [(de|vraiment de)] (préférence|préférences|exigence|exigences) [(particulière|particulières|spéciale|spécifique|marquée)] (pour|sur|quant à|concernant|en matière de|au niveau de|côté|en ce qui concerne|de) <about>`,
      "(pas|aucune|aucun|sans) [(de|d')] (préférence|préférences|préférence particulière|préférence spéciale|exigence|souhait|critère) [(particulière|particulier|particulières|spécifique|pour (moi|nous)|là dessus)]",
      '(pas|aucune|aucun) [(de)] (préférence|préférences|exigence) [(particulière|particulières)] (pour|sur|quant à|concernant|de|en) <about>',
      "(pas|aucun|aucune) [(de|d')] <about> (particulier|particulière|particuliers|précis|précise|spécifique|spécial|spéciale|en particulier)",
      "(j'ai|je n'ai|on n'a|nous n'avons) (pas|aucun|aucune) [(de|d')] <about> (particulier|particulière|particuliers|précis|précise|spécifique|spécial|spéciale|en particulier|préféré|préférée)",
      '(je suis|on est|nous sommes) [(assez|plutôt|totalement|très)] (ouvert|ouverte|ouverts|flexible|flexibles|souple|ouvert à tout|ouverte à tout|ouverts à tout) [(là dessus|pour ça|sur ça|à tout)]',
      "(c'est vous qui voyez|c'est toi qui vois|à vous de voir|à toi de voir|à vous de choisir|à toi de choisir|choisissez|choisis|choisissez pour moi|choisis pour moi|je vous laisse (choisir|le choix|décider)|je te laisse (choisir|décider)|au choix|surprenez moi|surprends moi|votre choix|ton choix|au hasard|décidez|je vous fais confiance|je te fais confiance)",
      '(ça|cela) (me|nous) (va|convient) (dans tous les cas|de toute façon|aussi bien)',
      '(ça|cela) [ne] (me|nous) (dérange|gêne) pas',
      '(je|on) [ne] (suis|est|fais) pas (difficile|regardant|exigeant|exigeante|compliqué|le difficile)',
    ],
    unknown: [
      "(je|j|on|nous) [(ne|n'en)] [(le|l'|en)] (sais|sait|savons) (pas|rien|plus) [(encore|trop|vraiment|du tout|exactement|bien|par cœur|précisément|au juste)]",
      '(sais pas|sait pas|jsp|nsp|jsais pas|chais pas|chai pas|sais plus|jsais plus|je sais pas moi)',
      "(aucune idée|pas la moindre idée|pas d'idée|je n'en ai aucune idée|j'en ai aucune idée|j'en sais rien|je n'en sais rien|inconnu|inconnue|mystère|je sèche|comment voulez vous que je le sache)",
      "(je|on|nous) [(ne|n')] (connais|connaît|connaissons|ai|trouve|trouvons|retrouve|retrouvons|me souviens|me rappelle) (pas|plus) [(de)] (mon|ma|mes|le|la|les|l'|notre|du|de la) <about>",
      "(je|on) [(ne|n')] (connais|trouve|retrouve|sais) (pas|plus) <about> [(par cœur|de tête)]",
      "(je ne l'ai|je l'ai|je ne les ai|je les ai|on ne l'a|on l'a|j'ai|je n'ai) pas [(ça|cela)] [(sous la main|sur moi|en tête|ici|avec moi|sous les yeux|encore|pour l'instant)]",
      '(je|on) [(ne)] (peux|saurais|pourrais|peut) pas [(vous le|te le|le|vous)] dire [(ça|cela)] [(exactement|comme ça|précisément)]',
      "(oublié|j'ai oublié|je l'ai oublié|je ne me souviens plus|je me souviens plus|je me rappelle plus|je ne me rappelle plus|je ne m'en souviens plus|je m'en souviens plus|difficile à dire|dur à dire|trou de mémoire)",
      "(je ne suis|je suis|j'en suis|je n'en suis|on n'est|on est) pas [(trop|très|vraiment|bien)] (sûr|sûre|certain|certaine)",
      "[(je|j'|on|nous)] [ne] (sais|sait|savons) (pas|plus) (où|ce que|ce qu'|quand|qui|combien|comment|si|quel|quelle) <about>",
      "[(je (ne suis|suis)|on (n'est|est))] pas [(trop|très|vraiment|bien)] (sûr|sûre|certain|certaine) (de|du|d'|où|que|qui|quand|comment|si) <about>",
      "[(je n'ai|j'ai|on n'a)] aucune idée (de|du|d'où|d'|où|que|qui|quand|comment|si) <about>",
      "(je|on) [(ne|n')] [me] (souviens|rappelle) plus (de|du|d'|où|que|qui|quand|comment|si) <about>",
      '(pas sûr|pas sûre|pas certain|pas certaine)',
      '🤷',
    ],
    deferral: [
      "(un|une|quelques|encore un|encore une) (instant|moment|seconde|secondes|minute|minutes|instants|petit instant|petite minute|petite seconde) [(svp|s'il vous plaît|s'il te plaît|je vous prie|je regarde|je cherche|j'arrive|je vérifie)]",
      '(attendez|attends|patientez|patience|minute|minute papillon|deux secondes|une sec|deux sec|2 sec) [(un peu|un instant|une seconde|une minute|un moment|svp|deux minutes|voir)]',
      "(plus tard|pas maintenant|pas tout de suite|tout à l'heure|ce soir|demain|une autre fois|on verra plus tard|on verra|à plus tard|bientôt|dans un moment|dans un instant|dans cinq minutes|pas encore)",
      "(je|on|nous) (vous|te|le|vous le|te le|reviens|vous la|y) [(le|la|les)] (dirai|dirais|donnerai|enverrai|envoie|dis|redis|donne|ferai|communiquerai|vers vous|réponds|répondrai) [(ça|cela)] [(plus tard|tout à l'heure|demain|ce soir|bientôt|après|dès que possible)]",
      "(je|on|nous) (dois|devons|doit|vais|va|allons|veux|peux) [(d'abord|encore)] [(le|y|me|en|la)] (vérifier|regarder|chercher|demander|voir|réfléchir|consulter|contrôler|me renseigner|renseigner|retrouver|checker) [(d'abord|avant)]",
      "(il faut que je|faut que je|il faut d'abord que je) (vérifie|regarde|cherche|demande|voie|voit|réfléchisse|consulte|me renseigne|retrouve) [(d'abord|avant|ça|cela)]",
      "(je|on|nous) (dois|devons|doit|vais) [(d'abord|encore)] (demander à|voir avec|en parler avec|en parler à|vérifier avec|consulter|vérifier auprès de) <about>",
      '(je vérifie|je regarde|je cherche|je demande|je me renseigne|je réfléchis|je vais voir|je regarde ça|je check) [(ça|vite|et je reviens|un instant)]',
      "(redemandez|redemande|demandez|demande) moi [(ça|cela)] (plus tard|demain|tout à l'heure|après|ce soir)",
      '(je reviens|je reviens vers vous|je reviens de suite|de retour dans)',
      '(donnez|laissez|donne|laisse) moi (un instant|une minute|une seconde|le temps|un moment|deux minutes|le temps de réfléchir|le temps de chercher)',
      "(je ne sais pas encore|je sais pas encore|pas encore décidé|on n'a pas encore décidé|j'ai pas encore décidé)",
    ],
    hesitation: [
      '(hm|hmm|hum|euh|heu|mmh|mmm|ben|bah|bof|eh bien|et bien|alors|ah|oh|pff|pfff|voyons|voyons voir|bonne question|comment dire|laissez moi réfléchir|laisse moi réfléchir|je réfléchis|🤔)',
    ],
    ...commands,
  },
  neither: [
    `${any} (monde|autre|coup|moment|fait|compte)`,
    '(tout|toute|tous|toutes) (les|le|la) [(jours|jour|monde|semaines|mois|ans|deux|trois|quatre)]',
  ],
  padding: [
    `(svp|stp|s'il vous plaît|s'il te plaît|sil vous plait|sil te plait|désolé|désolée|dsl|pardon|excusez moi|franchement|honnêtement|en fait|
      à vrai dire|ok|okay|alors|mais|et|donc|puis|seulement|juste|merci|bonjour|bonsoir|salut|hello|bon|bah|ben|euh|heu|
      vraiment|du coup|malheureusement|hélas|pour le moment|pour l'instant|là|maintenant|oui|eh bien|oh|ah|hm|hum|vous savez|
      tu sais|je crois|je pense|pour moi|pour nous|perso|personnellement|de mon côté|quoi|hein|moi|🙂|😊|😀|😄|🙏|😉|😅)`,
  ],
  answering: ['(non|nan)'],
  pointers: [
    '(ça|cela|ceci|le|la|les|celui là|celle là|celui ci|celle ci|cette question|la question|ce point|là dessus|ce truc|de ça|à ça|de cela)',
    "[(où|quand|qui|comment|ce que|ce qu'|quel|quelle|lequel|laquelle)] (c'est|c'était|ça (est|se trouve|s'appelle|veut dire|signifie)|cela (est|se trouve|s'appelle)|est ce que c'est) [exactement]",
    '(quoi|que) (dire|répondre|mettre|écrire) [(là|ici)]',
  ],
};
