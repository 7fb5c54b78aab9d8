import type { FeatureData } from '../names/feature-data.ts';

export const features: FeatureData = {
  heads: ['(a|ont|avec|propose|offre|sert|il y a|inclut) [(un|une|le|la|les|du|de la|des)]'],
  copulas: ['(est|sont) [(un|une)]'],
  tails: [
    '[(est|sont)] (autorisé|autorisée|autorisés|autorisées|admis|admises|acceptés|acceptées|permis|nécessaire|souhaité|souhaités|compris|inclus|incluse|disponible|disponibles|possible|bienvenus)',
  ],
  having: [
    "(a|ont|ait|avec|besoin de|besoin d'|veux|veut|voudrais|voudrions|aimerais|souhaite|souhaitons|propose|offre|sert|servant|accepte|acceptant|autorise|incluant|cherche|cherchons|trouve moi|réserve|réservez|il faut|il me faut|il nous faut|par|en) [(le|la|les|l'|un|une|des|du|de la|de l'|de|d')]",
  ],
  being: ['(est|sont|soit|être|serait) [(aussi|entièrement)]'],
  amid: ['(un|une|entièrement)'],
  qualities: ['é', 'ée', 'able', 'ible', 'if', 'ive', 'eux', 'uit', 'uite'],
  lacking: [
    "(sans|pas besoin de|pas besoin d'|veux pas de|voulons pas de|veut pas de) [(le|la|les)]",
  ],
  denying: ["(pas|ne|n'|jamais|aucun|aucune|sans|ni|plus)"],
  fitting: [
    '(est|sont|doit être|doivent être|soient|soit|seraient) [aussi] (autorisé|autorisée|autorisés|autorisées|admis|acceptés|acceptées|permis|compris|inclus|disponible|bienvenus)',
  ],
  fittingAlone: [
    '(autorisé|autorisée|autorisés|autorisées|admis|acceptés|acceptées|compris|inclus|bienvenus)',
  ],
  ofPerson: [
    '(avez|êtes|possédez|aviez|étiez|fumez) vous',
    '(as|es|possèdes) tu',
    'vous (avez|êtes|possédez|fumez)',
    '(votre|vos|ton|ta|tes)',
    "(le client|la cliente|la personne|le membre|l'invité) (a|est|possède)",
  ],
  whether: ["(si|s'il|s'ils|quand|au cas où)"],
};
