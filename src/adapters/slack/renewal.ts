import { randomUUID } from 'node:crypto';
import {
  claimed,
  type FreshTokens,
  type Installation,
  type Installations,
  isDue,
  renewed,
} from './installations.ts';

export interface RenewalOptions {
  readonly installations: Installations;
  /** Exchanges a refresh token at Slack. */
  readonly exchange: (refreshToken: string) => Promise<FreshTokens>;
  readonly nowMs: () => number;
  readonly failed: (team: string, error: unknown) => void;
}

export interface Renewal {
  /**
   * The installation with a token that holds. One that ends soon is renewed meanwhile; one that has
   * ended is waited for. Where that fails, it comes back as it is, and Slack says what is wrong.
   */
  inForce(team: string, installation: Installation): Promise<Installation | undefined>;
  /** Resolves when nothing is being renewed any more. */
  idle(): Promise<void>;
}

/** Longer than an exchange may take; after a failure, the time until the next try. */
const claimMs = 30_000;
/** So close to its end, a token is as good as ended. */
const marginMs = 60_000;

/**
 * Renews tokens before they end. A refresh token is good once, so that only whoever has claimed the
 * installation exchanges it, among all processes; others go on with what is there.
 */
export function tokenRenewal({ installations, exchange, nowMs, failed }: RenewalOptions): Renewal {
  const running = new Map<string, Promise<Installation | undefined>>();

  async function renew(team: string): Promise<Installation | undefined> {
    const by = randomUUID();
    const current = await installations.update(team, (each) =>
      claimed(each, { by, nowMs: nowMs(), forMs: claimMs }),
    );
    const rotation = current?.rotation;
    if (rotation?.claim?.by !== by) return current;
    const tokens = await exchange(rotation.refreshToken);
    return installations.update(team, (each) => renewed(each, rotation.refreshToken, tokens));
  }

  function renewOnce(team: string, installation: Installation) {
    const started =
      running.get(team) ??
      renew(team)
        .catch((error) => {
          failed(team, error);
          return installation;
        })
        .finally(() => running.delete(team));
    running.set(team, started);
    return started;
  }

  return {
    async inForce(team, installation) {
      const { rotation } = installation;
      if (rotation === undefined || !isDue(rotation, nowMs())) return installation;
      const tried = (rotation.claim?.untilMs ?? 0) > nowMs() && !running.has(team);
      if (tried) return installation;
      const renewing = renewOnce(team, installation);
      return rotation.endsAtMs - nowMs() > marginMs ? installation : renewing;
    },
    async idle() {
      await Promise.all(running.values());
    },
  };
}
