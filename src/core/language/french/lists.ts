import type { ListData } from '../names/list-data.ts';

export const lists: ListData = {
  separators: [
    '(et|et aussi|ainsi que|et puis|puis|plus|&|+|et encore|et également|de même que|ou)',
  ],
  padding: [
    "(svp|stp|s'il vous plaît|s'il te plaît|ah|oh|oui|ok|okay|bon|alors|merci|donc|encore|pouvez vous|peux tu|pourriez vous|en fait|finalement|du coup)",
  ],
  add: {
    before: [
      '[et] (aussi|également|en plus|encore|puis aussi) [(du|de la|des|un|une|le|la|les)]',
      "[(svp|je veux|je voudrais|j'aimerais|on peut|il faut)] (ajouter|ajoute|ajoutez|rajouter|rajoute|rajoutez|rajoutons|ajoutons|mettre aussi|mettez aussi|mets aussi|mettez en plus) [(aussi|encore)] [(du|de la|des|un|une|le|la|les)]",
    ],
    behind: ['(aussi|également|en plus|en supplément|avec|en prime)'],
  },
  remove: {
    before: [
      `(sans|pas de|pas d'|plus de|aucun|aucune|sauf|excepté|moins|enlève|enlevez|enlever|retire|retirez|retirer|supprime|supprimez|
        supprimer|ôtez|pas|ne mettez pas|ne mets pas|oubliez|oublie) [(le|la|les|l'|du|de|de la|des)]`,
    ],
    behind: ['(en moins|à enlever|à retirer|à supprimer|finalement pas|plutôt pas|non plus)'],
  },
  replace: {
    before: ['(seulement|uniquement|juste|rien que|que) [(le|la|les|du|de la|des)]'],
    behind: ["(seulement|uniquement|et c'est tout|et rien d'autre|c'est tout|rien d'autre)"],
  },
  insteadOf: [
    '(au lieu de|à la place de|plutôt que|au lieu du|à la place du|au lieu des|à la place des) [(la|le|les)]',
  ],
  swaps: [
    '(remplace|remplacez|remplacer|change|changez|changer|échange|échangez|échanger) [(le|la|les)]',
  ],
  swapTo: ['(par|contre|pour|en) [(le|la|les|du|de la|des)]'],
};
