import type { WordingPack } from './pack.ts';

/**
 * "Usted", which every country that speaks Spanish takes as polite. A label's gender is not known, so
 * no frame puts an article or an adjective to it, and nothing says whether the person is a man or a
 * woman.
 */
export const spanish: WordingPack = {
  acts: {
    greet: ['Hola, gracias por escribirnos.'],
    acknowledge: ['Gracias.', 'Muy bien.', 'De acuerdo.', 'Perfecto.', 'Anotado.', 'Entendido.'],
    'repeat-review': ['¿Lo envío así?', 'Entonces le pregunto de nuevo: ¿lo envío?'],
    'send-undone': [
      'Detenido, no se ha enviado nada. Dígame qué desea cambiar, o cuándo le parece bien enviarlo.',
    ],
    missed: [
      'Disculpe, parece que se me pasó.',
      'No encuentro eso en sus mensajes anteriores, disculpe.',
    ],
    'switch-undone': ['De acuerdo, volvemos a lo de antes.'],
    'cancel-undone': ['De acuerdo, seguimos donde estábamos.'],
    nudge: [
      '¿Sigue ahí? No hay prisa, le guardo el lugar.',
      'Solo por recordárselo: cuando tenga un momento, seguimos.',
    ],
    corrected: [
      'Gracias, la corrección ya está en camino.',
      'Entendido, el equipo recibe la corrección.',
    ],
    'too-late-to-change': [
      'Eso ya va en camino y no puedo cambiarlo. Le pasé su corrección al equipo.',
      'Ya está enviado, pero el equipo tiene ahora su corrección.',
    ],
    'back-from-people': ['Aquí estoy de nuevo, para que terminemos esto.'],
    forgotten: ['Hecho. Todo lo que me escribió aquí está borrado.'],
    deferred: ['Claro, sin prisa.', 'Por supuesto, cuando le venga bien.'],
    'no-answer': [
      'No tengo respuesta para eso. Dejé su pregunta anotada para el equipo; también puede preguntarme de otra manera.',
      'Eso no sé responderlo y lo anoté para el equipo. Si quiere, pruebe con otras palabras.',
    ],
    hello: ['Hola.', 'Un saludo.'],
    'who-am-i': [
      'Soy un bot: tomo nota de todo y después le responde una persona.',
      'Aquí escribe un bot. Yo lo apunto todo y la respuesta viene de una persona.',
    ],
    help: [
      'Responda con sus propias palabras. Puede escribir “omitir”, preguntar por qué o pedir hablar con una persona.',
      'Escriba como le resulte más cómodo. Con “omitir” pasamos a otra pregunta, con “¿por qué?” le explico el motivo, y puede pedir una persona cuando quiera.',
    ],
    'too-long': [
      'Es mucho de una sola vez. ¿Podría contármelo en unas pocas frases?',
      'Es más de lo que puedo leer de una vez. ¿Qué es lo más importante, en una o dos frases?',
    ],
    'only-asked': [
      'Eso necesito saberlo de la persona que empezó.',
      'Eso solo puede decirlo quien empezó.',
    ],
    'cannot-do': ['En eso no puedo ayudarle aquí.', 'Aquí eso no es posible, lo siento.'],
    'no-undo': ['Por ahora no hay nada que deshacer.', 'Aquí ya no queda nada que deshacer.'],
    'not-understood': ['Disculpe, no lo entendí.', 'Creo que no le entendí bien.'],
    'no-hurry': ['Tómese su tiempo.', 'Sin prisa.'],
    welcome: ['No hay de qué.', 'Con mucho gusto.'],
    outdated: [
      'Ese botón es de una pregunta anterior, así que no ha cambiado nada.',
      'Esa pregunta ya pasó, todo queda como está.',
    ],
    completed: ['Eso es todo, muchas gracias. Ya está enviado.'],
    'ask-start-again': [
      'Eso ya está enviado. ¿Empezamos de nuevo?',
      'Lo anterior ya salió. ¿Quiere empezar otra vez?',
    ],
    'closed-by-people': ['El equipo cerró la conversación. Escriba de nuevo cuando quiera.'],
    'with-people': ['Se lo paso a la persona que le atiende.', 'Anotado, eso también lo paso.'],
    cancelled: [
      'De acuerdo, lo dejo aquí. No se ha enviado nada. Escriba cuando quiera.',
      'Está parado y no salió nada. Escríbame cuando quiera seguir.',
    ],
    reset: ['De acuerdo, todo está borrado. Empezamos desde el principio.'],
    'choose-flow': ['¿En qué puedo ayudarle?', '¿De qué se trata?'],
    apology: [
      'Disculpe, algo salió mal con su último mensaje. El equipo lo va a revisar; pruebe por favor con otras palabras.',
    ],
  },
  slotActs: {
    confirmed: ['Muy bien, entonces {value}.', 'Perfecto, {value}.'],
    'taken-back': ['De acuerdo, entonces {value} no es, y queda borrado.'],
    'used-after-decline': ['Muy bien, entonces sí anoto {value}.'],
    'set-aside': ['Aquí eso no hace falta, lo dejo fuera: {label}.'],
  },
  askFirst: [
    '¿Me diría este dato: {label}?',
    '¿Y este otro: {label}?',
    'Me falta saber esto: {label}. ¿Me lo dice?',
  ],
  askAgain: ['¿Me lo diría con otras palabras: {label}?', 'Todavía me falta: {label}.'],
  askPair: ['¿Me diría estos datos: {list}?'],
  stillMissing: {
    these: [
      'Lo envío en cuanto tenga esto: {label}.',
      'Antes de poder enviarlo, todavía necesito: {label}.',
    ],
    more: [
      'Todavía no, me faltan {count} datos.',
      'Antes de poder enviarlo, quedan {count} datos por ver.',
    ],
  },
  askRest: {
    'which-day': ['Bien, {parts}. ¿Qué día sería?', '¿Qué día exactamente: {parts} ({label})?'],
    'no-time': ['¿A qué hora el {parts}?', 'El {parts}, ¿y a qué hora ({label})?'],
    'no-day': ['¿Qué día, a las {parts}?', 'A las {parts}, ¿y qué día ({label})?'],
    'no-end': [
      'Desde el {parts}, ¿hasta cuándo?',
      'Empieza el {parts}, ¿y cuándo termina ({label})?',
    ],
    'no-start': [
      'Hasta el {parts}, ¿desde cuándo?',
      'Termina el {parts}, ¿y cuándo empieza ({label})?',
    ],
  },
  repeatReviewUnclear: [
    'No lo entendí del todo. ¿Qué desea cambiar, o lo envío así?',
    'No lo tengo claro. ¿Falta cambiar algo, o puedo enviarlo así?',
  ],
  leaveOut: [
    'Si no lo tiene a mano, no pasa nada: escriba “omitir” y queda sin completar.',
    'También podemos seguir sin eso: basta con escribir “omitir”.',
  ],
  example: ['Por ejemplo: {example}.'],
  repeat: ['Vuelvo a mi pregunta. {question}', 'Y otra vez a lo nuestro. {question}'],
  stateInference: [
    'De “{words}” deduzco {value} ({label}).',
    'Entiendo “{words}” así: {label} – {value}.',
    'Por “{words}” anoto {value} ({label}).',
    'Usted escribe “{words}”. Supongo que es: {label} – {value}.',
  ],
  stateInferenceBriefly: [
    'Supongo que es así: {label} – {value}.',
    'Anotado: {label} – {value}.',
    'Entonces: {label} – {value}.',
    'Parto de esto: {label} – {value}.',
  ],
  changed: [
    'Cambiado de {from} a {to} ({label}).',
    'De acuerdo, ahora {to} en lugar de {from} ({label}).',
  ],
  changedInferred: ['Cambio {from} por {to} ({label}).', 'Entonces {to}, y no {from} ({label}).'],
  kept: ['De acuerdo, se queda {value}.', 'Muy bien, dejamos {value}.'],
  keptNothing: ['De acuerdo, por ahora lo dejo pendiente: {label}.'],
  declined: {
    refused: [
      'No hay problema, esto lo dejamos fuera: {label}.',
      'De acuerdo, seguimos sin esto: {label}.',
    ],
    'no-preference': [
      'Muy bien, entonces le da igual: {label}.',
      'Anotado, sin preferencia: {label}.',
    ],
    unknown: ['No pasa nada, lo anoto como no conocido: {label}.'],
    unanswered: ['Entonces queda pendiente: {label}.'],
    withdrawn: ['Hecho, está borrado y ya no se usa: {label}.'],
  },
  wayBack: ['Si cambia de opinión, solo dígamelo.'],
  invalid: {
    format: ['Eso no parece del todo correcto: {label}.'],
    'too-small': ['Es muy poco: {label}, como mínimo {limit}.'],
    'too-large': ['Es demasiado: {label}, como máximo {limit}.'],
    'too-short': [
      'Parece muy corto: {label}, como mínimo {limit, plural, one {# carácter} other {# caracteres}}.',
    ],
    'too-long': [
      'Es muy largo: {label}, como máximo {limit, plural, one {# carácter} other {# caracteres}}.',
    ],
    'too-early': ['Es demasiado pronto: {label}, a partir de {limit}.'],
    'too-late': ['Es demasiado tarde: {label}, como muy tarde {limit}.'],
    'not-whole': ['Aquí necesito un número entero: {label}.'],
    'not-an-option': ['Eso no está entre las opciones: {label}.'],
    'not-a-date': ['Ese día no existe en el calendario.'],
    'which-day': ['Necesito un solo día: {label}.'],
    'no-start': ['Me falta el primer día: {label}.'],
    'no-end': ['Me falta el último día: {label}.'],
    backwards: ['El último día queda antes del primero: {label}.'],
    'no-day': ['Me falta el día: {label}.'],
    'no-time': ['Me falta la hora: {label}.'],
    'check-digits': ['Hay algún carácter que no cuadra, quizá se coló un error: {label}.'],
    'no-currency': ['Me falta la moneda: {label}.'],
    'no-unit': ['Me falta la unidad: {label}.'],
    'other-unit': ['Solo puedo anotarlo en {units}: {label}.'],
    'no-country': ['Me falta el prefijo del país, por ejemplo +34 o +52: {label}.'],
    'too-few': ['De esto necesito al menos {limit}: {label}.'],
    'too-many': ['De esto puedo anotar como máximo {limit}: {label}.'],
  },
  askChoice: {
    ambiguous: ['¿Se refiere a {options}?', '¿Qué es lo correcto, {options} ({label})?'],
    conflict: [
      'Hasta ahora tengo {from} ({label}). ¿Lo dejo así, o ponemos {to}?',
      'Antes era {from} y ahora {to} ({label}). ¿Con cuál nos quedamos?',
    ],
    unusual: [
      '{size, select, large {{value} es bastante ({label})} small {{value} es muy poco ({label})} other {{value} no es lo habitual ({label})}}. ¿Es correcto?',
      'Solo para asegurarme: {label} – {value}, ¿es así?',
    ],
    'after-refusal': [
      'Eso prefería dejarlo fuera: {label}. ¿Uso {value} de todos modos?',
      '¿Puedo anotar {value} ({label}), o lo seguimos dejando fuera?',
    ],
  },
  somebody: 'otra persona',
  askBetween: [
    '{label}: {from} según {before}, {to} según {now}. ¿Qué es lo correcto?',
    'Hay dos respuestas: {from}, de {before}, y {to}, de {now}. ¿Cuál vale?',
  ],
  askCorrection: [
    '¿Cómo sería entonces lo correcto: {label}?',
    'Disculpe. ¿Qué es lo correcto: {label}?',
  ],
  askWhichWrong: ['¿Qué no está bien, y cómo sería lo correcto?', '¿Qué debo cambiar, y cómo?'],
  askClosingOne: [
    'Una última pregunta: de “{words}” saqué {value} ({label}). ¿Es correcto?',
    'Solo para asegurarme: {label} – {value}, por “{words}”. ¿Está bien?',
  ],
  askClosingMany: ['Antes de terminar: ¿está bien así?', 'Para terminar: ¿es correcto todo esto?'],
  closingLine: ['{label}: {value}, por “{words}”'],
  reviewIntro: ['Aquí está todo:', 'Esto es lo que anoté:'],
  askReview: ['¿Lo envío?', '¿Puedo enviarlo así?'],
  reviewLine: ['{label}: {value}'],
  reviewOmitted: ['{label}: sin completar'],
  sending: [
    'Muy bien, se envía en {seconds, plural, one {# segundo} other {# segundos}}. Hasta entonces todavía puede detenerlo.',
    'El envío sale en {seconds, plural, one {# segundo} other {# segundos}}. Hasta entonces puede detenerlo.',
  ],
  whyUnknown: ['Forma parte de esta solicitud, para que puedan ayudarle.'],
  listOptions: ['Puede elegir entre {options}.', 'Las opciones son {options}.'],
  noOptions: ['Aquí no hay opciones fijas, dígalo con sus propias palabras.'],
  stateIntro: ['Esto es lo que tengo hasta ahora:', 'Hasta ahora anoté:'],
  stateEmpty: ['Todavía no he anotado nada.'],
  explainRecipient: [
    'Lo recibe el equipo que se ocupa de esto.',
    'Llega al equipo que atiende estas solicitudes.',
  ],
  askResume: {
    pause: [
      'Qué bueno tenerle de vuelta. ¿Seguimos con “{title}” o empezamos de nuevo?',
      'Ha pasado un tiempo. ¿Seguimos con “{title}” o desde el principio?',
    ],
    expiry: [
      'Qué gusto leerle de nuevo. ¿Seguimos donde estábamos o empezamos de nuevo?',
      'Nos habíamos quedado a la mitad. ¿Seguimos o empezamos desde el principio?',
    ],
  },
  askOtherFlow: {
    instead: [
      '¿Quiere pasar a “{title}”? Lo de aquí se conserva.',
      '¿Vamos ahora con “{title}”? Aquí no se pierde nada.',
    ],
    also: [
      'Con gusto. ¿Vemos “{title}” justo después?',
      'Claro que sí. ¿Le parece bien “{title}” a continuación?',
    ],
    next: [
      'También quería “{title}”. ¿Lo vemos ahora?',
      'Queda pendiente “{title}”. ¿Quiere verlo ahora?',
    ],
  },
  queued: ['De acuerdo, “{title}” viene justo después.'],
  switched: ['De acuerdo, ahora vamos con “{title}”.'],
  closingDelay: [
    'Si en {minutes, plural, one {un minuto} other {# minutos}} no me dice nada, lo doy por bueno.',
  ],
  cannotRead: {
    voice: [
      'Aquí no puedo escuchar mensajes de voz. ¿Me lo escribe en pocas palabras?',
      'Para los mensajes de voz me faltan oídos. Con unas palabras escritas basta.',
    ],
    unheard: [
      'No he entendido el mensaje de voz. ¿Me lo graba otra vez o me lo escribe?',
      'La grabación no me ha llegado bien. ¿Prueba de nuevo o me lo escribe?',
    ],
    sticker: [
      '¡Qué simpático! Pero yo solo sé leer palabras.',
      'Muy bonito. Eso sí, solo entiendo palabras.',
    ],
    file: [
      'Aquí no puedo abrir fotos ni archivos. ¿Me lo cuenta con palabras?',
      'Las fotos y los archivos no los puedo ver. ¿Me escribe qué dicen?',
    ],
  },
  sharePhone: 'Compartir mi número',
  shareLocation: 'Compartir dónde estoy',
  commands: {
    start: 'Empezar',
    help: 'Cómo funciona',
    skip: 'Omitir esta pregunta',
    cancel: 'Terminar sin enviar nada',
    reset: 'Empezar de nuevo',
  },
  staffSaid: ['{name}: {text}'],
  notes: {
    person: 'la persona',
    team: 'El equipo',
    opened: {
      asked: '{title}: {name} quiere hablar con una persona.',
      stalled: '{title}: {name} y yo no logramos avanzar.',
      declined: '{title}: {name} omite un dato sin el que no se puede seguir.',
      rule: '{title}: las respuestas de {name} no encajan entre sí.',
      correction: '{title}: {name} quiere cambiar algo que ya está enviado.',
    },
    line: '{label}: {value}',
    lineFrom: '{label}: {value}, por “{words}”',
    lineUnconfirmed: '{label}: {value}, por “{words}”, sin confirmar',
    lineDeclined: {
      refused: '{label}: prefiere no decirlo',
      'no-preference': '{label}: le da igual',
      unknown: '{label}: no lo sabe',
      unanswered: '{label}: quedó pendiente',
      withdrawn: '{label}: retirado',
    },
    lineEmpty: '{label}: –',
    questions: 'Preguntas sin responder:',
    question: '• “{text}”',
    howTo: 'Lo que escriba aquí, como respuesta a este mensaje o en su hilo, lo lee {name}.',
    said: '{name}: {text}',
    edited: '{name} (editado): {text}',
    location: '{name} compartió una ubicación: {place}',
    wordless: '{name} envió algo que no puedo transmitir: una foto, un archivo o una grabación.',
    wordsOnly: 'Solo puedo transmitir palabras. Esto no le ha llegado a nadie.',
    unreached: 'Esto no le ha llegado a {name}: allí ya no se puede enviar nada.',
    returned: '{name} devolvió la conversación al bot.',
    closed: '{name} cerró la conversación.',
    left: 'La conversación siguió adelante. Lo que escriba aquí ya no lo lee nadie.',
    forgotten: 'Borrado a petición de la persona.',
    controls: { return: 'Devolver al bot', close: 'Cerrar', open: 'Abrir la conversación' },
  },
  handedOver: {
    rule: ['Aquí hay algo que no encaja, así que le atiende una persona con todo lo que tenemos.'],
    correction: ['Se lo paso a una persona, que lo resolverá con usted.'],
    stalled: ['Se lo paso a una persona, con todo lo que tenemos. Le escribirán pronto.'],
    asked: ['Con gusto, llamo a una persona. Verá lo que anotamos y le escribirá.'],
    declined: [
      'No hay problema. Sin ese dato no puedo seguir aquí, así que le atiende una persona.',
    ],
  },
  controls: {
    right: 'Es correcto',
    'all-right': 'Todo correcto',
    change: 'Cambiar',
    'leave-out': 'Omitir',
    yes: 'Sí',
    no: 'No',
    send: 'Enviar',
    undo: 'Deshacer',
    'go-on': 'Seguir',
    'start-over': 'Empezar de nuevo',
    switch: 'Cambiar ahora',
    afterwards: 'Después',
    keep: 'Dejar {value}',
  },
  changeSlot: ['Cambiar: {label}'],
};
