import { typeset } from './french-spaces.ts';
import type { WordingPack } from './pack.ts';

/**
 * A label's gender and number are not known, so no frame puts an article before it or makes a word
 * agree with it: it stands by itself, behind a colon or in brackets.
 */
export const french: WordingPack = typeset({
  acts: {
    greet: ['Bonjour, ravi de vous lire.'],
    acknowledge: ['Merci.', 'Bien.', 'C’est noté.', 'Très bien.', 'Entendu.', 'Parfait.'],
    'repeat-review': [
      'Je l’envoie comme ça ?',
      'Je repose donc ma question : est-ce que je peux l’envoyer ?',
    ],
    'send-undone': [
      'C’est arrêté, rien n’est parti. Dites-moi ce qu’il faut changer, ou quand ce sera bon.',
    ],
    missed: [
      'Désolé, j’ai dû passer à côté.',
      'Désolé, je ne retrouve pas cela dans vos messages précédents.',
    ],
    'switch-undone': ['D’accord, revenons à ce que nous faisions.'],
    'cancel-undone': ['D’accord, reprenons là où nous en étions.'],
    nudge: [
      'Vous êtes toujours là ? Rien ne presse, je garde votre place.',
      'Petit rappel : on continue dès que vous avez un moment.',
    ],
    corrected: [
      'Merci, la correction est transmise.',
      'C’est noté, l’équipe reçoit la correction.',
    ],
    'too-late-to-change': [
      'C’est déjà parti et je ne peux plus rien y changer. J’ai transmis votre correction à l’équipe.',
      'C’est envoyé, mais l’équipe a maintenant votre correction.',
    ],
    'back-from-people': ['Me revoilà, pour terminer ensemble.'],
    forgotten: ['C’est fait. Tout ce que vous m’avez écrit ici est effacé.'],
    deferred: ['Bien sûr, rien ne presse.', 'Pas de souci, quand vous voudrez.'],
    'no-answer': [
      'Je n’ai pas la réponse. J’ai noté votre question pour l’équipe ; vous pouvez aussi la poser autrement.',
      'Je ne sais pas répondre à cela, et je l’ai noté pour l’équipe. Essayez peut-être avec d’autres mots.',
    ],
    hello: ['Bonjour.', 'Bonjour à vous.'],
    'who-am-i': [
      'Je suis un bot : je note tout, et une personne vous répond ensuite.',
      'Ici, c’est un bot qui écrit. Je prends tout en note, et la réponse vient d’une personne.',
    ],
    help: [
      'Répondez simplement avec vos mots. Vous pouvez écrire « passer », demander pourquoi, ou parler à quelqu’un.',
      'Écrivez comme vous voulez. « Passer » laisse une question de côté, « pourquoi ? » l’explique, et vous pouvez demander quelqu’un à tout moment.',
    ],
    'too-long': [
      'Cela fait beaucoup d’un coup. Pouvez-vous le dire en quelques phrases ?',
      'C’est plus que je ne peux lire d’un coup. Quel est l’essentiel, en une ou deux phrases ?',
    ],
    'only-asked': [
      'Pour cela, j’ai besoin de la personne qui a commencé.',
      'Seule la personne qui a commencé peut le dire.',
    ],
    'cannot-do': ['Je ne peux pas vous aider là-dessus ici.', 'Cela, je ne peux pas le faire ici.'],
    'no-undo': ['Il n’y a rien à annuler pour le moment.', 'Ici, il ne reste rien à annuler.'],
    'not-understood': ['Désolé, je n’ai pas compris.', 'Je ne suis pas sûr de bien comprendre.'],
    'no-hurry': ['Prenez votre temps.', 'Rien ne presse.'],
    welcome: ['Avec plaisir.', 'Je vous en prie.'],
    outdated: [
      'Ce bouton allait avec une question précédente, donc rien n’a changé.',
      'Cette question est déjà passée, tout reste comme avant.',
    ],
    completed: ['C’est tout, merci beaucoup. C’est envoyé.'],
    'ask-start-again': [
      'C’est déjà envoyé. On recommence depuis le début ?',
      'La dernière demande est partie. Voulez-vous en commencer une autre ?',
    ],
    'closed-by-people': ['L’équipe a clos la conversation. Écrivez quand vous voulez.'],
    'with-people': [
      'Je le transmets à la personne qui s’en occupe.',
      'Noté, cela aussi est transmis.',
    ],
    cancelled: [
      'D’accord, j’arrête là. Rien n’est envoyé. Écrivez-moi quand vous voulez.',
      'C’est arrêté, et rien n’est parti. Écrivez-moi quand vous voulez reprendre.',
    ],
    reset: ['D’accord, tout est effacé. On repart de zéro.'],
    'choose-flow': ['En quoi puis-je vous aider ?', 'De quoi s’agit-il ?'],
    apology: [
      'Désolé, quelque chose s’est mal passé de mon côté avec votre dernier message. L’équipe regarde ; essayez peut-être avec d’autres mots.',
    ],
  },
  slotActs: {
    confirmed: ['Très bien, {value} donc.', 'Parfait, {value}.'],
    'taken-back': ['D’accord, je retire {value}.'],
    'used-after-decline': ['D’accord, je prends {value} finalement.'],
    'set-aside': ['Cela n’entre pas en compte ici, je le laisse de côté : {label}.'],
  },
  askFirst: [
    'Pouvez-vous me dire : {label} ?',
    'Et pour ceci : {label} ?',
    'Il me faudrait aussi : {label}.',
  ],
  askAgain: ['Pouvez-vous le dire autrement : {label} ?', 'Il me manque encore : {label}.'],
  askPair: ['Pouvez-vous me dire : {list} ?'],
  stillMissing: {
    these: [
      'Je l’envoie dès que j’ai ceci : {label}.',
      'Avant de pouvoir envoyer, il me faut encore : {label}.',
    ],
    more: [
      'Pas tout à fait, il me manque encore {count} éléments.',
      'Avant de pouvoir envoyer, il reste {count} points à voir.',
    ],
  },
  askRest: {
    'which-day': [
      'D’accord, {parts}. Quel jour exactement ?',
      'Quel jour exactement : {parts} ({label}) ?',
    ],
    'no-time': ['À quelle heure le {parts} ?', 'Le {parts}, et à quelle heure ({label}) ?'],
    'no-day': ['Quel jour, à {parts} ?', 'À {parts}, et quel jour ({label}) ?'],
    'no-end': [
      'À partir du {parts}, jusqu’à quand ?',
      'Cela commence le {parts}, et le dernier jour ({label}) ?',
    ],
    'no-start': [
      'Jusqu’au {parts}, à partir de quand ?',
      'Cela finit le {parts}, et le premier jour ({label}) ?',
    ],
  },
  repeatReviewUnclear: [
    'Je n’ai pas bien saisi. Que faut-il changer, ou est-ce bon pour l’envoi ?',
    'Je ne suis pas sûr de comprendre. Y a-t-il quelque chose à changer, ou je l’envoie ?',
  ],
  leaveOut: [
    'Si vous ne l’avez pas sous la main, aucun souci : écrivez « passer » et on continue sans.',
    'On peut aussi s’en passer : dites « passer » et on avance.',
  ],
  example: ['Par exemple : {example}.'],
  repeat: ['Je reviens à ma question. {question}', 'Reprenons. {question}'],
  stateInference: [
    'De « {words} », je déduis {value} ({label}).',
    'Je comprends « {words} » ainsi : {label}, {value}.',
    'D’après « {words} », je note {value} ({label}).',
    'Vous dites « {words} ». Pour moi, c’est {value} ({label}).',
  ],
  stateInferenceBriefly: [
    'J’imagine : {value} ({label}).',
    'Je note {value} ({label}).',
    'Donc {value} ({label}).',
    'Je pars sur {value} ({label}).',
  ],
  changed: [
    'Je remplace {from} par {to} ({label}).',
    'D’accord, {to} au lieu de {from} ({label}).',
  ],
  changedInferred: [
    'Je passe de {from} à {to} ({label}).',
    'Ce serait donc {to}, et non {from} ({label}).',
  ],
  kept: ['D’accord, on reste sur {value}.', 'Entendu, on garde {value}.'],
  keptNothing: ['D’accord, je laisse cela ouvert pour l’instant : {label}.'],
  declined: {
    refused: ['Pas de souci, on s’en passe : {label}.', 'D’accord, on fera sans : {label}.'],
    'no-preference': [
      'D’accord, tout vous convient : {label}.',
      'Noté, peu importe pour vous : {label}.',
    ],
    unknown: ['Aucun souci, je note que ce n’est pas connu : {label}.'],
    unanswered: ['Je laisse donc cela ouvert : {label}.'],
    withdrawn: ['C’est fait, je l’efface et ne m’en sers plus : {label}.'],
  },
  wayBack: ['Si vous changez d’avis, dites-le simplement.'],
  invalid: {
    format: ['Quelque chose ne va pas dans ce que vous avez écrit : {label}.'],
    'too-small': ['C’est trop peu : {label}, {limit} au minimum.'],
    'too-large': ['C’est trop : {label}, {limit} au maximum.'],
    'too-short': [
      'Cela paraît trop court : {label}, au moins {limit, plural, one {# caractère} other {# caractères}}.',
    ],
    'too-long': [
      'C’est trop long : {label}, au plus {limit, plural, one {# caractère} other {# caractères}}.',
    ],
    'too-early': ['C’est trop tôt : {label}, au plus tôt {limit}.'],
    'too-late': ['C’est trop tard : {label}, au plus tard {limit}.'],
    'not-whole': ['Il me faut ici un nombre entier : {label}.'],
    'not-an-option': ['Cela ne fait pas partie des choix : {label}.'],
    'not-a-date': ['Ce jour n’existe pas dans le calendrier.'],
    'which-day': ['Il me faut un seul jour : {label}.'],
    'no-start': ['Il me faut aussi le premier jour : {label}.'],
    'no-end': ['Il me faut aussi le dernier jour : {label}.'],
    backwards: ['Le dernier jour tombe avant le premier : {label}.'],
    'no-day': ['Il me faut aussi le jour : {label}.'],
    'no-time': ['Il me faut aussi l’heure : {label}.'],
    'check-digits': ['Un caractère ne va pas, c’est peut-être une faute de frappe : {label}.'],
    'no-currency': ['Il me faut aussi la devise : {label}.'],
    'no-unit': ['Il me faut aussi l’unité : {label}.'],
    'other-unit': ['Je ne peux le noter qu’en {units} : {label}.'],
    'no-country': ['Il me faut aussi l’indicatif du pays, par exemple +33 : {label}.'],
    'too-few': ['Il m’en faut au moins {limit} : {label}.'],
    'too-many': ['Je peux en prendre {limit} au plus : {label}.'],
  },
  askChoice: {
    ambiguous: ['Vous voulez dire {options} ?', 'Qu’est-ce qui est juste, {options} ({label}) ?'],
    conflict: [
      'Pour l’instant, j’ai {from} ({label}). On garde, ou on met {to} ?',
      'Tout à l’heure c’était {from}, maintenant {to} ({label}). Que dois-je retenir ?',
    ],
    unusual: [
      '{size, select, large {{value}, c’est beaucoup ({label})} small {{value}, c’est très peu ({label})} other {{value}, c’est inhabituel ({label})}}. C’est bien cela ?',
      'Juste pour être sûr : {value} ({label}), c’est bien ce que vous vouliez dire ?',
    ],
    'after-refusal': [
      'Vous préfériez ne pas donner cela : {label}. Puis-je tout de même retenir {value} ?',
      'Puis-je noter {value} ({label}), ou est-ce qu’on continue sans ?',
    ],
  },
  somebody: 'quelqu’un d’autre',
  askBetween: [
    '{label} : {from} d’un côté ({before}), {to} de l’autre ({now}). Qu’est-ce qui est juste ?',
    'J’ai deux réponses : {from} ({before}) et {to} ({now}). Que dois-je retenir ?',
  ],
  askCorrection: [
    'Quelle est alors la bonne réponse : {label} ?',
    'Désolé. Qu’est-ce qui est juste : {label} ?',
  ],
  askWhichWrong: [
    'Qu’est-ce qui ne va pas, et quelle est la bonne réponse ?',
    'Que faut-il changer, et comment ?',
  ],
  askClosingOne: [
    'Une dernière question : de « {words} », j’ai retenu {value} ({label}). C’est juste ?',
    'Juste pour être sûr : {value} ({label}), d’après « {words} ». C’est bon ?',
  ],
  askClosingMany: ['Avant de terminer : est-ce que c’est juste ?', 'Pour finir : tout est bon ?'],
  closingLine: ['{label} : {value}, d’après « {words} »'],
  reviewIntro: ['Voici le tout :', 'Voici ce que j’ai noté :'],
  askReview: ['Je l’envoie ?', 'C’est bon pour l’envoi ?'],
  reviewLine: ['{label} : {value}'],
  reviewOmitted: ['{label} : laissé de côté'],
  sending: [
    'Très bien, ça part dans {seconds, plural, one {# seconde} other {# secondes}}. D’ici là, vous pouvez encore l’arrêter.',
    'L’envoi se fait dans {seconds, plural, one {# seconde} other {# secondes}}. Jusque-là, vous pouvez l’arrêter.',
  ],
  whyUnknown: ['Cela fait partie de cette demande, pour qu’on puisse vous aider.'],
  listOptions: ['Vous avez le choix : {options}.', 'C’est possible : {options}.'],
  noOptions: ['Il n’y a pas de liste ici, dites-le avec vos mots.'],
  stateIntro: ['Voici ce que j’ai pour l’instant :', 'Noté jusqu’ici :'],
  stateEmpty: ['Rien n’est encore noté.'],
  explainRecipient: [
    'Cela va à l’équipe qui s’en occupe ici.',
    'L’équipe qui traite ces demandes le reçoit.',
  ],
  askResume: {
    pause: [
      'Content de vous revoir. On continue « {title} », ou on recommence ?',
      'Cela fait un moment. On reprend « {title} », ou on repart de zéro ?',
    ],
    expiry: [
      'Content de vous relire. On reprend là où nous en étions, ou on recommence ?',
      'Nous nous étions arrêtés en chemin. On continue, ou on repart de zéro ?',
    ],
  },
  askOtherFlow: {
    instead: [
      'Voulez-vous passer à « {title} » ? Ce qui est noté ici reste.',
      'On passe à « {title} » ? Rien ne se perd ici.',
    ],
    also: [
      'Avec plaisir. On fait « {title} » juste après ?',
      'Bien sûr. Cela vous va si « {title} » vient ensuite ?',
    ],
    next: [
      'Vous vouliez aussi « {title} ». On s’en occupe maintenant ?',
      'Il reste « {title} ». Voulez-vous le faire maintenant ?',
    ],
  },
  queued: ['D’accord, « {title} » vient juste après.'],
  switched: ['D’accord, passons à « {title} ».'],
  closingDelay: [
    'Sans nouvelles de vous d’ici {minutes, plural, one {une minute} other {# minutes}}, je considère que c’est bon.',
  ],
  cannotRead: {
    voice: [
      'Je ne peux pas écouter les messages vocaux ici. Vous me l’écrivez ?',
      'Pour les messages vocaux, il me manque des oreilles. Quelques mots écrits suffisent.',
    ],
    unheard: [
      'Je n’ai pas compris votre message vocal. Vous recommencez, ou vous me l’écrivez ?',
      'Cet enregistrement ne m’est pas bien parvenu. Quelques mots écrits suffisent.',
    ],
    sticker: [
      'Joli ! Mais je ne lis que les mots.',
      'Sympa ! Je ne comprends pourtant que les mots.',
    ],
    file: [
      'Je ne peux pas ouvrir de photos ni de fichiers ici. Vous me le dites avec des mots ?',
      'Les photos et les fichiers me restent fermés. Vous m’écrivez ce qu’il y a dedans ?',
    ],
  },
  sharePhone: 'Partager mon numéro',
  shareLocation: 'Partager où je suis',
  commands: {
    start: 'Commencer',
    help: 'Comment ça marche',
    skip: 'Passer cette question',
    cancel: 'Arrêter sans rien envoyer',
    reset: 'Repartir de zéro',
  },
  staffSaid: ['{name} : {text}'],
  notes: {
    person: 'la personne',
    team: 'L’équipe',
    opened: {
      asked: '{title} : {name} souhaite parler à quelqu’un.',
      stalled: '{title} : {name} et moi n’avançons plus.',
      declined: '{title} : {name} ne donne pas une réponse sans laquelle on ne peut pas continuer.',
      rule: '{title} : les réponses ({name}) ne vont pas ensemble.',
      correction: '{title} : {name} souhaite changer quelque chose qui est déjà envoyé.',
    },
    line: '{label} : {value}',
    lineFrom: '{label} : {value}, d’après « {words} »',
    lineUnconfirmed: '{label} : {value}, d’après « {words} », non confirmé',
    lineDeclined: {
      refused: '{label} : ne souhaite pas le dire',
      'no-preference': '{label} : peu importe',
      unknown: '{label} : ne sait pas',
      unanswered: '{label} : sans réponse',
      withdrawn: '{label} : retiré',
    },
    lineEmpty: '{label} : –',
    questions: 'Questions ouvertes :',
    question: '• « {text} »',
    howTo:
      'Ce que vous écrivez ici, en réponse à ce message ou dans son fil, est transmis : {name}.',
    said: '{name} : {text}',
    edited: '{name} (modifié) : {text}',
    location: '{name} a partagé un lieu : {place}',
    wordless:
      '{name} a envoyé quelque chose que je ne peux pas transmettre : une photo, un fichier ou un enregistrement.',
    wordsOnly: 'Je ne peux transmettre que des mots. Cela n’est arrivé à personne.',
    unreached: 'Cela n’est pas arrivé à {name}\u00A0: on ne peut plus rien y envoyer.',
    returned: '{name} a rendu la conversation au bot.',
    closed: '{name} a clos la conversation.',
    left: 'La conversation a repris sans vous. Ce que vous écrivez ici n’est plus lu.',
    forgotten: 'Supprimé à la demande de la personne.',
    controls: { return: 'Rendre au bot', close: 'Clore', open: 'Ouvrir la conversation' },
  },
  handedOver: {
    rule: [
      'Quelque chose ne va pas ensemble ici, alors quelqu’un prend le relais avec tout ce que nous avons.',
    ],
    correction: ['Je passe cela à quelqu’un qui verra avec vous.'],
    stalled: ['Je passe le relais à quelqu’un, avec tout ce que nous avons. On revient vers vous.'],
    asked: [
      'Bien sûr, j’appelle quelqu’un. Cette personne voit ce que nous avons noté et revient vers vous.',
    ],
    declined: [
      'Je comprends. Sans cela, je ne peux pas continuer, alors quelqu’un prend le relais.',
    ],
  },
  controls: {
    right: 'C’est juste',
    'all-right': 'Tout est juste',
    change: 'Changer',
    'leave-out': 'Passer',
    yes: 'Oui',
    no: 'Non',
    send: 'Envoyer',
    undo: 'Annuler',
    'go-on': 'Continuer',
    'start-over': 'Recommencer',
    switch: 'Changer maintenant',
    afterwards: 'Après',
    keep: 'Garder {value}',
  },
  changeSlot: ['Changer : {label}'],
});
