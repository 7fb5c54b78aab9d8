import suite from '@microsoft/recognizers-text-suite';

/** How the recognizers suite reads a slot: all that it finds of the slot's kind, left to right. */
export function read(text, slot, language, nowMs) {
  const form = forms[slot.type];
  if (form === undefined || language === 'ru') return [];
  return form(text, cultures[language], new Date(nowMs), slot);
}

/** It has no Russian; German falls back to English, as the suite does by itself. */
const cultures = { en: 'en-us', de: 'de-de', es: 'es-es', fr: 'fr-fr', pt: 'pt-br' };

const forms = {
  date: pointsIn('date', (value) => value),
  time: pointsIn('time', (value) => value.slice(0, 5)),
  'date-time': pointsIn('datetime', (value) => value.replace(' ', 'T').slice(0, 16)),
  'date-range': (text, culture, now, slot) =>
    suite.recognizeDateTime(text, culture, 0, now).flatMap(({ resolution }) => {
      const ranges = (resolution?.values ?? []).filter(({ type }) => type === 'daterange');
      const range = preferred(ranges, slot);
      if (range?.start === undefined || range.end === undefined) return [];
      return [`${range.start}/${range.end}`];
    }),
  duration: pointsIn('duration', (value) => `PT${value}S`),
  number: (text, culture) =>
    suite.recognizeNumber(text, culture).map(({ resolution }) => numberOf(resolution.value)),
  integer: (text, culture) =>
    suite
      .recognizeNumber(text, culture)
      .map(({ resolution }) => numberOf(resolution.value))
      .filter(Number.isInteger),
  percentage: (text, culture) =>
    suite
      .recognizePercentage(text, culture)
      .map(({ resolution }) => numberOf(resolution.value.replace('%', ''))),
  money: (text, culture, _, { currency }) =>
    suite
      .recognizeCurrency(text, culture)
      // A currency without an amount is found too.
      .filter(({ resolution }) => resolution.value !== null)
      .map(({ resolution }) => ({
        amount: String(numberOf(resolution.value)),
        currency: resolution.isoCurrency ?? currency ?? 'USD',
      })),
  boolean: (text, culture) =>
    suite.recognizeBoolean(text, culture).map(({ resolution }) => resolution.value),
  email: (text, culture) =>
    suite.recognizeEmail(text, culture).map(({ resolution }) => resolution.value),
  phone: (text, culture) =>
    suite
      .recognizePhoneNumber(text, culture)
      .map(({ resolution }) => resolution.value.replace(/\D/gu, '')),
  url: (text, culture) =>
    suite.recognizeURL(text, culture).map(({ resolution }) => resolution.value),
};

/** Points in time often come twice, the last and the next; a slot knows which it means. */
function pointsIn(wanted, written) {
  return (text, culture, now, slot) =>
    suite.recognizeDateTime(text, culture, 0, now).flatMap(({ resolution }) => {
      const points = (resolution?.values ?? []).filter(({ type }) => type === wanted);
      const point = preferred(points, slot);
      if (point?.value === undefined || point.value === 'not resolved') return [];
      return [written(point.value)];
    });
}

function preferred(points, { bias }) {
  return bias === 'past' ? points[0] : points.at(-1);
}

/** Numbers come as text, with the decimal sign of the culture. */
function numberOf(text) {
  return Number(text.replace(',', '.'));
}
