import type { DateData } from '../dates/date-data.ts';

export const partings: DateData['partings'] = {
  before: [
    '(хорошего|хорошей|приятного|приятной|отличного|отличной|доброго|доброй|удачного|удачной|прекрасного|прекрасной|чудесной|чудесного)',
    '[(тогда|ну)] увидимся [(в|во)]',
    'до (встречи|связи) [(в|во)]',
  ],
  opening: [],
  exclaimed: ['до'],
};

export const otherWords: DateData['otherWords'] = { words: [], before: [], joins: [] };
