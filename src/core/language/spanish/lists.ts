import type { ListData } from '../names/list-data.ts';

export const lists: ListData = {
  separators: ['(y|e|así como|y también|además de|&|+|y además)'],
  padding: [
    '(por favor|porfa|ah|oh|ay|sí|si|ok|okay|bueno|bien|entonces|gracias|mejor|puede|puedes|podría|podrías|pues|pero)',
  ],
  add: {
    before: [
      '[y] (también|además|aparte)',
      '[(quiero|quisiera|me gustaría|y)] (añada|añade|añádele|añádale|añadir|agregue|agrega|agrégale|agréguele|agregar|ponga|pon|ponle|póngale|incluya|incluye|incluir|sume|suma|súmale|apunta|apunte) [(también|además)]',
    ],
    behind: ['(también|además|igualmente|asimismo)'],
  },
  remove: {
    before: [
      '(sin|ningún|ninguna|menos|excepto|salvo|quite|quita|quítale|quítele|quitar|elimine|elimina|eliminar|borre|borra|saque|saca|retire|retira|no quiero|no queremos|no|tampoco|nada de)',
    ],
    behind: ['(no|fuera|mejor no|ya no)'],
  },
  replace: {
    before: ['(solo|solamente|únicamente|nada más|no más que|nomás)'],
    behind: ['(y nada más|nada más|solamente|y ya|y ya está|nomás|únicamente)'],
  },
  insteadOf: ['(en vez de|en lugar de|en vez del|en lugar del)'],
  swaps: ['(cambie|cambia|cambiar|sustituya|sustituye|reemplace|reemplaza|cámbiame|cámbieme)'],
  swapTo: ['(por|con|a)'],
};
