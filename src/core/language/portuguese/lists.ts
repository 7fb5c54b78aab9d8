import type { ListData } from '../names/list-data.ts';

export const lists: ListData = {
  separators: ['(e|e também|e ainda|mais|bem como|assim como|&|+|além de)'],
  padding: [
    '(por favor|ah|oh|sim|ok|okay|bem|bom|então|obrigado|obrigada|ainda|se faz favor|pode|podes|podia|poderia)',
  ],
  add: {
    before: [
      '[e] (também|ainda|mais|além disso|adicionalmente|e mais)',
      '[(por favor|quero|queria|pode|podes|podia)] (acrescenta|acrescente|acrescentar|adiciona|adicione|adicionar|junta|junte|juntar|inclui|inclua|incluir|põe|ponha|pôr|coloca|coloque|colocar|bota|botar) [(também|ainda|mais)] [(o|a|os|as|um|uma)]',
    ],
    behind: ['(também|ainda|a mais|além disso|tb|tbm)'],
  },
  remove: {
    before: [
      '[por favor] (sem|tira|tire|tirar|remove|remova|remover|retira|retire|retirar|elimina|elimine|eliminar|apaga|apague|exceto|excepto|menos|corta|corte|não|nada de|exclui|exclua) [(o|a|os|as)]',
    ],
    behind: ['(fora|não|afinal não|de fora|pode tirar|pode sair)'],
  },
  replace: {
    before: ['(só|somente|apenas|unicamente)'],
    behind: ['(e mais nada|e só|só isso|mais nada|apenas)'],
  },
  insteadOf: ['(em vez de|ao invés de|no lugar de|em lugar de)'],
  swaps: [
    '(troca|troque|trocar|substitui|substitua|substituir|muda|mude|mudar|altera|altere) [(o|a|os|as)]',
  ],
  swapTo: ['(por|pelo|pela|para|pra|com)'],
};
