import type { OthersData } from '../answers/others.ts';

const kin = `(collègue|ami|amie|copain|copine|voisin|voisine|patron|patronne|chef|cheffe|frère|sœur|soeur|mère|père|maman|papa|fils|fille|
  femme|mari|conjoint|compagne|compagnon|cousin|cousine|oncle|tante|associé|associée)`;
const known = `(mon|ma|un|une|notre|son|sa) [(meilleur|meilleure|bon|bonne|grand|grande|petit|petite)] ${kin}`;
const them = `(lui|elle|eux|elles|${known})`;

export const others: OthersData = {
  people: [
    `${known} [à (moi|nous)]`,
    '(mes|nos|ses|leurs) (parents|amis|amies|collègues|voisins|enfants|grands parents|clients)',
    "(il|elle|ils|elles|quelqu'un|quelqu'un d'autre|les autres)",
  ],
  says: [
    `[(me|nous|aussi)] (ont dit|dit|disait|disent|pensent|pense|pensait|trouve|recommande|conseille|suggère|propose|affirme|a dit|a proposé|a recommandé|
      a conseillé|m'a dit|m'a proposé|m'a conseillé|m'a recommandé|nous a dit) [que]`,
  ],
  named: ['(dit|pense|propose|suggère|conseille|recommande|veut|préfère|a dit|a proposé)'],
  does: [
    '(sont|étaient) (restés|restées|venus|venues|allés|allées)',
    `(a|avait|ont|avaient) [(déjà|aussi)] (payé|dépensé|acheté|pris|eu|réservé|commandé|choisi|donné|besoin|habité)`,
    '(paient|payent|habitent|vivent|veulent|préfèrent|prennent|paie|paye|habite|habitait|vit|vivait|veut|voulait|préfère|préférait|prend|était|étaient|loge|est venu|est venue|est allé|est allée)',
  ],
  inverted: ["(dit|selon|d'après)"],
  suitsBehind: [
    `(convient|va|suffit|bien|ok|okay|parfait|bon|d'accord) (à|pour) ${them}`,
    '(lui|leur) (convient|va|suffit|plaît|conviendrait|irait)',
  ],
  suitsBefore: [],
  strangers: [
    "(d'à côté|à côté (était|étaient|faisait|faisaient|de nous)|derrière nous|à la table voisine|à (une|l') autre table)",
  ],
};
