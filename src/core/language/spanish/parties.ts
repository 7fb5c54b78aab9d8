import type { PartyData } from '../numbers/party-data.ts';

const other = `(esposa|esposo|mujer|marido|pareja|novia|novio|amigo|amiga|hijo|hija|madre|padre|hermano|hermana|jefe|jefa|colega|compañero|compañera|niño|niña|bebé|prometida|prometido|primo|prima)`;

export const parties: PartyData = {
  speaker: ['(yo|mí)'],
  companions: [`(mi|un|una|nuestro|nuestra) ${other}`],
  members: [
    `(personas|adultos|adultas|invitados|amigos|amigas|colegas|compañeros|compañeras|hermanos|hermanas|hijas|primos|familiares|hombres|mujeres|padres|abuelos)`,
  ],
  crowd: ['(personas|persona|invitados|en total)'],
  whose: ['(mis|nuestros|nuestras|los|las|sus)'],
  among: ['(de mis|de nuestros|de nuestras|otros|otras|más|pequeños|pequeñas)'],
  and: ['(y otros|y otras|y|e|más|además de|&|+)'],
  with: ['con'],
  sizes: {
    1: [
      '(yo|mí|mi) [(solo|sola|mismo|misma)]',
      '(solo|sola|nadie más|nadie mas)',
      '(voy|iré|viajo|vengo|estoy|estaré|como|ceno) (solo|sola)',
      `(soy|seré|voy a ser) (el único|la única) [que (va|viene|viaja)]`,
    ],
    2: ['(nosotros|nosotras) dos'],
  },
  groups: ['(grupo|familia|equipo|reunión) de'],
  ofThem: ['(de (ellos|ellas|estos|estas|esos|esas|mis|los|las|nuestros|nuestras))'],
  bookings: [
    '(grupo|familia|equipo|reunión) con',
    `(mesa|reserva|reservación|taxi|viaje|vuelo|vuelos|habitación|entradas|boletos|billetes|autobús|tren|cena|comida|almuerzo|desayuno|plaza|plazas|sitio|casa|apartamento|piso) [(solo|sólo|solamente)] para`,
    `(es|sería|será|solo|sólo|solamente|reservar) [(solo|sólo|solamente)] para`,
  ],
  mayBook: [],
  parts: [
    '(niños|niño|niñas|niña|hijos|bebés|bebé|menores|adolescentes|jóvenes|ancianos|jubilados|estudiantes|alumnos)',
  ],
  contrasts: ['(pero|aunque|sino)'],
  hours: ['(para|a|sobre) (las|la)'],
  padding: [
    '(en realidad|no|perdón|solo|sólo|solamente|únicamente|es|somos|para|por favor|gracias|una mesa para|pues|seríamos)',
  ],
};
