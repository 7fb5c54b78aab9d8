import { de, en, es, fr, pt, ru } from 'chrono-node';

/** How chrono-node reads a slot: every day or hour that it is certain of, left to right. */
export function read(text, { type, bias }, language, nowMs) {
  const parser = languages[language].casual;
  const form = forms[type];
  if (form === undefined) return [];
  const from = { instant: new Date(nowMs), timezone: 0 };
  return parser
    .parse(text, from, { forwardDate: bias !== 'past' })
    .flatMap((found) => form(found) ?? []);
}

const languages = { de, en, es, fr, pt, ru };

const forms = {
  date: ({ start, end }) => (end === null && isDay(start) ? day(start) : undefined),
  time: ({ start, end }) => (end === null && start.isCertain('hour') ? hour(start) : undefined),
  'date-time': ({ start, end }) =>
    end === null && isDay(start) && start.isCertain('hour')
      ? `${day(start)}T${hour(start)}`
      : undefined,
  'date-range': ({ start, end }) =>
    end !== null && isDay(start) ? `${day(start)}/${day(end)}` : undefined,
};

function isDay(part) {
  return part.isCertain('day') || part.isCertain('weekday');
}

function day(part) {
  return `${part.get('year')}-${two(part.get('month'))}-${two(part.get('day'))}`;
}

function hour(part) {
  return `${two(part.get('hour'))}:${two(part.get('minute') ?? 0)}`;
}

function two(number) {
  return String(number).padStart(2, '0');
}
