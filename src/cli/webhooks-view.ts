import {
  type FixedEndpoints,
  fixedEndpoint,
  markName,
} from '../delivery/webhook/endpoint-directory.ts';
import type { EndpointRecord } from '../delivery/webhook/endpoint-record.ts';
import type { Endpoint } from '../delivery/webhook/endpoints.ts';
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
  const marks = new Map(kept.map((one) => [one.name, one]));
  const others = kept.filter(
    ({ name }) => fixedEndpoint(fixed, name) === undefined && !isMarkOf(fixed, name),
  );
  const rows = [
    ...Object.entries(fixed).map(([name, endpoint]) => {
      const state = fixedState(endpoint, marks.get(markName(name)));
      return [name, addressText(endpoint.url), 'environment', '1', state];
    }),
    ...others.flatMap((one) => {
      if ('unreadable' in one) return [[one.name, '–', 'redis', '–', unreadableText(one)]];
      const { name, endpoint } = one;
      if (endpoint.secrets.length === 0) return [];
      const state = stateText(endpoint.disabled, endpoint.allowPrivate);
      return [[name, addressText(endpoint.url), 'redis', secretsText(endpoint, nowMs), state]];
    }),
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

function fixedState(
  { url, allowPrivate }: Endpoint,
  mark: NamedEndpoint<EndpointRecord> | undefined,
): string {
  if (mark === undefined) return stateText(undefined, allowPrivate);
  if ('unreadable' in mark) return unreadableText(mark);
  const { endpoint } = mark;
  return stateText(endpoint.url === url ? endpoint.disabled : undefined, allowPrivate);
}

function isMarkOf(fixed: FixedEndpoints, name: string): boolean {
  return Object.keys(fixed).some((each) => markName(each) === name);
}

function unreadableText({ unreadable }: { readonly unreadable: Error }): string {
  return `cannot be read: ${unreadable.message}`;
}
