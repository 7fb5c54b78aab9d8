import type { RoleData } from '../names/mention-data.ts';

export const roles: RoleData = {
  slots: {
    recipient: ['(destinatário|beneficiário|favorecido|recebedor)'],
    'stay-start': ['(entrada|chegada|check in|dia de chegada|data de entrada|data de chegada)'],
    'stay-end': ['(check out|data de saída|dia de saída|saída do hotel)'],
    end: [
      '(volta|regresso|retorno|devolução|entrega|fim|término|destino|até|para onde|data de fim|data final|viagem de volta)',
    ],
    start: [
      '(início|começo|partida|ida|levantamento|retirada|recolha|origem|de onde|data de início|data inicial|viagem de ida)',
    ],
    leave: ['(saída)'],
  },
  cues: {
    recipient: [],
    'stay-start': [
      '(chegada|chego|chegamos|chegando|chegar|check in|entrada|entro|entramos|entrando|entrar)',
    ],
    'stay-end': [
      '(check out|ficamos até|fico até|fica até|ficar até|ficando até|saímos|saio|saindo)',
    ],
    end: [
      '(destino)',
      '(volta|volto|voltamos|voltando|voltar|regresso|regressamos|regressar|retorno|retornando|devolver|devolvo|devolução|entregar)',
      '(fim|termina|terminando|acaba|acabando|até)',
    ],
    start: [
      '(levantar|levanto|retirar|retiro|buscar|início|começa|começando|começo|ida|partida|partindo|a partir)',
    ],
    leave: [
      '(origem|(cidade|ponto|local) de partida)',
      '(saída|saio|saímos|saindo|parto|partimos|embarco|embarque)',
    ],
  },
  closeCues: {
    recipient: [
      `(envia|envie|enviar|manda|mande|mandar|transfere|transfira|transferir|paga|pague|pagar) [(dinheiro|isso|isto|o)] (para|a|ao|à) [(o|a)]
        [(meu|minha|nosso|nossa) [(amigo|amiga|irmão|irmã|colega|chefe|pai|mãe|filho|filha|marido|mulher)]]`,
    ],
    'stay-start': [],
    'stay-end': [],
    end: ['(até|para|pra|a|ao|à) [(o|a|os|as|dia)]'],
    start: ['(de|do|da|desde|a partir de) [(o|a|dia)]'],
    leave: [],
  },
};
