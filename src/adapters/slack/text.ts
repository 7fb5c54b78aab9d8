/** Text as Slack wants it where markup is read: nothing in it formats, links or pings. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export interface Decoding {
  /** The bot's own user: its mention is how it is addressed, and no word of the message. */
  readonly botUser: string;
  /** Names of people who are mentioned, by user. */
  readonly names: ReadonlyMap<string, string>;
}

/** What a person typed, from how Slack hands it over: entities as they were written, unescaped once. */
export function decoded(text: string, decoding: Decoding): string {
  return text
    .split(/(<[^<>]*>)/)
    .map((piece) => (/^<[^<>]*>$/.test(piece) ? entity(piece.slice(1, -1), decoding) : piece))
    .map(unescaped)
    .join('')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/^[\s,:;]+|\s+$/g, '');
}

/** Whether the bot is addressed in a text by its mention. */
export function mentions(text: string, user: string): boolean {
  return mentioned(text).includes(user);
}

/** The users whom a text mentions. */
export function mentioned(text: string): readonly string[] {
  return [...text.matchAll(/<@([UW][A-Z0-9]+)(?:\|[^<>]*)?>/g)].flatMap(([, user]) => user ?? []);
}

function entity(inside: string, { botUser, names }: Decoding): string {
  const bar = inside.indexOf('|');
  const target = bar === -1 ? inside : inside.slice(0, bar);
  const label = bar === -1 ? undefined : inside.slice(bar + 1);
  if (target.startsWith('@')) {
    const user = target.slice(1);
    if (user === botUser) return ' ';
    return `@${names.get(user) ?? label ?? user}`;
  }
  if (target.startsWith('#')) return `#${label || target.slice(1)}`;
  if (target.startsWith('!')) return label ?? `@${target.slice(1)}`;
  const email = emailIn(target);
  if (email !== undefined && (label === undefined || emailIn(label) === email)) return email;
  const address = email ?? target.replace(/^tel:/, '');
  if (label === undefined || label === address) return address;
  // Slack links what looks like an address; else somebody put words over a link.
  return address.endsWith(label) || address === `http://${label}/`
    ? label
    : `${label} (${address})`;
}

/** Of a link that is an email address: some clients make a page of it, or escape its sign. */
function emailIn(link: string): string | undefined {
  const form = /^(?:mailto:|https?:\/\/)?([^\s/?#%@:]+)(?:@|%40)([^\s/?#%@:]+)\/?(?:\?.*)?$/i;
  const [, name, host] = form.exec(link) ?? [];
  return name === undefined || host === undefined ? undefined : `${name}@${host}`;
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** At most `length` characters, the last of them a sign that there is more. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${withoutHalf(text.slice(0, length - 1)).trimEnd()}…`;
}

/** The text in pieces of at most `length`, cut between paragraphs, lines or words where it can be. */
export function inPieces(text: string, length: number): readonly string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > length) {
    const window = rest.slice(0, length);
    const cuts = [window.lastIndexOf('\n\n'), window.lastIndexOf('\n'), window.lastIndexOf(' ')];
    const cut = cuts.find((at) => at > length / 2);
    const piece = cut === undefined ? withoutHalf(window) : window.slice(0, cut);
    pieces.push(piece.trimEnd());
    rest = cut === undefined ? rest.slice(piece.length) : rest.slice(cut).trimStart();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

/** A character of two halves is kept whole or left out. */
function withoutHalf(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}
