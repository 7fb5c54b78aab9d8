import type { FlowSpec } from '../core/flow/spec.ts';
import type { VariableFault } from '../variables.ts';
import type { Adapter } from './port.ts';

/** The places where people take over, as configured: addresses by the name of a flow's target. */
export type DeskAddresses = Readonly<Record<string, string>>;

const form = /^SLOTWISE_HANDOVER_(?<name>[A-Z][A-Z0-9_]*)$/;
const deskRemedy =
  'write the platform and the place, as in slack:C0123456789, with many workspaces ' +
  'slack:T0123456789:C0123456789, or telegram:-1001234567890';

/** What SLOTWISE_HANDOVER_<NAME> say, and the variables that are none of these. */
export function readDeskVariables(ours: Readonly<Record<string, string | undefined>>) {
  const desks: Record<string, string> = {};
  const faults: VariableFault[] = [];
  const rest: Record<string, string | undefined> = {};
  for (const [variable, value] of Object.entries(ours)) {
    const name = form.exec(variable)?.groups?.name;
    if (name === undefined) rest[variable] = value;
    else if (/^[a-z]+:\S+$/.test(value ?? '')) desks[name.toLowerCase()] = value ?? '';
    else faults.push({ variable, remedy: deskRemedy });
  }
  return { desks, faults, rest };
}

/** The keys of the desks by target, or what is wrong with an address, by its variable. */
export function desksOf(
  addresses: DeskAddresses,
  adapters: readonly Adapter[],
):
  | { readonly ok: true; readonly desks: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly faults: readonly VariableFault[] } {
  const desks: Record<string, string> = {};
  const faults: VariableFault[] = [];
  for (const [name, address] of Object.entries(addresses)) {
    const [platform = '', rest = ''] = split(address);
    const adapter = adapters.find((one) => one.platform === platform);
    const place = adapter?.desks?.place(rest);
    if (place !== undefined) desks[name] = place;
    else {
      const remedy = adapter?.desks === undefined ? `${platform} is not configured` : deskRemedy;
      const variable = `SLOTWISE_HANDOVER_${name.toUpperCase()}`;
      faults.push({ variable, remedy });
    }
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, desks };
}

/** Targets of flows that no desk is named for: their handovers reach the webhook alone. */
export function targetsWithoutDesk(
  flows: readonly FlowSpec[],
  desks: DeskAddresses,
): readonly string[] {
  const targets = flows.flatMap(({ handover }) => (handover ? [handover.target] : []));
  return [...new Set(targets)].filter((target) => desks[deskName(target)] === undefined);
}

/** A target as a variable of the environment has it. */
export function deskName(target: string): string {
  return target.replaceAll('-', '_').toLowerCase();
}

function split(address: string): readonly string[] {
  const colon = address.indexOf(':');
  return [address.slice(0, colon), address.slice(colon + 1)];
}
