import type { ContentData } from '../words/content-data.ts';
import { emoji } from '../words/emoji.ts';

const nouns =
  'nom|prénom|email|e mail|mail|mél|courriel|adresse|adresse mail|adresse email|numéro|num|n|code|code postal|id|identifiant|téléphone|tél|portable|mobile|société|entreprise|boîte|référence|réf|titre|modèle|anniversaire|date de naissance|ville|pays|couleur|taille|pointure|montant|budget|date|heure|horaire|délai|échéance|équipe|service|rôle|poste|marque|numéro de commande|numéro de client|commande|pseudo|choix';

/** "L'adresse" and "d'adresse" are one word to a reader of words. */
function elided(list: string): string {
  const vowels = list.split('|').filter((noun) => /^[aeéèhio]/u.test(noun));
  return [list, ...vowels.map((noun) => `l'${noun}`)].join('|');
}

export const content: ContentData = {
  lead: [
    '(bonjour|salut|hello|bonsoir|coucou|bjr|slt|hey|hi) [(à (vous|tous|toutes)|madame|monsieur|le bot|bot)]',
    '(euh|heu|hm|hum|hmm|mm|oh|ah|ben|bah|bon|alors|eh bien|et bien|du coup|donc|voilà|voyons|tiens)',
    '(merci|merci beaucoup|merci bien)',
    "(franchement|honnêtement|à vrai dire|pour être honnête|laissez moi voir|laisse moi voir|laissez moi réfléchir|en fait|svp|stp|s'il vous plaît|s'il te plaît)",
    '(je pense|je crois|je dirais|je suppose|disons|on va dire|sans doute|probablement|peut être|sûrement) [que]',
    '(puisque vous (le demandez|demandez)|puisque tu (le demandes|demandes)|ce serait donc|ça doit être|ça devrait être)',
    "(ma réponse est|la réponse est|ce serait|ça serait|ce sera|ça sera|c'est|ce sont|il s'agit de|il s'agit d')",
  ],
  closedLead: [
    `(ok|okay|d'accord|oui|ouais|bien sûr|sûr|bien|très bien|volontiers|entendu|désolé|désolée|dsl|pardon|excusez moi|super|parfait|
      exactement|voici|pas de problème|pas de souci|sans problème|avec plaisir|certainement|évidemment)`,
  ],
  carriers: [
    '(vous pouvez|tu peux) (me|nous) (joindre|contacter|appeler) [(au|à|par|sur|via)]',
    "(voici|voilà|c'est|ce serait|tenez|tiens) [(mon|ma|mes|notre|nos|le|la|les|l')]",
    "[(elle|il|ça|cela|on)] s'appelle",
    'nous nous appelons',
    "(c'est|je m'appelle|mon nom est|moi c'est)",
  ],
  carrierOwners: ["(mon|ma|mes|notre|nos|le|la|les|l'|son|sa|ses|leur|votre|ton|ta|ce|cet|cette)"],
  carrierNouns: [
    `(${elided(nouns)}) [(de (commande|client|contact|téléphone|dossier|livraison)|complet|complète)]`,
  ],
  verbless: false,
  carrierVerbs: ["(est|sont|serait|seraient|sera|c'est|=|reste|s'appelle|est le|est la)"],
  links: ["(est|était|sont|sera|serait|c'est|numéro|num|n|no|nr|#|=|°|n°)"],
  states: [
    `(faux|fausse|inconnu|inconnue|privé|privée|secret|juste|correct|correcte|différent|différente|la même|le même|pas|ne|trop|
      très|cassé|cassée|perdu|perdue|encore|déjà|flou|confidentiel|confidentielle|bon|bonne|ok|okay|dans|en|sur|chez|égal|important|
      importante|flexible|incertain|difficile|serré|limité|limitée|quoi|où|comment|ouvert|ouverte|mauvais|mauvaise|à)`,
  ],
  tail: [
    "(svp|stp|s'il vous plaît|s'il te plaît|sil vous plait|sil te plait|merci|merci beaucoup|merci bien|mci)",
    '(bien sûr|évidemment|naturellement)',
    "(merci d'avance|merci par avance|si possible|si c'est possible|si vous pouvez|si tu peux)",
    '(je pense|je crois|je dirais|je suppose|voilà|quoi|hein|haha|lol|mdr)',
    "je (pense|crois) que c'est (ça|tout|bon)",
    "(j'espère que (ça|cela) (aide|vous aide|t'aide|aidera)|en espérant que (ça|cela) aide)",
    '(si je ne me trompe [pas]|si je me souviens bien|pour autant que je sache|sauf erreur [de ma part])',
    ...emoji.friendly,
    '👍',
  ],
};
