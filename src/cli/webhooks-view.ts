import type { FixedEndpoints } from '../delivery/webhook/endpoint-directory.ts';
import type { EndpointRecord } from '../delivery/webhook/endpoint-record.ts';
import { attemptDelaysMs } from '../delivery/webhook/schedule.ts';
import { verdictRows } from '../delivery/webhook/verdict.ts';
import type { NamedEndpoint } from '../store/endpoints.ts';
import { harmless, type Screen, table } from './screen.ts';
import { durationText, isoMinute } from './times.ts';

/** Every endpoint with its state; never a secret, and no query, which may hold one. */
export function endpointsView(
  fixed: FixedEndpoints,
  kept: readonly NamedEndpoint<EndpointRecord>[],
  nowMs: number,
  screen: Screen,
): string {
  const readable = kept.flatMap((one) => ('unreadable' in one ? [] : [one]));
  const keptUnder = new Map(readable.map(({ name, endpoint }) => [underscored(name), endpoint]));
  const rows = [
    ...Object.entries(fixed).map(([name, endpoint]) => {
      const mark = keptUnder.get(name);
      const closed = mark?.url === endpoint.url ? mark.disabled : undefined;
      const state = stateText(closed, endpoint.allowPrivate);
      return [name, addressText(endpoint.url), 'environment', '1', state];
    }),
    ...kept.flatMap((one) =>
      'unreadable' in one
        ? [[one.name, '–', 'redis', '–', `cannot be read: ${one.unreadable.message}`]]
        : [],
    ),
    ...readable
      .filter(({ name, endpoint }) => !(underscored(name) in fixed) && endpoint.secrets.length > 0)
      .map(({ name, endpoint }) => [
        name,
        addressText(endpoint.url),
        'redis',
        secretsText(endpoint, nowMs),
        stateText(endpoint.disabled, endpoint.allowPrivate),
      ]),
  ].sort(([a = ''], [b = '']) => a.localeCompare(b, 'en'));
  if (rows.length === 0) return 'There is no endpoint yet: npm run webhooks -- add NAME URL\n';
  const head = ['Name', 'Address', 'Kept in', 'Secrets', 'State'];
  const [headLine = '', ...lines] = table([head, ...rows], screen.columns);
  return `${[screen.paint('dim', headLine), ...lines].join('\n')}\n`;
}

/** When a post is tried, and what each answer does, as Markdown: docs/webhooks.md holds it. */
export function retriesText(): string {
  let sumMs = 0;
  const attempts = attemptDelaysMs.map((delayMs, i) => {
    sumMs += delayMs;
    return `| ${i + 1} | ${i === 0 ? 'at once' : durationText(delayMs)} | ${i === 0 ? '0' : durationText(sumMs)} |`;
  });
  const answers = verdictRows.map(({ statuses, meaning }) => `| ${statuses} | ${meaning} |`);
  return [
    '| attempt | waits | since the first |',
    '| --- | --- | --- |',
    ...attempts,
    '',
    '| answer | what becomes of the post |',
    '| --- | --- |',
    ...answers,
    '',
  ].join('\n');
}

export function addressText(url: string): string {
  if (!URL.canParse(url)) return harmless(url);
  const { origin, pathname, search } = new URL(url);
  return harmless(`${origin}${pathname}${search === '' ? '' : '?…'}`);
}

function secretsText({ secrets }: EndpointRecord, nowMs: number): string {
  const older = secrets.flatMap(({ untilMs }) => (untilMs && untilMs > nowMs ? [untilMs] : []));
  const count = String(1 + older.length);
  return older.length === 0 ? count : `${count} until ${isoMinute(Math.max(...older))}`;
}

function stateText(closed: EndpointRecord['disabled'], allowPrivate: boolean | undefined): string {
  const open = allowPrivate ? 'active, private allowed' : 'active';
  if (closed === undefined) return open;
  return `disabled since ${isoMinute(closed.atMs)}: ${harmless(closed.reason)}`;
}

function underscored(name: string): string {
  return name.replaceAll('-', '_');
}
