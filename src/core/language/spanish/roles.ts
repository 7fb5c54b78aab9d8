import type { RoleData } from '../names/mention-data.ts';
import { typed } from './accents.ts';

export const roles: RoleData = typed({
  slots: {
    recipient: ['(destinatario|destinataria|beneficiario|beneficiaria)'],
    'stay-start': ['(llegada|entrada|check in|día de llegada)'],
    'stay-end': ['(check out|salida del hotel|fin de la estancia)'],
    end: [
      '(devolución|regreso|vuelta|retorno|fin|final|destino|hasta|hacia|adónde|a dónde|fecha final|fecha de fin)',
    ],
    start: [
      '(inicio|comienzo|recogida|ida|origen|desde|de dónde|fecha inicial|fecha de inicio|partida)',
    ],
    leave: ['(salida)'],
  },
  cues: {
    recipient: [],
    'stay-start': [
      '(llegada|llegar|llegamos|llego|entrada|check in|entramos|entro|llegando|llegaremos|llegaré)',
    ],
    'stay-end': [
      '(check out|dejamos el hotel|dejamos la habitación|nos quedamos hasta|me quedo hasta)',
    ],
    end: [
      '(destino)',
      '(vuelta|regreso|regresar|regresamos|regresando|volver|volvemos|vuelvo|volviendo|retorno|devolución|devolver|devolvemos|devuelvo|entregar)',
      '(hasta|termina|terminar|acaba|fin)',
    ],
    start: [
      '(recoger|recogida|recogemos|recojo|inicio|inicia|empieza|empezar|comienza|comenzar|ida|a partir|desde)',
    ],
    leave: [
      '(origen|(ciudad|punto|lugar) de salida)',
      '(salida|salimos|salgo|salir|saliendo|partimos|parto|vuelo|volamos|despegamos)',
    ],
  },
  closeCues: {
    recipient: [
      `(envía|envíe|envíalo|envíelo|manda|mande|mándalo|mándelo|transfiere|transfiera|transferir|enviar|mandar|paga|pague) [(dinero|eso|lo)] a
        [(mi|mis|nuestro|nuestra) [(amigo|amiga|hermano|hermana|colega|jefe|padre|madre|hijo|hija|marido|mujer)]]`,
    ],
    'stay-start': [],
    'stay-end': [],
    end: ['(hasta|a|hacia) [(el|la)]', '(al|con destino a)'],
    start: ['(de|desde|del|a partir del|a partir de) [(el|la)]'],
    leave: [],
  },
});
