import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

const folder = join(import.meta.dirname, '../../../node_modules/@slack/types/dist/events');

const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.d.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

/** The events that Slack's own package of types describes, by the name of their type there. */
export const eventShapes: ReadonlyMap<string, string> = new Map(sources.flatMap(interfacesIn));

/** Names of other types, such as of one event or another. */
const aliases: ReadonlyMap<string, string> = new Map(
  sources.flatMap((source) =>
    [...source.matchAll(/type (\w+) = ([^;{]+);/g)].map(([, name = '', type = '']) => [name, type]),
  ),
);

/** Any event of that shape: with all fields or few, each of any value that its type takes. */
export function eventOf(name: string): fc.Arbitrary<unknown> {
  return ofFields(eventShapes.get(name) ?? '', 0);
}

/** What texts of events are, whatever field they are in: ids, times and words, also in wrong places. */
const text = fc.oneof(
  fc.constantFrom('U1', 'UBOT', 'USLACKBOT', 'BBOT', 'C1', 'D1', 'G1', 'T1', '1.1', '2.2'),
  fc.constantFrom('<@UBOT> hi', 'hi', '', 'home', 'messages'),
  fc.string(),
);

const deepest = 3;

function ofFields(body: string, depth: number): fc.Arbitrary<unknown> {
  const fields = fieldsIn(body);
  const record = Object.fromEntries(fields.map(([name, , type]) => [name, ofType(type, depth)]));
  const requiredKeys = fields.flatMap(([name, optional]) => (optional ? [] : [name]));
  return fc.record(record, { requiredKeys });
}

function ofType(written: string, depth: number): fc.Arbitrary<unknown> {
  const type = written.trim();
  const members = split(type, '|');
  if (members.length > 1) return fc.oneof(...members.map((each) => ofType(each, depth)));
  if (type.endsWith('[]')) return fc.array(ofType(type.slice(0, -2), depth), { maxLength: 2 });
  if (type.startsWith('(') && type.endsWith(')')) return ofType(type.slice(1, -1), depth);
  if (/^'.*'$/.test(type)) return fc.constant(type.slice(1, -1));
  if (type.startsWith('{')) return ofFields(type.slice(1, -1), depth);
  switch (type) {
    case 'string':
      return text;
    case 'number':
      return fc.integer();
    case 'boolean':
      return fc.boolean();
    case 'true':
    case 'false':
      return fc.constant(type === 'true');
    case 'null':
      return fc.constant(null);
    case 'undefined':
      return fc.constant(undefined);
  }
  const named = eventShapes.get(type);
  const alias = aliases.get(type);
  if (alias !== undefined && depth < deepest) return ofType(alias, depth + 1);
  if (named === undefined || depth >= deepest) return fc.object({ maxDepth: 1 });
  return ofFields(named, depth + 1);
}

/** Name and body of every interface. */
function interfacesIn(source: string): [string, string][] {
  return [...source.matchAll(/interface (\w+)(?: extends [^{]*)? \{/g)].map((match) => {
    const start = match.index + match[0].length;
    return [match[1] ?? '', source.slice(start, endOf(source, start))];
  });
}

function endOf(source: string, start: number): number {
  let open = 1;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '{') open += 1;
    if (source[at] === '}') open -= 1;
    if (open === 0) return at;
  }
  return source.length;
}

/** Name, whether it may be absent, and type of every field. */
function fieldsIn(body: string): [string, boolean, string][] {
  const bare = body.replace(/\/\*[\s\S]*?\*\//g, '');
  return split(bare, ';').flatMap((field): [string, boolean, string][] => {
    const [, name, optional, type] = /^\s*'?(\w+)'?(\?)?:\s*([\s\S]+)$/.exec(field) ?? [];
    return name === undefined ? [] : [[name, optional === '?', type ?? '']];
  });
}

/** At a sign that stands in no brackets. */
function split(source: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of source) {
    if ('{[(<'.includes(letter)) depth += 1;
    if ('}])>'.includes(letter)) depth -= 1;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
