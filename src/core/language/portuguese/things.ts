import type { ThingData } from '../names/thing-data.ts';

export const things: ThingData = {
  names: ['nome', 'nomes', 'título'],
  kinds: ['tipo', 'género', 'gênero', 'categoria', 'cozinha', 'culinária', 'estilo'],
  articles: ['(o|a|os|as)'],
  of: ['(de|do|da|dos|das)'],
  called: [
    '(chamado|chamada|intitulado|intitulada|denominado|denominada)',
    '[que] (se chama|chama se)',
    '(com|sob) o (nome|título) [de]',
    '(chame|chama|chamem) [(lhe|o|a)] [de]',
    '(deve|deveria|vai) (chamar se|se chamar)',
  ],
  being: [
    '(é|seria|será|deve ser|deveria ser|tem de ser|tem que ser|vai ser|chama se|se chama) [(agora|na verdade|antes|mesmo)]',
  ],
  verbs: ['é', 'são', 'era', 'foi', 'está', 'tem', 'parece', 'seria'],
  by: ['por'],
  infinitives: ['ar', 'er', 'ir'],
  things: [
    {
      of: 'thing',
      nouns: ['restaurante', 'restaurantes', 'café', 'bar', 'lanchonete'],
      cues: [
        '(mesa|reserva) [para (1|2|3|4|5|6|7|8|dois|duas|três|quatro|cinco|seis|nós)] (no restaurante|no|na)',
      ],
      marks: ['restaurante', 'café', 'churrascaria', 'taberna', 'tasca', 'pizzaria', 'cantina'],
    },
    {
      of: 'thing',
      nouns: ['hotel', 'hotéis', 'pousada', 'hostel', 'alojamento', 'hospedagem'],
      cues: ['(quarto|quartos|noite|noites) no hotel', '(ficar|hospedar me|ficamos) no hotel'],
      marks: ['hotel', 'pousada', 'hostel', 'resort'],
    },
    {
      of: 'thing',
      nouns: ['evento', 'concerto', 'jogo', 'espetáculo', 'show', 'partida'],
      cues: [
        '(bilhetes|bilhete|ingressos|ingresso) para (ver|o jogo|o concerto de|o show de|o show da|o show do)',
      ],
      versus: true,
    },
    { of: 'thing', nouns: ['filme', 'filmes'], cues: ['[(ver|assistir)] [a] o filme'] },
    { of: 'thing', nouns: ['música', 'canção', 'faixa'], cues: ['(a música|a canção)'] },
    { of: 'thing', nouns: ['álbum', 'disco'], cues: [] },
    {
      of: 'thing',
      nouns: ['cinema', 'cinemas', 'teatro'],
      cues: [],
      marks: ['cinema', 'cinemas', 'teatro'],
    },
    {
      of: 'thing',
      nouns: ['salão', 'cabeleireiro', 'cabeleireira', 'barbearia', 'estilista'],
      cues: ['(marcação|hora|horário) no salão'],
      marks: ['salão', 'barbearia'],
    },
    {
      of: 'person',
      nouns: ['realizador', 'realizadora', 'diretor', 'diretora'],
      cues: ['(dirigido|dirigida|realizado|realizada) (por|pelo|pela)'],
    },
    {
      of: 'person',
      nouns: ['ator', 'atriz', 'atores', 'protagonista', 'elenco'],
      cues: [
        '(protagonizado|protagonizada|interpretado) (por|pelo|pela)',
        '(filme|filmes|algo) com',
      ],
    },
    {
      of: 'person',
      nouns: ['artista', 'cantor', 'cantora', 'banda', 'músico'],
      cues: [
        '(cantado|cantada|gravado|gravada) (por|pelo|pela)',
        '(música|músicas|canção|canções|álbum|disco) (de|do|da)',
      ],
    },
    {
      of: 'person',
      nouns: ['autor', 'autora', 'escritor', 'escritora'],
      cues: ['(escrito|escrita) (por|pelo|pela)', '(livro|romance) (de|do|da)'],
    },
    {
      of: 'person',
      nouns: [
        'médico',
        'médica',
        'doutor',
        'doutora',
        'dentista',
        'terapeuta',
        'advogado',
        'consultor',
      ],
      cues: ['(consulta|sessão|marcação|horário) com [(o|a)]'],
    },
  ],
};
