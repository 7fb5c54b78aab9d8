import type { Store } from '../../src/store/port.ts';

/** Where a worker dies: at its nth call of the store, before or after the store did it. */
export interface Death {
  readonly call: number;
  readonly moment: 'before' | 'after';
  /** A process that is gone never hears back; one that lost its connection hears an error. */
  readonly afterwards: 'silence' | 'error';
}

export interface KillableStore extends Store {
  /** Resolves when the worker has died; never, if it did not get that far. */
  readonly died: Promise<void>;
  /** The call at which it died. */
  readonly lastCall: () => string | undefined;
}

/** A store as one worker sees it that dies on the way. Nothing it calls afterwards is done. */
export function killable(store: Store, death: Death): KillableStore {
  let calls = 0;
  let lastCall: string | undefined;
  let die = () => {};
  const died = new Promise<void>((resolve) => {
    die = resolve;
  });
  const gone = () =>
    death.afterwards === 'silence'
      ? new Promise<never>(() => {})
      : Promise.reject(new Error('The connection is lost.'));

  function wrap<A extends readonly unknown[], R>(name: string, method: (...args: A) => Promise<R>) {
    return async (...args: A): Promise<R> => {
      calls += 1;
      if (calls > death.call) return gone();
      if (calls < death.call) return method(...args);
      lastCall = name;
      if (death.moment === 'after') await method(...args);
      die();
      return gone();
    };
  }

  const methods = Object.entries(store).map(([name, method]) => [name, wrap(name, method)]);
  return { ...(Object.fromEntries(methods) as unknown as Store), died, lastCall: () => lastCall };
}
