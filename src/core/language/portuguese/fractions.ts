import type { FractionData } from '../numbers/fraction-data.ts';
import { typed } from './typed.ts';

export const fractions: FractionData = typed({
  parts: {
    2: ['(meio|meios)'],
    3: ['(terço|terços)'],
    4: ['(quarto|quartos)'],
    5: ['(quinto|quintos)'],
    6: ['(sexto|sextos)'],
    7: ['(sétimo|sétimos)'],
    8: ['(oitavo|oitavos)'],
    9: ['(nono|nonos)'],
    10: ['(décimo|décimos)'],
    20: ['(vigésimo|vigésimos)'],
    30: ['(trigésimo|trigésimos)'],
    100: ['(centésimo|centésimos)'],
    1000: ['(milésimo|milésimos)'],
    1000000: ['(milionésimo|milionésimos)'],
    1000000000: ['(bilionésimo|bilionésimos)'],
  },
  partsBehind: ['(avo|avos)'],
  one: ['(um|uma)'],
  connectors: ['(e|com)'],
  ofScale: ['de'],
  points: ['(vírgula|ponto)'],
  closedPoints: [],
  divides: ['(dividido|dividida) por'],
  rates: ['sobre'],
});
