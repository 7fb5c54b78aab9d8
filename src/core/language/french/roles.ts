import type { RoleData } from '../names/mention-data.ts';

export const roles: RoleData = {
  slots: {
    recipient: ['(destinataire|bénéficiaire)'],
    'stay-start': [
      "(arrivée|date d'arrivée|jour d'arrivée|check in|emménagement|d'arrivée|entrée)",
    ],
    'stay-end': ['(date de départ|jour de départ|check out|déménagement|sortie)'],
    end: [
      "(retour|restitution|fin|destination|arrivée à|jusqu'à|jusqu'au|jusque|date de fin|date de retour|lieu de retour|ville d'arrivée|vers)",
    ],
    start: [
      '(début|départ|retrait|prise en charge|aller|date de début|lieu de départ|ville de départ|provenance|origine|à partir de|point de départ)',
    ],
    leave: [],
  },
  cues: {
    recipient: [],
    'stay-start': [
      "(arrivée|arriver|arrivons|arrive|arriverai|arriverons|j'arrive|check in|on arrive|nous arrivons|emménager)",
    ],
    'stay-end': [
      "(check out|rester jusqu'au|reste jusqu'au|restons jusqu'au|restera jusqu'au|quitter|quittons|libérer)",
    ],
    end: [
      '(destination)',
      '(retour|rentrer|rentrons|rentre|revenir|revenons|reviens|reviendrai|reviendrons|restitution|rendre|ramener|restituer|rapporter)',
      '(fin|finit|se termine|termine|prend fin|finir)',
    ],
    start: [
      '(récupérer|retirer|retrait|commence|commencer|débute|débuter|début|démarre|aller|prendre|à partir)',
    ],
    leave: [
      '(origine|(ville|point|lieu|gare) de départ)',
      '(départ|partir|partons|pars|partirai|partirons|décollage|décoller|quitte)',
    ],
  },
  closeCues: {
    recipient: [
      `(envoie|envoyez|envoyer|vire|virez|virer|paie|payez|transfère|transférez|transférer|verse|versez) [(le|les|la|ça|cela|de l'argent)] à
        [(mon|ma|mes|notre) [(ami|amie|frère|sœur|collègue|patron|père|mère|fils|fille|mari|femme)]]`,
    ],
    'stay-start': [],
    'stay-end': [],
    end: ["(jusqu'au|jusqu'à|jusqu'en|à destination de|au|vers|pour|à) [(le|la)]"],
    start: [
      '(de|du|depuis|dès|à partir de|à partir du|en provenance de|dès le|depuis le) [(la|le)]',
    ],
    leave: [],
  },
};
