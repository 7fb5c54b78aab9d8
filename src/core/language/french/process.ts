import type { ProcessData } from '../answers/answer-data.ts';

const theThing =
  "(ça|cela|tout ça|tout cela|les données|mes données|mes infos|mes informations|ces informations|mes réponses|ce que j'écris|ce que je vous écris)";
const things =
  "{email|e mail|mail|l'email|numéro de téléphone|téléphone|nom|numéro|adresse|l'adresse|société|budget|numéro de commande|date de naissance|âge}";
const know =
  '[(le savoir|savoir ça|savoir cela|cette info|cette information|ces informations|mes infos|ça|cela)]';

export const process: ProcessData = {
  forms: {
    objection: [
      "[(non|mais)] (c'est|ça c'est|c'était|tout est) [(complètement|totalement)] (faux|inexact|incorrect|une erreur)",
      "[(non|mais)] (ce n'est|c'est|ça n'est|ce n'était|c'était) pas [(du tout|tout à fait)] (ça|cela|juste|exact|correct|vrai|bon|ce que j'ai dit|ce que je voulais dire|ce que je voulais|ce que j'ai écrit)",
      '(faux|inexact|pas juste|pas correct|pas exact|incorrect)',
      "(je n'ai|j'ai|je n'ai jamais|j'ai jamais) [(pas|jamais)] (dit|écrit|voulu dire) (ça|cela)",
      "(vous vous trompez|tu te trompes|vous avez mal compris|tu as mal compris|vous m'avez mal compris)",
      `[(non|mais|attendez|attends|désolé|désolée|pardon)] [(le|la|les|mon|ma|mes|notre)] <about> (est|sont|était) [(toujours|
        complètement|totalement)] (faux|fausse|incorrect|incorrecte|inexact|inexacte|erroné|erronée|mauvais|mauvaise|
        pas bon|pas bonne|pas juste|pas correct|pas correcte)`,
      `[(non|mais|attendez|attends|désolé|désolée|pardon)] [(le|la|les|mon|ma|mes|notre)] <about> (n'est|ne sont|n'était) pas (bon|
        bonne|le bon|la bonne|juste|exact|exacte|correct|correcte)`,
      "[(non|mais|attendez|désolé|pardon)] [(c'est|ce n'est pas)] [(le|la|un|une)] (mauvais|mauvaise|bon|bonne) <about>",
      "[(il y a|j'ai fait)] (une|une petite) (erreur|faute|coquille) (dans|sur|avec) [(le|la|les|mon|ma)] <about>",
      `[svp] [(je veux|je voudrais|j'aimerais|je souhaite|il faut|pouvez vous|pourriez vous|puis je|on peut|peut on|je dois)] (changer|
        modifier|corriger|rectifier) [(le|la|les|mon|ma|mes|notre)] <about> ?`,
    ],
    withdrawal: [
      "[(svp|s'il vous plaît)] (n'utilisez pas|n'utilise pas|ne gardez pas|ne conservez pas|n'enregistrez pas|ne notez pas) (mon|ma|mes|notre|l') <about>",
      "[(svp|s'il vous plaît)] (effacez|efface|supprimez|supprime|oubliez|oublie|retirez|retire|enlevez) (mon|ma|mes|notre) <about>",
    ],
    'ask-why': [
      '[(mais|et)] (pourquoi|pk|pkoi|pourkoi|pq|à quoi bon|pour quelle raison|dans quel but|pour quoi faire) [(ça|cela|cette question|donc)] ?',
      `[(mais|et)] (pourquoi|pk|pour quelle raison|dans quel but) (vous avez|tu as|avez vous|as tu|est ce que vous avez|est ce que tu as|auriez vous) besoin (de ça|de cela|de savoir|de le savoir|de savoir ça|de cette info|de cette information|d'en savoir plus) [(ça|cela)] ?`,
      `[(mais|et)] (pourquoi|pk) (vous avez|tu as|avez vous|as tu|est ce que vous avez) besoin (de mon|de ma|de mes|du|de la|de l'|de) <about>`,
      `[(mais|et)] (pourquoi|pk) (vous voulez|tu veux|voulez vous|veux tu|est ce que vous voulez|vous demandez|tu demandes|demandez vous|me demandez vous|est ce que vous demandez|faut il|il faut|dois je|je dois|vous me demandez|tu me demandes) ${know} [(donner|indiquer|dire)] [(ça|cela)] ?`,
      `[(mais|et)] (pourquoi|pk) (vous voulez|tu veux|voulez vous|veux tu|vous demandez|tu demandes|demandez vous|me demandez vous|vous me demandez|il faut|faut il) (mon|ma|mes|le|la|connaître) <about>`,
      `[(mais|et)] (pourquoi|pk) (le|la|mon|ma|mes) ${things} ?`,
      '(à quoi) (ça|cela) (sert|va servir|servira) ?',
      '(à quoi) (sert|servira|va servir) (cette question|cette info|cette information|ça) ?',
      "(c'est|est ce|est ce que c'est) [(vraiment)] (nécessaire|obligatoire|utile|indispensable|important) ?",
      "(c'est pour quoi|c'est pour quoi faire|pour quoi faire|ça sert à quoi|vous en avez besoin pourquoi|vous en faites quoi) ?",
      "qu'est ce que (ça|cela) (peut vous faire|vous apporte|change) ?",
    ],
    'ask-options': [
      '(quels|quelles) (sont) (les|mes|nos) (options|choix|possibilités|alternatives|propositions) [(possibles|disponibles)] ?',
      "(quelles|quels) (options|choix|possibilités|alternatives) [(y a t il|il y a|j'ai|ai je|sont possibles|sont disponibles|proposez vous|vous proposez|avez vous|vous avez)] ?",
      "(qu'est ce que|que|qu'est ce qu'il y a comme|il y a quoi comme|vous avez quoi comme|c'est quoi les|j'ai quoi comme|quoi comme) [(je peux|puis je|vous pouvez|vous|il y a)] (choisir|répondre|dire|proposez|proposer|avez|choix|options|possibilités) ?",
      '(options|choix|les options|les choix|possibilités) ?',
      '(par exemple|comme quoi|comme quoi par exemple|genre quoi|du style|quoi par exemple|tel que|un exemple|des exemples) ?',
      '(je peux|puis je) (choisir|répondre) quoi ?',
      "(vous avez quoi|il y a quoi|qu'est ce que vous avez|qu'est ce qu'il y a|que proposez vous|vous proposez quoi) ?",
    ],
    'ask-state': [
      "(qu'est ce que|que) (vous avez|tu as|avez vous|as tu) [(déjà)] (noté|enregistré|écrit|retenu|compris|sauvegardé) [(jusqu'ici|jusqu'à présent|jusque là|pour l'instant|pour le moment|déjà|de moi)] ?",
      "(vous avez|tu as) (noté|retenu|enregistré|compris) quoi [(jusqu'ici|jusqu'à présent|pour l'instant|pour le moment)] ?",
      "(qu'est ce que|que) (j'ai|ai je) [déjà] (dit|donné|indiqué|écrit|répondu) [(jusqu'ici|jusqu'à présent|pour l'instant)] ?",
      '(combien|il reste combien|il y a combien|encore combien) de (questions|étapes) [(reste t il|il reste|y a t il|encore|il y a encore|restantes|restent)] ?',
      "(il reste combien|combien en reste t il|combien il en reste|c'est bientôt fini|c'est encore long|ça prend combien de temps|combien de temps (ça prend|cela prend|ça dure|cela dure|reste t il)) [(encore)] ?",
      "(résumé|récap|récapitulatif|récapitulez|récapitule|résumez|résume|on en est où|où en est on|où en sommes nous|nous en sommes où|qu'est ce qui manque|il manque quoi|que manque t il|qu'est ce qu'il manque) [(encore|svp)] ?",
      "(montrez|montre|affichez|affiche) moi [(tout|le|ce que)] (tout|résumé|récap|récapitulatif|vous avez|tu as|vous avez noté|tu as noté|l'état)",
      '(je peux|puis je|on peut|peut on) (avoir|voir) (un résumé|le résumé|le récap|un récap|un récapitulatif|ce que vous avez noté) ?',
    ],
    'ask-recipient': [
      `[(mais|et)] qui (reçoit|recevra|va recevoir|voit|verra|va voir|lit|lira|va lire|a accès à|aura|récupère) ${theThing} ?`,
      `[(mais|et)] (à qui|où) (va|vont|ira|iront|est envoyé|sont envoyées|sera envoyé|envoyez vous|vous envoyez) ${theThing} ?`,
      `[(mais|et)] ${theThing} (va|vont|part|ira|iront|est envoyé) (où|à qui|chez qui) ?`,
      `(que|qu'est ce que|qu'est ce qui) (faites vous|vous faites|fais tu|devient|deviennent|arrive à|se passe avec) [(de|avec)] ${theThing} ?`,
      "(qu'est ce que vous en faites|vous en faites quoi|que faites vous avec|c'est pour qui|à qui c'est destiné) ?",
    ],
    'ask-who': [
      "(êtes vous|es tu|vous êtes|tu es|t'es|est ce que (vous êtes|tu es)) [(vraiment|bien)] (un|une) (bot|robot|humain|machine|ia|ordinateur|vrai humain|vraie personne|être humain|chatbot|personne réelle) ?",
      "(qui|vous êtes qui|tu es qui|t'es qui) [(êtes vous|es tu)] [donc] ?",
      "(à qui|avec qui) (je parle|ai je affaire|est ce que je parle|parlé je|j'écris|je discute) [(là|ici)] ?",
      "(comment (vous appelez vous|tu t'appelles|vous vous appelez)|c'est qui|c'est quoi ton nom|c'est un (robot|bot)|c'est (une machine|un humain)) ?",
      "(c'est quoi|qu'est ce que c'est que) (ce chat|ce truc|tout ça|ici) ?",
      "(de quoi s'agit il|il s'agit de quoi) [ici] ?",
    ],
    'ask-help': [
      "(aide|à l'aide|help|aidez moi|aide moi|j'ai besoin d'aide|besoin d'aide|au secours|je suis perdu|je suis perdue) ?",
      "(que|qu'est ce que) (pouvez vous|peux tu|vous pouvez|tu peux|savez vous) [(faire)] [(pour moi|pour nous|ici)] [faire] ?",
      '(vous pouvez|tu peux|vous savez|tu sais|vous faites|tu fais) [faire] quoi ?',
      '(comment) (ça|cela) (marche|fonctionne|se passe) [ici] ?',
      "(que|qu'est ce que) (dois je|je dois|puis je|je peux|faut il) (faire|écrire|dire|répondre) [(ici|maintenant|là)] ?",
      '(je dois|je fais|il faut) [(faire|répondre|écrire)] quoi ?',
    ],
    'forget-me': [
      "[(svp|s'il vous plaît|veuillez|je veux que vous|je voudrais que vous|pouvez vous|merci de|je voudrais|je veux)] (effacez|efface|effacer|supprimez|supprime|supprimer|oubliez|oublier|effaciez|supprimiez|détruire|détruisez) (toutes mes données|mes données|mes données personnelles|toutes mes données personnelles|mes infos|mes informations|tout ce que (vous savez|tu sais|vous avez) sur moi|tout sur moi|toutes les données sur moi|mon compte et mes données) ?",
      'oubliez moi',
    ],
  },
  instead: [
    '(à la place|plutôt autre chose|autre chose|au lieu de ça|au lieu de cela|finalement autre chose)',
  ],
  also: [
    "(aussi|également|en plus|par ailleurs|en outre|au passage|encore autre chose|tant que j'y suis|à côté de ça)",
  ],
};
