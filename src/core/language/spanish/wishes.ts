import type { WishData } from '../names/mention-data.ts';

export const wishes: WishData = {
  requestVerbs: (
    'busca buscar busco busque encuentra encontrar encuentre muestra muestre muéstrame muéstreme reserva reservar reserve ' +
    'resérvame dame deme quiero quisiera necesito puedo puede podría puedes compra comprar compre pon ponga tengo ' +
    'me nos por para en a al de del desde hasta con sin el la los las un una unos unas mi sí si no y o pero qué que ' +
    'cómo como dónde donde cuándo cuando es son hay vamos voy estoy somos llévame lléveme pide pida'
  ).split(' '),
  insidePrepositions: ['(en|cerca de|cerca del|dentro de|alrededor de|por) [(el|la|los|las)]'],
  placePrepositions: [
    '(en|a|al|hacia|hasta|desde|de|del|por|para|cerca de|rumbo a|con destino a|dirección) [(el|la|los|las)]',
  ],
  placeLeads: [
    '(en|a|al|hacia|hasta|desde|de|del|por|para|cerca de|rumbo a|la ciudad de|el|la|ciudad|por favor|algún lugar de)',
    `(voy|vamos|viajo|viajamos|vuelo|volamos|quiero ir|queremos ir|quiero viajar|vivo|vivimos|estoy|estamos|salgo|salimos|
      me mudo|nos mudamos|me gustaría ir|llego|llegamos)`,
    '(es|sería|sea|que sea)',
  ],
  wishOpenings: [
    `[(yo|nosotros)] [(me|nos)] (quiero|queremos|quisiera|quisiéramos|necesito|necesitamos|busco|buscamos|gustaría|deseo|deseamos|
      planeo|prefiero|preferimos)`,
    `[por favor] (reserve|reserva|resérveme|resérvame|busque|busca|búsqueme|búscame|encuentre|encuentra|pida|haga|haz|ponga|pon)`,
    `[me] (puede|puedes|podría|podrías) [(por favor|me|nos)] (reservar|reservarme|buscar|buscarme|encontrar|pedir)`,
  ],
  wishLeads: [
    '[(eso|esto)] (tiene que|debe|debería) ser',
    '(un|una|unos|unas|el|la|los|las|algo|algo de|algún|alguna|por favor|quizás|quizá|tal vez|mejor|algo como|de|tipo)',
    `[(me|nos)] (quiero|queremos|quisiera|quisiéramos|gustaría|busco|buscamos|necesito|necesitamos|prefiero|preferimos|tomo|gusta|gustan|encanta|apetece|provoca|antoja|
      deseo|deseamos) [(ver|comer|tener|escuchar|oír|pedir|comprar|reservar)]`,
    '(qué tal|tengo ganas de|tenemos ganas de|se me antoja|me apetece|preferiblemente|preferentemente|de preferencia)',
  ],
  wishTails: [
    '(por favor|porfa|gracias|mejor|estaría (bien|genial|perfecto|bueno)|sería (ideal|perfecto|genial|bueno)|de preferencia|preferiblemente|o algo así|si se puede|si es posible)',
  ],
  sentenceWords: (
    'yo me mi mis nosotros nos nuestro tú tu te usted su sus él ella ello lo que qué quién quien dónde donde cuándo ' +
    'cuando cómo como cuál cual es son soy somos era eran será serán está están estoy estamos tengo tiene tenemos ' +
    'he ha hay puedo puede podemos podría quiero quiere queremos quisiera debo debe no ni sí si porque pero pues ' +
    'para con sin por aunque se le les fue ser estar'
  ).split(' '),
};
