import type { CommandForms } from '../answers/answer-data.ts';

const said =
  '(dit|écrit|donné|indiqué|répondu|précisé|mentionné|communiqué|envoyé|fourni|expliqué|renseigné)';

/** Stances towards the conversation rather than the question: commands and pleasantries. */
export const commands: CommandForms = {
  'never-mind': [
    `(tant pis|laissez tomber ça|laisse tomber ça|oubliez ça|oublie ça|oubliez cela|c'est pas grave|ce n'est pas
      grave|pas grave|laissez comme ça|laisse comme ça|laissez ça comme ça|on laisse comme ça|on ne change rien|
      ne changez rien|ne change rien|rien à changer|ça reste comme ça|gardez comme ça|garde comme ça|en fait rien|
      non rien|rien finalement|finalement non|peu importe en fait|laissez|oublie)`,
  ],
  greeting: [
    `(bonjour|bjr|bonsoir|bsr|salut|slt|coucou|cc|hello|hey|yo|hi|allô|bonjour à (vous|tous|toutes)|bonjour
      (madame|monsieur)|re bonjour|rebonjour|re|salutations|👋)`,
    '[(comment)] (ça va|vous allez bien|tu vas bien|allez vous|vas tu|vous allez) [bien] ?',
  ],
  thanks: [
    `(merci|merci beaucoup|merci bien|merci infiniment|un grand merci|mille mercis|grand merci|merci à vous|merci à
      toi|je vous remercie|je te remercie|thx|mci|merki|🙏)`,
    "(merci|merci beaucoup|merci bien|un grand merci|je vous remercie) [beaucoup] (pour|de) (tout|l'aide|votre aide|ton aide|votre patience|l'info|les infos|votre réponse|votre retour)",
    `(au revoir|à bientôt|à plus|à plus tard|à demain|à tout à l'heure|bonne (journée|soirée|nuit|fin de journée|continuation|après midi)|ciao|adieu|bye|salut à
      bientôt|a +)`,
    "(c'est (gentil|sympa|très gentil|super gentil)|très aimable|vous êtes (gentil|gentille|adorable)|super merci|parfait merci)",
  ],
  finish: [
    `(c'est|ce sera|ce serait|c'était|ça sera|ça serait|voilà c'est|et c'est) [(à peu près|donc)] tout [(pour (moi|nous|l'instant|le
      moment|aujourd'hui)|ce que (j'ai|je sais|nous avons|je peux dire))]`,
    "(voilà tout|voilà c'est tout|rien d'autre|rien de plus|rien à ajouter|c'est bon pour moi|c'est fini|c'est terminé|terminé|fini|tout est dit)",
    "(j'ai|on a|nous avons) (fini|terminé) [(là|maintenant|pour l'instant)]",
    "(je n'ai|on n'a|nous n'avons|j'ai) rien (d'autre|de plus|à ajouter|d'autre à ajouter|de plus à ajouter)",
    `[(vous pouvez|tu peux|on peut|pouvez vous|bon|et|alors|allez)] (envoyer|l'envoyer|les envoyer|transmettre|soumettre|tout envoyer) [(ça|cela|le
      tout|tout)] [(maintenant|comme ça|tel quel)] ?`,
    '(envoyez|envoie|envoyons|transmettez|transmets) [(le|les|la|tout|ça|cela|moi ça)] [(maintenant|comme ça|tel quel)]',
    "(c'est prêt|prêt à envoyer|c'est prêt à partir)",
  ],
  'already-said': [
    `[(mais|bah|ben)] (je|on|nous) [(vous|te|le|l'|vous l'|te l')] (l'ai|vous l'ai|te l'ai|ai|avons|a|viens de vous le dire|viens de te le dire|viens de le dire|viens de répondre)
      [(déjà|bien)] [${said}]`,
    `[(mais|bah|ben)] (j'ai|on a|nous avons|je vous ai|je t'ai|je l'ai|je vous l'ai|je te l'ai|on vous l'a|nous vous l'avons) déjà
      ${said} [(ça|cela|à ça|à cette question|à cela)] [(plus haut|avant|tout à l'heure)]`,
    "(déjà dit|déjà répondu|déjà fait|déjà donné|voir plus haut|cf plus haut|comme dit plus haut|comme je l'ai dit|comme déjà dit|comme dit|c'est écrit plus haut|c'est plus haut|relisez|vous le savez déjà|tu le sais déjà)",
  ],
  cancel: [
    `(annuler|annule|annulez|annulation|stop|stopper|stoppez|arrêter|arrête|arrêtez|arrêtons|on arrête|on annule|
      quitter|terminer|fin|cancel|abandonner|j'abandonne|laisse tomber|laissez tomber|on laisse tomber|ça suffit|
      basta|laissez moi tranquille|laisse moi tranquille|fichez moi la paix|plus la peine)`,
    `[(svp|s'il vous plaît|bon)] (je|on|nous) (veux|voudrais|souhaite|voulons|souhaitons|préfère|veut|vais) [(tout|bien)] (annuler|
      arrêter|abandonner|quitter|stopper|en rester là|m'arrêter là) [(tout|ça|cela|là|la demande|ma demande|la conversation|la réservation)]`,
    "(j'aimerais|je voudrais) [tout] (annuler|arrêter|abandonner) [(tout|ça|cela|là|la demande|ma demande)]",
    '(annulez|annule|arrêtez|arrête|annulons|arrêtons|stoppez) (tout|ça|cela|là|ma demande|la demande|maintenant|svp|immédiatement|de suite)',
    "(on|je) [(ne|n')] (continue|veux) (pas|plus) [continuer]",
    "(j'ai changé d'avis|on a changé d'avis|nous avons changé d'avis|ça ne m'intéresse plus|ça m'intéresse plus)",
  ],
  reset: [
    `[(on|je|peut on|on peut|je veux|je voudrais|j'aimerais|il faut|pouvons nous|est ce qu'on peut|puis je)]
      (recommence|recommencer|recommençons|repart|repartir|repartons|reprend|reprendre|reprenons) [tout]
      (depuis le début|du début|au début|à zéro|de zéro|à neuf) ?`,
    '(recommencer|recommence|recommencez|recommençons|on recommence|on recommence tout|tout recommencer|réinitialiser|réinitialise|remettre à zéro|remise à zéro|reset|depuis le début|à zéro|de zéro|tout effacer|effacez tout|efface tout|reprenons depuis le début)',
  ],
  undo: [
    '(retour|retour en arrière|revenir en arrière|revenez en arrière|reviens en arrière|en arrière|undo|défaire|annuler la dernière réponse|annule la dernière|annulez la dernière réponse|annuler ma dernière réponse)',
    "(n'envoyez pas|n'envoie pas|ne l'envoyez pas|ne l'envoie pas|n'envoyez rien|pas envoyer|ne pas envoyer|n'envoyez pas encore|n'envoie pas encore|stop n'envoyez pas|n'envoyez surtout pas)",
    "[(je peux|je veux|je voudrais|on peut|peut on)] (revenir|retourner) (en arrière|à la question (précédente|d'avant)) ?",
  ],
  'go-on': [
    '(continuer|continue|continuez|continuons|on continue|poursuivre|poursuivons|poursuivez|on poursuit|la suite|suivant|suite|reprendre|reprenons|on reprend|on y va|allons y|je continue|on peut continuer|je veux continuer|je voudrais continuer|je souhaite continuer)',
  ],
  human: [
    `[(je|on|nous)] [(peux|voudrais|veux|souhaite|souhaiterais|préfère|préférerais|voulons|peut on|puis je|est ce que je peux|pourrais je|
      je peux|j'aimerais|pourrais|est ce possible de|il est possible de)] [je] (parler|discuter|échanger|écrire) (à|avec|directement avec) (un|une|quelqu'un|votre) [(vrai|vraie|véritable)]
      [(humain|personne|conseiller|conseillère|agent|collègue|employé|responsable|opérateur|être humain|équipe|service)] [(réelle|humaine|humain|réel|svp|client)] ?`,
    `(humain|un humain|un humain svp|un conseiller|un conseiller svp|conseiller|un agent|agent|une vraie personne|une personne réelle|
      quelqu'un de réel|un vrai humain|support|service client|le service client|standard|opérateur|un opérateur|un responsable)`,
    "(passez moi|passe moi|mettez moi en relation avec|transférez moi à|transférez moi vers) (quelqu'un|un humain|un conseiller|une personne|un responsable|un agent|le service client)",
  ],
};
