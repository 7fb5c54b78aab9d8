import type { MentionData } from '../names/mention-data.ts';
import { roles } from './roles.ts';
import { wishes } from './wishes.ts';

export const mentions: MentionData = {
  errands: (
    'demande demandez appelle appelez contacte contactez écris écrivez parle parlez vois voyez consulte consultez dis dites préviens ' +
    'prévenez'
  ).split(' '),
  predicateEndings: ['able', 'ible', 'eux', 'euse', 'ique', 'ant', 'ante', 'if', 'ive', 'é', 'ée'],
  nameIntroductions: [
    "(mon|notre|le|son) [(vrai|propre)] nom [(complet|de famille)] (est|c'est|serait) [(en fait|en réalité)]",
    "(je m'appelle|je me nomme|moi c'est|on m'appelle|appelez moi|appelle moi|c'est moi|ici|je me présente|prénom|nom|mon prénom est|mon prénom c'est|mon petit nom c'est)",
    '(au nom de|au nom du)',
  ],
  closings: [
    '[(bien|très)] (cordialement|sincèrement|respectueusement)',
    '[(avec mes|mes)] [(sincères|meilleures)] salutations [distinguées]',
    'bien à (vous|toi)',
  ],
  introductions: ["(je suis|c'est|suis|ce sera|je suis la|je suis le)"],
  nameEndings: ["(à l'appareil|ici|enchanté|enchantée|à votre service)"],
  affiliations: ['(de|chez|du|de la|de chez|pour|des)'],
  links: ['(@)'],
  organisationIntroductions: [
    "(ma|notre|la|mon|l') (société|entreprise|boîte|agence|organisation|start up|startup|boutique|association|employeur|compagnie|marque) (est|s'appelle|c'est|se nomme|a pour nom)",
    "(le nom de|le nom) [(ma|notre|la|de la|mon|l')] (société|entreprise|boîte|l'entreprise|agence) (est|c'est)",
    '(je travaille|nous travaillons|on travaille|je bosse|on bosse) [(actuellement|maintenant)] (chez|pour|à)',
    '(je suis employé|je suis employée|je suis salarié|je suis salariée) (chez|de)',
    '(pour le compte|de la part) (de|du|de la)',
    '(société|entreprise)',
  ],
  groupIntroductions: ['(nous sommes|on est|nous nous appelons)'],
  conjunctions: ['et'],
  nameParticles: [
    'de',
    'du',
    'des',
    'la',
    'le',
    'les',
    'van',
    'von',
    'der',
    'den',
    'di',
    'da',
    'el',
    'al',
    'ben',
    'et',
    'en',
    'sur',
    'à',
    'aux',
  ],
  owners: ['et', 'le', 'la', 'les', "l'"],
  ...wishes,
  alsoNames: ['mai', 'avril', 'juin', 'bon', 'petit', 'grand', 'noël', 'mars', 'petite'],
  titles: [
    'm',
    'mr',
    'mme',
    'mlle',
    'monsieur',
    'madame',
    'mademoiselle',
    'dr',
    'docteur',
    'me',
    'maître',
    'pr',
    'professeur',
  ],
  verbEndings: [],
  notNames: (
    'je tu il elle on nous vous ils elles me te se moi toi lui leur leurs eux mon ma mes ton ta tes son sa ses notre nos ' +
    'votre vos le la les un une des du de au aux ce cet cette ces ça ca cela ceci celui celle quelque quelques chaque ' +
    'tout toute tous toutes autre autres rien personne aucun aucune qui que quoi dont où quand comment pourquoi combien ' +
    'quel quelle quels quelles est suis sommes êtes sont était étais être sera serait ai as a avons avez ont avait aura ' +
    'peux peut pouvez pouvons pourrais pourriez veux veut voulez voulons voudrais dois doit devez faut fait faites va vais ' +
    "vont aller ne pas plus jamais toujours oui non si ok okay d'accord svp stp merci bonjour bonsoir salut coucou peut-être " +
    "désolé désolée pardon plus tard bientôt maintenant déjà encore demain hier aujourd'hui matin midi soir nuit semaine " +
    'mois année jour heure heures et ou mais car donc ni parce comme puisque alors aussi trop très bien peu à dans en sur sous ' +
    'avec sans pour par chez vers entre avant après depuis pendant contre ici là nom prénom société entreprise adresse numéro ' +
    'téléphone commande projet produit retour argent prix question questions problème aide bon bonne mauvais faux juste vrai ' +
    'nouveau nouvelle vieux ancien grand petit cassé égal important importante premier première deuxième second dernier ' +
    'dernière prochain prochaine lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin ' +
    'juillet août septembre octobre novembre décembre français anglais allemand italien espagnol chinois indien turc ' +
    'japonais mexicain client cliente humain gens collègue cherche cherchons besoin souhaite souhaiterais aimerais ' +
    "j'ai j'aimerais c'est n'est sais sait savoir pense crois trouve trouver prendre prends prenez donner donne aller venir " +
    'viens vient faire mettre mets mettez voir budget équipe rendez-vous date vers environ svp réserver réservation'
  ).split(' '),
  valueCarriers: [
    "(il y a|il y en a|il y aura|il y en aura|y a|y en a|ce sont|c'est|ce sera|ça sera|ce serait|ça serait|ça fait|ça fera|nous sommes|on est|on sera|nous serons|je suis|on serait|nous serions)",
    `(je|on|nous) [(ne)] (veux|veut|voudrais|voulons|souhaite|souhaiterais|souhaitons|prends|prendrai|prendrais|prend|cherche|cherchons|préfère|préférerais|choisis|
      pense|crois|commande|commandons|opte|dirais|vise|réserve) [(bien|plutôt|que|seulement|pour|avoir|réserver|prendre|commander)]`,
    "(j'ai|on a|nous avons|j'en ai|on en a|nous en avons|j'aurais|j'aimerais|on aimerait|j'ai besoin|on a besoin|nous avons besoin|j'en voudrais|j'en veux|il m'en faut|il nous en faut|il me faut|il nous faut|il me faudrait|il nous faudrait|il en faut|il faut) [(de|d'|plutôt|avoir|réserver)]",
    '(mettez|mets|mettons|disons|notez|note|écrivez|prenez|prenons|juste|seulement|exactement|uniquement|allez|partons sur|on part sur|partez sur)',
    '(groupe|équipe|famille|table|chambre|réservation|société) (de|pour|avec)',
    '(que diriez vous de|pourquoi pas|peut être|éventuellement|plutôt|de préférence|probablement|sans doute|principalement|idéalement|au total)',
    '(nous sommes|on est|on sera|nous serons|on serait) (à|en tout|au total)',
  ],
  valuePadding: [
    `(à la place|pour|à|au|aux|de|d'|du|en tout|au total|en totalité|ensemble|tout compris|entre nous|d'entre nous|juste|seulement|exactement|uniquement|un|une|le|la|les|l'|des|
      actuellement|en ce moment|svp|stp|s'il vous plaît|s'il te plaît|ce serait (bien|parfait|super|top|idéal)|serait (bien|parfait|super|idéal|top)|c'est (bon|bien|ok|parfait)|me va|
      nous va|ça ira|ça me va|suffit|suffira|suffisent|suffiront|alors|donc|option|choix|si possible|si c'est possible|merci|bien sûr|moi|nous|là|voilà|comme ça|seront (là|présents|présentes)|viendront|
      viennent|participeront|participent|sont attendus|dans (mon|notre) groupe)`,
  ],
  noneOfThem: [
    "(aucun|aucune|aucun des (deux|trois|choix)|aucune des (deux|trois|options)|ni l'un ni l'autre|ni l'une ni l'autre|rien de tout ça|rien de tout cela|rien de ça) [(d'entre eux|de ceux là|de celles ci|de celles là|de ceux ci|ne convient|ne me convient|ne correspond|svp|des deux)]",
    "(autre chose|quelque chose d'autre|un autre|une autre|autre|autres|d'autres|pas dans la liste|pas listé|pas dedans|n'est pas dans la liste|ce n'est pas dans la liste|aucun de ces choix|aucune de ces options|aucune de ces réponses)",
  ],
  claims: [
    "(j'ai|on a|nous avons|je possède|nous possédons|j'utilise|on utilise|je dispose|nous utilisons) [(déjà|bien|actuellement)] [(un|une|des|le|la|les|du|d'un|d'une)]",
    '(je|on|nous) (suis|est|sommes) [(déjà|bien|actuellement)] [(un|une|chez|dans|en|le|la)]',
    "(c'est|il a|elle a|c'est bien) [(un|une|le|la)]",
  ],
  denials: [
    "(je n'ai|j'ai|on n'a|on a|nous n'avons|nous avons|je n'utilise|j'utilise|je ne possède|je possède) (pas|plus|aucun|aucune) [(encore)] [(de|d')]",
    "(je ne suis|je suis|on n'est|on est|nous ne sommes|nous sommes) (pas|plus) [(encore)] [(un|une|chez|dans|en)]",
    "(ce n'est|c'est|il n'a|il a|elle n'a) (pas|aucun|aucune) [(un|une|de|d')]",
  ],
  roles,
  wanted: [
    "(avec|besoin de|besoin d'|veux|voudrais|j'aimerais|souhaite|ajoutez|ajouter|plus|y compris|incluant) [(le|la|les|l'|un|une|des|du|de la|de)]",
  ],
  unwanted: [
    "(sans|pas de|aucun|aucune|enlevez|retirez|supprimez|pas besoin de|moins) [(le|la|les|l'|un|une|des|du|de)]",
  ],
  acceptances: {
    leads: ['(donc|alors|et|mais|parce que|car|puisque)'],
    before: [
      "(je suis|nous sommes|on est) [(aussi|tout à fait|totalement)] (d'accord (pour|avec)|ouvert à|ouverte à|ouverts à|partant pour|partante pour|content avec|satisfait de|intéressé par|intéressée par)",
      '(ça|cela|ce) (peut|pourrait) [aussi] être (un|une)',
      '(pas de problème|aucun problème|ok) (pour|avec) (un|une)',
      "(je n'ai|j'ai|on n'a|on a|nous n'avons) rien contre [(un|une|le|la|les|des)]",
      "(ça|cela) [ne] me dérange pas (de|d')",
    ],
    behind: [
      `(est|sont|serait|seraient|va|vont|irait|ira|convient|conviennent|me va|me vont|me convient|nous va|nous convient|marche|fera l'affaire|c'est) [(pour moi|pour nous)]
        [(aussi|tout à fait|parfaitement|très)] [(ok|okay|bon|bien|bonne|parfait|parfaite|super|acceptable|possible|d'accord)] [(pour moi|pour nous)]`,
    ],
  },
  rejections: {
    before: [
      "(je|on|nous) [ne] (veux|veut|voulons|souhaite|souhaitons|voudrais) (pas|plus|aucun|aucune) [(de|d'|un|une)]",
    ],
    behind: [
      `[(n'|ne)] (est|sont|n'est|ne sont|serait|va|vont|ne va|convient|ne convient|me va|ne me va|me convient|ne me convient|nous convient|ne nous convient) pas [(du tout|vraiment)] [(ok|okay|bon|bien|bonne|
        possible|acceptable|pour moi|pour nous)]`,
    ],
  },
};
