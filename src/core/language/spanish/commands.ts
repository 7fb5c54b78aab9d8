import type { CommandForms } from '../answers/answer-data.ts';

const wish = `(quiero|quisiera|queremos|me gustaría|nos gustaría|necesito|necesitamos|prefiero|preferiría|deseo|deseamos|
  puedo|podría|podríamos|podemos|se puede|vamos a|voy a|hay que)`;
const someone = `(una persona|alguien|un humano|un agente|un asesor|una asesora|un operador|una operadora|un
  representante|un ejecutivo|una ejecutiva|el encargado|la encargada|atención al cliente|soporte|servicio al cliente|un
  empleado|un ser humano|el equipo|un supervisor|un responsable)`;

/** Stances towards the conversation rather than the question: commands and pleasantries. */
export const commands: CommandForms = {
  'never-mind': [
    `(da igual olvídelo|no importa ya|déjelo así|déjalo así|así déjelo|así déjalo|dejémoslo así|déjelo como está|déjalo como
      está|déjelo como estaba|déjalo como estaba|como estaba|queda como está|se queda como está|sin cambios|no cambie nada|no
      cambies nada|nada que cambiar|no hay cambios|olvídelo ya|no pasa nada|no era nada|nada nada|mejor déjelo|mejor déjalo|
      no hace falta cambiarlo|olvida lo que dije|olvide lo que dije)`,
  ],
  greeting: [
    `(hola|holi|holis|holaa|hola a todos|ola|buenas|buen día|buenos días|buenas tardes|buenas noches|muy buenas|muy buenos días|qué
      tal|que tal|qué onda|que onda|qué hubo|quiubo|saludos|hey|aló|hi|hello|👋)`,
    '(cómo estás|cómo está|como estas|como está|cómo va|como va|cómo le va|cómo andas|qué hay|todo bien|cómo va todo) ?',
    '(estimado|estimada|estimados|estimadas) [(señor|señora|señores|equipo|amigos)]',
  ],
  thanks: [
    `[(ok|muy bien|vale)] (gracias|muchas gracias|mil gracias|muchísimas gracias|un millón de gracias|te lo agradezco|se lo
      agradezco|le agradezco|muy agradecido|muy agradecida|grax|thx|🙏)`,
    '(gracias|muchas gracias|mil gracias) (por todo|por su ayuda|por tu ayuda|por la ayuda|por la información|por la info|por su atención|de antemano|a usted|a ti|igualmente)',
    '(adiós|chao|chau|hasta luego|hasta pronto|nos vemos|hasta mañana|bye|que tenga (buen|un buen) día|que tengas (buen|un buen) día|buen fin de semana|cuídese|cuídate|saludos cordiales|feliz tarde|feliz noche|feliz día)',
    '(muy amable|qué amable|eres muy amable|es muy amable)',
  ],
  finish: [
    `[(eso|esto|con eso|y eso|y)] [ya] (es|sería|era|será|fue) todo [(por (ahora|hoy|el momento|mi parte|nuestra parte)|lo que
      (tengo|sé|necesito|puedo decir))]`,
    '(nada más|nada más por ahora|nada más que añadir|no hay más|no hay nada más|con eso basta)',
    '[ya] (terminé|acabé|he terminado|he acabado|hemos terminado|terminamos|acabamos|estoy listo|estoy lista|estamos listos|estaría|está todo|estaría todo)',
    '(listo|hecho|terminado) [(ya|todo|por ahora)]',
    '(no tengo|no tenemos|no hay) (nada más|más) [que (añadir|agregar|decir)]',
    `[(puedes|puede|podéis|pueden|ya puede|ya puedes|por favor|y|pues)] (enviarlo|mandarlo|enviarlos|enviar|mandar|enviarlo todo|enviar todo) [(ya|ahora|así|tal cual)] ?`,
    '(envíalo|envíelo|mándalo|mándelo|envíenlo|envíalos|envíe|envía|manda|mande) [todo] [(ya|ahora|así|tal cual)]',
  ],
  'already-said': [
    `[pero] [eso] ya (se|te|os|les) lo (dije|he dicho|había dicho|mencioné|di|escribí|he dado|comenté|puse|mandé|envié|he escrito)`,
    '[pero] [eso] ya lo (dije|he dicho|había dicho|mencioné|di|escribí|puse|contesté|respondí|he respondido|comenté|sabe|sabes|tiene|tienes|mandé|envié)',
    '[pero] ya (respondí|contesté|he respondido|he contestado) [(eso|a eso|esa pregunta)]',
    '(como (dije|ya dije|le dije|te dije|he dicho|ya le dije|ya te dije|mencioné)|lo mismo de antes|está arriba|ver arriba|léase arriba|lo de antes|ya está dicho|ya le había dicho|ya te había dicho|ya lo sabes|ya lo sabe)',
  ],
  cancel: [
    `(cancelar|cancela|cancele|cancelo|cancélalo|cancélelo|cancelado|parar|para|pare|stop|basta|ya basta|terminar|termina|termine|salir|fin|olvídalo|
      olvídelo|olvídate|olvídese|ya no quiero|ya no|abortar|anular|anúlelo|anúlalo|detente|deténgase|déjame en paz|déjeme en paz|déjalo|déjelo|no quiero seguir|
      ya no quiero nada|no sigas|no siga|suficiente|quit|cancel)`,
    `[por favor] ${wish} (cancelar|cancelarlo|parar|terminar|salir|dejarlo|anular|anularlo|abandonar) [(esto|todo|eso|aquí|ya|la solicitud|el proceso|la conversación|el trámite)]`,
    '(cancele|cancela|cancelar|anule|anula|anular) [por favor] (esto|todo|la solicitud|el proceso|el trámite|la operación|el pedido)',
    '(ya no|no) (quiero|queremos|deseo|me interesa|nos interesa) (seguir|continuar|seguir con esto|nada de esto|más)',
    '(he cambiado|cambié|hemos cambiado|cambiamos) de (idea|opinión|parecer)',
    '(me|nos) (arrepentí|arrepentimos)',
  ],
  reset: [
    `[(por favor|mejor)] [${wish}] (empezar|comenzar|iniciar|arrancar) [todo] (de nuevo|otra vez|de cero|desde cero|
      desde el principio|desde el inicio|por el principio) ?`,
    `[(por favor|mejor)] [${wish}] volver a (empezar|comenzar) [(todo|de cero|desde cero)] ?`,
    '(empecemos|comencemos|empieza|empiece|comience|comienza|volvamos a empezar|vuelve a empezar|vuelva a empezar) [(de nuevo|otra vez|de cero|desde cero|desde el principio|desde el inicio)]',
    '(reiniciar|reinicia|reinicie|resetear|reset|de nuevo desde cero|desde cero|desde el principio|empezar de nuevo|borrón y cuenta nueva|volver al inicio|volver a empezar|borrar todo|borra todo|borre todo|otra vez desde el principio|nuevo intento)',
  ],
  undo: [
    '[(por favor|puedes|puede|podrías|podría)] (deshacer|deshaz|deshaga|deshazlo|deshágalo|revertir|revierte|revierta) [(eso|esto|lo último|el último paso|el último cambio|el cambio|lo anterior)] ?',
    '(atrás|volver atrás|vuelve atrás|vuelva atrás|un paso atrás|volver|regresar|regresa|regrese|undo|no lo envíe|no lo envíes|no enviar|no envíe|no envíes|no lo mande|no lo mandes|espera no lo envíes|espere no lo envíe|no lo envíe todavía|no lo envíes todavía|todavía no lo envíe)',
  ],
  'go-on': [
    '(continuar|continúa|continúe|continuemos|seguir|sigue|siga|sigamos|seguimos|prosiga|prosigue|adelante|sigue adelante|siga adelante|retomar|retomemos|vamos a seguir|vamos a continuar|sigamos adelante)',
  ],
  human: [
    `[por favor] [${wish}] (hablar|comunicarme|comunicarnos|contactar|contactarme|chatear|tratar|que me atienda|que me comuniquen|que me pasen) [(mejor|directamente)] [(con|a)] ${someone} [(real|de verdad|de carne y hueso|humana|humano)] [por favor] ?`,
    `[por favor] [(me|nos)] (páseme|pásame|comuníqueme|comunícame|póngame|ponme|transfiérame|transfiéreme|conécteme|conéctame|puede pasar|puedes pasar|puede comunicar|
      puedes comunicar|pasa|pasas|comunica) [(con|a)] ${someone} [(real|de verdad|humana)] [por favor] ?`,
    `${wish} ${someone} [(real|de verdad|humana|humano)] [por favor]`,
    '[con] (humano|persona|persona real|un humano|una persona|agente|asesor|operador|operadora|representante|soporte|atención al cliente|una persona real|una persona de verdad|alguien real) [por favor]',
    '(hay|está) (alguien|alguna persona) (ahí|real|de verdad|humana|que me atienda|que me ayude) ?',
  ],
};
