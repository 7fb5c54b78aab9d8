import type { FeatureData } from '../names/feature-data.ts';

export const features: FeatureData = {
  heads: ['(tiene|tienen|con|ofrece|sirve|hay|incluye|admite|permite) [(un|una|el|la|los|las)]'],
  copulas: ['(es|son|está|están) [(un|una)]'],
  tails: [
    '[(está|están|es|son)] (permitido|permitida|permitidos|permitidas|admitidos|admitidas|bienvenidos|bienvenidas|necesario|deseado|incluido|incluida|incluidos|disponible|disponibles|posible|aceptan)',
  ],
  having: [
    '(tenga|tengan|con|necesito|necesitamos|quiero|queremos|quisiera|ofrezca|sirva|sirvan|incluya|admita|admitan|permita|permitan|acepte|acepten|busco|buscamos|reserva|reserve|en) [(el|la|los|las|un|una)]',
  ],
  being: ['(es|sea|sean|esté|estén|sería) [(también|completamente)]'],
  amid: ['(un|una|completamente)'],
  qualities: ['ado', 'ada', 'ido', 'ida', 'able', 'ible', 'ivo', 'iva', 'oso', 'osa'],
  lacking: ['(sin|no necesito|no necesitamos|no quiero|no queremos) [(el|la|un|una)]'],
  denying: ['(no|nunca|ningún|ninguna|sin|ni|tampoco)'],
  fitting: [
    '(es|son|esté|estén|está|están|sean|debe estar|deben estar) [también] (permitido|permitida|permitidos|permitidas|admitidos|admitidas|bienvenidos|bienvenidas|incluido|incluida|disponible)',
  ],
  fittingAlone: [
    '(permitido|permitida|permitidos|permitidas|admitidos|admitidas|bienvenidos|bienvenidas|incluido|incluida)',
  ],
  ofPerson: [
    '(tienes|tenéis|eres|sois|fumas)',
    '(tiene|tienen|es|fuma) usted',
    '(tu|tus|su|sus|usted)',
    '(el cliente|la clienta|la persona|el miembro) (tiene|es)',
    'tiene',
  ],
  whether: ['(si|cuando|en caso de)'],
};
