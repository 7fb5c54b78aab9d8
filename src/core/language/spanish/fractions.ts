import type { FractionData } from '../numbers/fraction-data.ts';
import { namesOf } from './numbers.ts';

/** "Treinta" makes "treintavo" and "treintaavo", in the plural as well. */
function partOf(name: string): string {
  const grown = name.replace(/ (y )?/gu, 'i');
  const stems = [grown, grown.replace(/[aeo]$/u, '')];
  return `(${[...new Set(stems)].flatMap((stem) => [`${stem}avo`, `${stem}avos`]).join('|')})`;
}

const fromEleven = Array.from({ length: 89 }, (_, i) => i + 11);

export const fractions: FractionData = {
  parts: {
    ...Object.fromEntries(fromEleven.map((count) => [count, namesOf(count).map(partOf)])),
    2: ['(medio|medios)'],
    3: ['(tercio|tercios)'],
    4: ['(cuarto|cuartos)'],
    5: ['(quinto|quintos)'],
    6: ['(sexto|sextos)'],
    7: ['(séptimo|séptimos)'],
    8: ['(octavo|octavos)'],
    9: ['(noveno|novenos)'],
    10: ['(décimo|décimos|décima|décimas)'],
    100: ['(centésimo|centésimos|centésima|centésimas|centavo|centavos)'],
    200: ['(doscientosavo|doscientosavos)'],
    1000: ['(milésimo|milésimos|milésima|milésimas)'],
    1000000: ['(millonésimo|millonésimos|millonésima|millonésimas)'],
    1000000000000: ['(billonésimo|billonésimos|billonésima|billonésimas)'],
  },
  partsBehind: ['(avo|avos)'],
  one: ['(un|una)'],
  connectors: ['(y|con)'],
  ofScale: ['de'],
  points: ['(coma|punto)'],
  closedPoints: ['con'],
  divides: ['(dividido|dividida|partido) (por|entre)'],
  rates: ['sobre'],
};
