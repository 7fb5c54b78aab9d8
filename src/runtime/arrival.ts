import type { Place, ReceivedInput } from '../adapters/port.ts';
import type { Store } from '../store/port.ts';
import { asStaff } from './staff.ts';

/** The conversation that something belongs to, and what it is there. */
export interface Arrived {
  readonly key: string;
  readonly inputs: readonly ReceivedInput[];
}

/**
 * Where what came in goes: to the conversation that a note is about, done by the people who took over;
 * nowhere, where they talk among themselves at a desk; else to the conversation of the place. A desk
 * that was renamed is one still.
 */
export async function arrivedAt(
  { store, desks }: { readonly store: Store; readonly desks: Readonly<Record<string, string>> },
  place: Place,
  given: readonly ReceivedInput[],
): Promise<Arrived> {
  const places = Object.values(desks);
  if (places.length > 0 && place.note !== undefined) {
    const about = await store.resolve(place.note);
    if (about !== place.note) return { key: about, inputs: given.flatMap(asStaff) };
  }
  const key = await resolved(store, place);
  const atDesk = [key, place.within ?? key].some((each) => places.includes(each));
  return { key, inputs: atDesk ? [] : given };
}

/** The conversation's key: by its own name, else by that of the place that it is a part of. */
async function resolved(store: Store, { key, within }: Place): Promise<string> {
  const own = await store.resolve(key);
  if (own !== key || within === undefined) return own;
  return `${await store.resolve(within)}${key.slice(within.length)}`;
}
