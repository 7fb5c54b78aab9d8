import { OperationalError, type OperationalErrorCode } from '../../errors.ts';

/**
 * What a failed call to Redis means to the program. Whatever is not known here is a store that
 * cannot be reached: a refused connection, a time-out, a server that loads or fails over.
 */
export function storeFault(cause: unknown): OperationalError {
  const text = cause instanceof Error ? cause.message : '';
  const known = faults.find(({ words }) => words.test(text));
  const { code, message } = known ?? unreachable;
  return new OperationalError(code, message, { cause });
}

interface Fault {
  readonly words: RegExp;
  readonly code: OperationalErrorCode;
  readonly message: string;
}

/** By the first word of the reply; a script puts its own words ahead of it on older servers. */
const faults: readonly Fault[] = [
  {
    words: /\b(READONLY|MISCONF|NOREPLICAS)\b/,
    code: 'store-read-only',
    message: 'Redis does not take writes now.',
  },
  { words: /\bOOM\b/, code: 'store-full', message: 'Redis has no memory left for what is new.' },
  {
    words: /\b(NOAUTH|WRONGPASS|NOPERM)\b|\bunknown command\b/i,
    code: 'store-refused',
    message: 'Redis refuses the user or the password, or does not let the user do what is needed.',
  },
  {
    words: /\b(CROSSSLOT|MOVED)\b/,
    code: 'store-unavailable',
    message:
      'Redis is a cluster: its address has to begin with redis+cluster://, or slots are moving.',
  },
  {
    words: /\bsentinels are unreachable\b/,
    code: 'store-unavailable',
    message: 'No sentinel of the address tells where the master is.',
  },
  {
    words: /\brefresh slots cache\b/,
    code: 'store-unavailable',
    message: 'No node of the address tells how the cluster is laid out.',
  },
];

const unreachable = {
  code: 'store-unavailable',
  message: 'Redis did not do what was asked.',
} as const;
