/**
 * What the status of an answer means for the post. One table: the program goes by it, and
 * `npm run webhooks -- retries` prints it.
 */
export type Verdict = 'delivered' | 'retry' | 'refused' | 'gone' | 'reopen' | 'redirects';

export interface VerdictRow {
  readonly statuses: string;
  readonly holds: (status: number) => boolean;
  readonly verdict: Verdict;
  readonly meaning: string;
}

/** Failures of the moment, though they are in the 4xx. */
const passing4xx: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** The first row that holds. */
export const verdictRows: readonly VerdictRow[] = [
  {
    statuses: '2xx',
    holds: (status) => status >= 200 && status < 300,
    verdict: 'delivered',
    meaning: 'Delivered.',
  },
  {
    statuses: '3xx',
    holds: (status) => status >= 300 && status < 400,
    verdict: 'redirects',
    meaning: 'Set aside at once. Redirects are never followed: configure the final address.',
  },
  {
    statuses: '408, 409, 425, 429',
    holds: (status) => passing4xx.has(status),
    verdict: 'retry',
    meaning: 'Tried again, not before Retry-After.',
  },
  {
    statuses: '410',
    holds: (status) => status === 410,
    verdict: 'gone',
    meaning: 'Set aside at once, and the endpoint is disabled until somebody enables it.',
  },
  {
    statuses: '422',
    holds: (status) => status === 422,
    verdict: 'reopen',
    meaning: 'Set aside at once. It may name slots to be asked again, if the flow allows it.',
  },
  {
    statuses: 'other 4xx',
    holds: (status) => status >= 400 && status < 500,
    verdict: 'refused',
    meaning: 'Set aside at once: the same bytes would be refused again.',
  },
  {
    statuses: '5xx, no answer',
    holds: () => true,
    verdict: 'retry',
    meaning: 'Tried again, not before Retry-After.',
  },
];

export function verdictOf(status: number): Verdict {
  return verdictRows.find(({ holds }) => holds(status))?.verdict ?? 'retry';
}
