import type { FragmentData } from '../words/content-data.ts';

export const fragments: FragmentData = {
  opens: [
    `(environ|à peu près|autour de|vers|peut être|probablement|presque|à peine|plus de|moins de|au moins|au plus|jusqu'à|
      entre|quelque|genre|disons)`,
    `(de|du|des|à|au|aux|en|pour|par|avec|sans|dans|sur|sous|chez|avant|après|dès|depuis|le|la|les|l'|un|une|mon|ma|mes|
      notre|nos|votre|vos|d')`,
    "(est|sont|était|c'est|ce sera|ça sera|je suis|nous sommes|on est|on sera|il y a|il y aura|ce sont)",
    `(je|j'|on|nous) [(ne)] (veux|voudrais|veut|voulons|souhaite|souhaitons|cherche|cherchons|prends|prendrai|aimerais|
      paie|commande)`,
    "(j'aimerais|j'ai besoin de|on a besoin de|nous avons besoin de|il me faut|il nous faut|il me faudrait|il nous faudrait|j'ai|on a|nous avons)",
    "[(mon|ma|mes|notre|le|la|l')] (nom|prénom|mail|email|société|entreprise|budget|numéro|adresse|montant|date|iban|bénéficiaire) [(est|c'est)]",
    "(puis je|pouvez vous|pourriez vous|est ce que|est ce qu'il y a|y a t il|peut on) [(vous|on|je|il|nous)]",
    "(et|ou|mais|donc|alors|parce que|si|que|qui|je m'appelle|appelez moi|virez|envoyez|payez)",
  ],
  counted: [
    '(k|mille|cent|cents|million|millions|euro|euros|eur|dollar|dollars|usd|francs|chf|pour cent|%)',
    '(personne|personnes|gens|pers|collègues|salariés|employés|invités|couverts|adultes|enfants|jours|jour|semaines|semaine|mois|ans|heures|minutes|pièces|places|billets)',
  ],
  goesOn: [
    "(de|du|des|à|au|aux|en|pour|par|avec|sans|dans|sur|chez|avant|après|dès|jusqu'à|jusqu'au|d'ici|le|vers|ou plus|ou moins|et|ou|environ)",
  ],
};
