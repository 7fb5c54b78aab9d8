import type { ThingData } from '../names/thing-data.ts';
import { typed, typedWords } from './accents.ts';

const article = '[(el|la|los|las)]';

const data: ThingData = {
  names: ['nombre', 'nombres', 'título'],
  kinds: ['tipo', 'género', 'categoría', 'cocina', 'clase', 'estilo'],
  articles: ['(el|la|los|las)'],
  of: [`(de|del) ${article}`],
  called: [
    '(llamado|llamada|titulado|titulada|denominado|denominada)',
    '[que] se llama',
    '(con|bajo) el (nombre|título) [de]',
    '(llámalo|llámala|llámelo|llámela|ponle|póngale) [(de nombre|de título)]',
    '(debe|debería|tiene que|va a) llamarse',
  ],
  being: [
    '(es|sería|será|debe ser|debería ser|tiene que ser|va a ser|se llama) [(ahora|en realidad|mejor|realmente)]',
  ],
  verbs: ['es', 'son', 'era', 'fue', 'está', 'tiene', 'suena', 'parece', 'sería'],
  by: ['por'],
  infinitives: ['ar', 'er', 'ir'],
  things: [
    {
      of: 'thing',
      nouns: ['restaurante', 'restaurantes', 'local', 'café', 'cafetería', 'bar'],
      cues: [
        '(mesa|reserva|reservación) [para (1|2|3|4|5|6|7|8|dos|tres|cuatro|cinco|seis|nosotros)] en (el|la) [restaurante]',
      ],
      marks: [
        'restaurante',
        'café',
        'cafetería',
        'taberna',
        'mesón',
        'asador',
        'pizzería',
        'taquería',
        'bistró',
      ],
    },
    {
      of: 'thing',
      nouns: ['hotel', 'hostal', 'alojamiento', 'posada'],
      cues: [
        '(habitación|noche|noches|habitaciones) en (el|la)',
        '(alojarme|alojarnos|quedarme|quedarnos) en (el|la)',
      ],
      marks: ['hotel', 'hostal', 'parador', 'posada', 'resort'],
    },
    {
      of: 'thing',
      nouns: ['evento', 'concierto', 'partido', 'espectáculo', 'función'],
      cues: ['(entradas|entrada|boletos|boleto) para (ver a|el concierto de|el partido de|ver)'],
      versus: true,
    },
    { of: 'thing', nouns: ['película', 'películas', 'filme'], cues: ['[ver] la película'] },
    { of: 'thing', nouns: ['canción', 'canciones', 'tema'], cues: ['la canción'] },
    { of: 'thing', nouns: ['álbum', 'disco'], cues: [] },
    {
      of: 'thing',
      nouns: ['cine', 'cines', 'teatro'],
      cues: [],
      marks: ['cine', 'cines', 'cinemas', 'teatro'],
    },
    {
      of: 'thing',
      nouns: ['salón', 'peluquería', 'barbería', 'estilista'],
      cues: ['cita en (el|la) (salón|peluquería|barbería)'],
      marks: ['peluquería', 'barbería'],
    },
    {
      of: 'person',
      nouns: ['director', 'directora'],
      cues: ['(dirigida|dirigido|rodada|rodado) por'],
    },
    {
      of: 'person',
      nouns: ['actor', 'actriz', 'protagonista', 'intérprete', 'reparto'],
      cues: ['(protagonizada|protagonizado|interpretada) por', '(película|películas|algo) con'],
    },
    {
      of: 'person',
      nouns: ['artista', 'cantante', 'banda', 'músico'],
      cues: [
        '(cantada|cantado|interpretada|grabada) por',
        '(canción|canciones|música|álbum|disco|temas) de',
      ],
    },
    {
      of: 'person',
      nouns: ['autor', 'autora', 'escritor', 'escritora'],
      cues: ['(escrito|escrita) por', '(libro|novela) de'],
    },
    {
      of: 'person',
      nouns: [
        'médico',
        'médica',
        'doctor',
        'doctora',
        'dentista',
        'terapeuta',
        'abogado',
        'asesor',
        'estilista',
      ],
      cues: ['(cita|consulta|sesión|turno|hora) con'],
    },
  ],
};

export const things: ThingData = {
  ...typed(data),
  names: typedWords(data.names),
  kinds: typedWords(data.kinds),
  verbs: typedWords(data.verbs),
  things: data.things.map((thing) => ({
    ...thing,
    nouns: typedWords(thing.nouns),
    cues: typed(thing.cues),
    ...(thing.marks && { marks: typedWords(thing.marks) }),
  })),
};
