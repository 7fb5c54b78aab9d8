import type { Installation as BoltInstallation } from '@slack/bolt';

/** The app in one workspace, or in an organisation for all of its workspaces. Its tokens are secret. */
export interface Installation {
  readonly botToken: string;
  readonly botUser: string;
  readonly installedAtMs: number;
  /** Absent where the token does not end. */
  readonly rotation?: Rotation;
}

export interface Rotation {
  readonly endsAtMs: number;
  /** Good for one exchange. */
  readonly refreshToken: string;
  /** Who exchanges it now, and until when that is for nobody else to try. */
  readonly claim?: { readonly by: string; readonly untilMs: number };
}

/**
 * Where installations are kept for all processes, by workspace or organisation. `update` puts what
 * `change` makes of one in its place, `undefined` for none on both sides, and calls it again where
 * somebody was quicker.
 */
export interface Installations {
  get(team: string): Promise<Installation | undefined>;
  put(team: string, installation: Installation): Promise<void>;
  update(
    team: string,
    change: (current: Installation | undefined) => Installation | undefined,
  ): Promise<Installation | undefined>;
}

export interface FreshTokens {
  readonly botToken: string;
  readonly refreshToken: string;
  readonly endsAtMs: number;
}

/** What Slack granted, and to whom. Throws for a grant without a bot: the app asks for one. */
export function installationOf(
  { team, enterprise, isEnterpriseInstall, bot }: BoltInstallation,
  nowMs: number,
): { readonly team: string; readonly installation: Installation } {
  const to = isEnterpriseInstall ? enterprise?.id : team?.id;
  if (to === undefined || bot === undefined) throw new TypeError('Slack granted no bot.');
  const { token: botToken, userId: botUser, refreshToken, expiresAt } = bot;
  const rotates = refreshToken !== undefined && expiresAt !== undefined;
  return {
    team: to,
    installation: {
      botToken,
      botUser,
      installedAtMs: nowMs,
      ...(rotates && { rotation: { refreshToken, endsAtMs: expiresAt * 1_000 } }),
    },
  };
}

/** Claims the exchange of a refresh token, unless somebody has it or there is none due. */
export function claimed(
  current: Installation | undefined,
  claim: { readonly by: string; readonly nowMs: number; readonly forMs: number },
): Installation | undefined {
  if (current?.rotation === undefined) return current;
  const { by, nowMs, forMs } = claim;
  const { rotation } = current;
  if (!isDue(rotation, nowMs) || (rotation.claim?.untilMs ?? 0) > nowMs) return current;
  return { ...current, rotation: { ...rotation, claim: { by, untilMs: nowMs + forMs } } };
}

/** The tokens that one refresh token was exchanged for. An installation that is new by now stays. */
export function renewed(
  current: Installation | undefined,
  used: string,
  { botToken, refreshToken, endsAtMs }: FreshTokens,
): Installation | undefined {
  if (current?.rotation?.refreshToken !== used) return current;
  return { ...current, botToken, rotation: { refreshToken, endsAtMs } };
}

const aheadMs = 2 * 3_600_000;

/** Early enough that a few failures do no harm. */
export function isDue({ endsAtMs }: Rotation, nowMs: number): boolean {
  return endsAtMs - nowMs <= aheadMs;
}
