import type { PartyData } from '../numbers/party-data.ts';

const other = `(femme|mari|épouse|époux|conjoint|conjointe|compagne|compagnon|copine|copain|ami|amie|fils|fille|mère|père|frère|sœur|soeur|patron|collègue|enfant|bébé|fiancé|fiancée|cousin|cousine)`;

export const parties: PartyData = {
  speaker: ['(moi|je)'],
  companions: [`(mon|ma|un|une|notre) [(petit|petite)] ${other}`],
  members: [
    `(personnes|adultes|invités|amis|amies|collègues|frères|sœurs|soeurs|fils|filles|cousins|hommes|femmes|parents|garçons|proches)`,
  ],
  crowd: ['(personnes|personne|invités|au total|en tout)'],
  whose: ['(mes|nos|les|ses)'],
  among: ['(de mes|de nos|autres|petits|petites|de plus)'],
  and: ['(et|plus|ainsi que|&|+)'],
  with: ['avec'],
  sizes: {
    1: [
      '(moi|je|moi même) [(seul|seule)]',
      "(tout seul|toute seule|seul|seule|personne d'autre)",
      'je (suis|serai|viens|viendrai|voyage|mange|dîne) [tout] (seul|seule)',
      `(je suis|je serai) (le seul|la seule) [(à venir|à voyager)]`,
    ],
    2: ['nous deux'],
  },
  groups: ['(groupe|famille|équipe|bande) de', "(groupe|famille|équipe) d'environ"],
  ofThem: ["(d'entre eux|d'entre elles|d'eux|de ces|de ceux|de mes|de nos|des)"],
  bookings: [
    '(groupe|famille|équipe|bande) avec',
    `(table|réservation|taxi|trajet|course|vol|vols|chambre|billets|places|bus|train|dîner|déjeuner|repas|voyage|appartement|maison) [(juste|seulement)] pour`,
    `(c'est|ce sera|ce serait|juste|seulement|réserver|réservez) [(juste|seulement)] pour`,
  ],
  mayBook: [],
  parts: [
    '(enfants|enfant|bébés|bébé|ados|adolescents|seniors|étudiants|étudiant|élèves|élève|nourrissons|nourrisson)',
  ],
  contrasts: ['(mais|cependant|sauf)'],
  hours: [],
  padding: [
    "(en fait|non|pardon|juste|seulement|uniquement|que|c'est|ce sera|il y aura|pour|svp|s'il vous plaît|merci|une table pour|ben|alors)",
  ],
};
