import type { CorrectionData } from '../answers/correction-data.ts';

export const corrections: CorrectionData = {
  lead: ['(hm|hum|ah|oh|euh|heu|bon|ben|bah|ok|okay|alors|eh bien|et|mais)'],
  markers: [
    '(je|on|nous) (voulais|voulait|voulions|veux|voulons) dire',
    '(plutôt|ou plutôt|mieux|disons|disons plutôt|mettez|mets|mettons|mettez plutôt|mets plutôt|prenons|prenez) [(plutôt|donc)]',
    "(correction|rectification|rectificatif|erratum|erreur de frappe|faute de frappe|plus exactement|plus précisément|enfin) [(c'est|ce sont|je voulais dire)]",
    "(en fait|en réalité|finalement|au final|tout compte fait) [(c'est|ce sont|ce sera|ça sera|ce serait|on est|on sera|nous serons|nous sommes|plutôt|je suis|il y en a|on en a)]",
    "(non|nan) (c'est|ce sont|plutôt|en fait|finalement|nous sommes|on est|on sera|je m'appelle|mettez|il y en a|mais)",
    "(c'est plutôt|c'était plutôt|ce serait plutôt|ça serait plutôt|il fallait lire|lire|il faut lire|je corrige)",
  ],
  closedMarkers: [
    `(non|nan|nn|désolé|désolée|dsl|pardon|oups|oups désolé|zut|mince|flûte|faux|c'est faux|pas exact|ce n'est pas ça|c'est pas ça|ce n'est
      pas juste|pas tout à fait|attendez|attends|stop|minute|je me suis trompé|je me suis trompée|erreur|mon erreur|c'est une erreur|
      petite erreur|j'ai fait une erreur|j'ai fait une faute|au temps pour moi|autant pour moi|excusez moi|excuse moi|navré|ah non|oh non|mais non|
      euh non|enfin non|pas bon|my bad)`,
  ],
  ownAfterNo: ['(non|nan|non non) (mon|ma|mes|notre|nos)'],
  restated: [
    `(c'est|c'était|ce sont|c'étaient|ce sera|ce serait|on (est|était|sera)|nous (sommes|étions|serons)|il y (a|avait)|ça fait)`,
  ],
  inside: [
    `[(oh|ah|euh|heu|enfin|mais)] (non|nan|pardon|désolé|désolée|dsl|oups|stop|attendez|attends|erreur|faux|correction|plutôt|enfin|en fait|
      finalement|zut|mince) [(je voulais dire|je veux dire|plutôt|c'est|ce sont|en fait)]`,
  ],
  insideFreely: [
    '(ou plutôt|ou mieux|enfin plutôt|je veux dire|je voulais dire|enfin je veux dire|euh non|ah non|oups non|non pardon|pardon non)',
  ],
  changes: [
    `[(svp|s'il vous plaît|pouvez vous|peux tu|pourriez vous|pourrais tu|tu peux|vous pouvez|vous pourriez|je veux|je voudrais|
      j'aimerais|je souhaite|on voudrait|nous voudrions|il faut|il faudrait|on peut|peut on|on pourrait|pourrait on|puis je|je
      peux|je pourrais|pourrais je|est ce qu'on peut|est ce que je peux|est ce que vous pouvez|est ce possible de|est il possible
      de|serait il possible de|c'est possible de|ce serait possible de)] [(svp|s'il vous plaît|plutôt)] [(le|la|les|me|nous)]
      (changer|changez|change|modifier|modifiez|modifie|corriger|corrigez|corrige|remplacer|remplacez|remplace|passer|passez|
      passe|mettre|mettez|mets|déplacer|déplacez|déplace|décaler|décalez|décale|reporter|reportez|avancer|avancez)`,
  ],
  changeTo: ['(à|en|au|par|pour|aux|vers|sur|dans)'],
  not: [
    'pas',
    'et pas',
    'et non',
    'et non pas',
    'non pas',
    "ce n'est pas",
    "c'est pas",
    'ce ne sont pas',
    'au lieu de',
    'plutôt que',
  ],
  butRather: ["(mais|plutôt|c'est|mais plutôt|mais bien)"],
  insteadOf: [
    '(au lieu de|à la place de|plutôt que|et non pas|et non|et pas|pas|au lieu du|à la place du)',
  ],
  shiftFrom: ['(de|du|d)'],
  shiftTo: ['(à|en)'],
  tails: [
    "(à la place|svp|stp|s'il vous plaît|s'il te plaît|merci|plutôt|en fait|finalement|désolé|désolée|pardon|dsl|mon erreur|du coup|je voulais dire|je veux dire)",
  ],
  instead: ['(à la place|au lieu de ça)'],
  offers: [
    `[est ce qu'] (il y a|y a t il|y aurait il|il y aurait|y aurait t il|il reste|reste t il|vous avez|avez vous|auriez
      vous|vous auriez|tu as|as tu) [(encore|aussi|peut être)] (quelque chose|une|un|des|de la|d'autres)`,
    `(est ce que|est ce qu'il|est ce) (il y a|y a|y aurait|c'est|ce serait|ça serait) [(encore|aussi)] (possible|quelque chose|
      une|un|des|de la)`,
    "(serait il|est il|ce serait|ça serait|c'est|serait ce|est ce) [(encore|aussi)] possible",
    "(pouvez vous|pourriez vous|peux tu|pourrais tu) (voir|vérifier|regarder) (si|s'il)",
    '(ça|cela) (irait|marcherait|va|marche|conviendrait)',
    '(pouvez vous|pourriez vous|peux tu|pourrais tu) [(plutôt|aussi)] (chercher|rechercher|essayer|regarder) [(plutôt|aussi)]',
  ],
};
