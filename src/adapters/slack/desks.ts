import { deskKey } from './key.ts';

/** Channels where people take over, as they are configured. */
export interface SlackDesks {
  readonly channels: ReadonlySet<string>;
  /** The workspace of a desk's channel, where it was named. */
  teamOf(channel: string): string | undefined;
  /** The key of the desk at an address; absent for what is no address with one workspace, or many. */
  keyOf(address: string, workspaces: 'one' | 'many'): string | undefined;
}

const form = /^(?:(?<team>[TE][A-Z0-9]{1,20}):)?(?<channel>[CG][A-Z0-9]{1,20})$/;

/** Of addresses `channel`, or `workspace:channel` where the bot is in many. */
export function desksIn(addresses: readonly string[]): SlackDesks {
  const teams = new Map(
    addresses.flatMap((address) => {
      const { channel, team } = read(address);
      return channel === undefined ? [] : [[channel, team] as const];
    }),
  );
  return {
    channels: new Set(teams.keys()),
    teamOf: (channel) => teams.get(channel),
    keyOf(address, workspaces) {
      const { channel, team } = read(address);
      const whole = (team !== undefined) === (workspaces === 'many');
      return channel !== undefined && whole ? deskKey(channel) : undefined;
    },
  };
}

function read(address: string) {
  const { channel, team }: { channel?: string; team?: string } = form.exec(address)?.groups ?? {};
  return { channel, team };
}
