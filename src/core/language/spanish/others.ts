import type { OthersData } from '../answers/others.ts';

const kin = `(compañero|compañera|colega|amigo|amiga|vecino|vecina|jefe|jefa|hermano|hermana|madre|padre|mamá|papá|hijo|hija|mujer|esposa|
  marido|esposo|novio|novia|pareja|primo|prima|tío|tía|socio|socia|conocido|conocida)`;
const them = `(él|ella|ellos|ellas|(mi|nuestro|nuestra|un|una) ${kin})`;

export const others: OthersData = {
  people: [
    `(mi|un|una|nuestro|nuestra|su) [mejor] ${kin} [(mío|mía)]`,
    '(mis|nuestros|nuestras|sus) (padres|amigos|amigas|compañeros|colegas|vecinos|hijos|hermanos|abuelos|clientes)',
    '(él|ella|ellos|ellas|alguien|otra persona)',
  ],
  says: [
    `[también] [siempre] [(me|nos)] (dice|dijo|dicen|dijeron|piensa|cree|recomienda|recomendó|sugiere|sugirió|propone|propuso|opina|comentó|
      escribió) [que]`,
  ],
  named: ['(dice|dijo|cree|piensa|sugiere|sugirió|recomienda|recomendó|quiere|prefiere)'],
  does: [
    `[(ya|también|solo)] (pagaron|pagan|gastaron|compraron|viven|quieren|querían|prefieren|tomaron|tuvieron|tienen|estuvieron|fueron|vinieron|reservaron|pidieron|eligieron|necesitan|llevan|pagó|paga|gastó|compró|vive|vivía|quiere|quería|prefiere|tomó|tuvo|tenía|tiene|estuvo|fue|vino|reservó|pidió|
      eligió|necesita|dio|lleva)`,
  ],
  inverted: ['(dice|dijo|según)'],
  suitsBehind: [`(bien|vale|perfecto|perfecta|sirve|conviene|gusta|genial) (para|a) ${them}`],
  suitsBefore: [`a ${them} (le|les) (va|sirve|parece|conviene|viene|gusta)`],
  strangers: [
    '(de al lado|junto a nosotros|detrás de nosotros|en (la|otra) mesa vecina|en otra mesa)',
  ],
};
