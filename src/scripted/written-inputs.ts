import type { TerminalEvent } from '../adapters/terminal/to-input.ts';
import type { Person } from '../core/input.ts';
import type { Control } from '../core/reply.ts';
import type { WrittenInput } from './inputs.ts';

/** Who writes where a line names nobody. */
export const unnamedPerson: Person = { id: 'user' };

/** Gives written inputs what they left out: an id where there is none, a person, a control's id. */
export interface InputCompleter {
  /** `undefined` for a control whose label is not shown. */
  complete(written: WrittenInput): TerminalEvent | undefined;
}

/** `shown` are the controls that labels refer to, at the time of the call. */
export function inputCompleter(shown: () => readonly Control[]): InputCompleter {
  const used = new Set<string>();
  let count = 0;

  function unusedId(): string {
    let id: string;
    do {
      count += 1;
      id = `in-${count}`;
    } while (used.has(id));
    return id;
  }

  return {
    complete(written) {
      const eventId = written.eventId ?? unusedId();
      used.add(eventId);
      const { from = unnamedPerson, locale } = written;
      const base = {
        eventId,
        from: typeof from === 'string' ? { id: from } : person(from),
        ...(locale === undefined ? {} : { locale }),
      };
      return event(base, written, shown());
    },
  };
}

type EventBase = Pick<TerminalEvent, 'eventId' | 'from' | 'locale'>;

function event(
  base: EventBase,
  written: WrittenInput,
  shown: readonly Control[],
): TerminalEvent | undefined {
  if ('text' in written) {
    const { text, quote, addressed, speech } = written;
    return {
      ...base,
      kind: 'text',
      text,
      ...(quote !== undefined && { quote }),
      ...(addressed && { addressed }),
      ...(speech && { speech }),
    };
  }
  if ('edit' in written) return { ...base, kind: 'edit', ...written.edit };
  if ('control' in written) {
    const controlId = idOf(written.control, shown);
    return controlId === undefined ? undefined : { ...base, kind: 'control', controlId };
  }
  if ('command' in written) {
    const { command, flow, reference } = written;
    return {
      ...base,
      kind: 'command',
      command,
      ...(flow === undefined ? {} : { flow }),
      ...(reference === undefined ? {} : { reference }),
    };
  }
  if ('location' in written) return { ...base, kind: 'location', ...written.location };
  if ('file' in written) {
    const { name, mimeType, size } = written.file;
    const file = {
      platform: 'terminal',
      id: base.eventId,
      name,
      ...(mimeType === undefined ? {} : { mimeType }),
      ...(size === undefined ? {} : { size }),
    };
    return { ...base, kind: 'wordless', what: 'file', files: [file] };
  }
  if ('wordless' in written) return { ...base, kind: 'wordless', what: written.wordless };
  const { own, phone, email, name } = written.contact;
  return {
    ...base,
    kind: 'contact',
    own,
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
    ...(name === undefined ? {} : { name }),
  };
}

function idOf(
  control: { readonly id: string } | { readonly label: string },
  shown: readonly Control[],
): string | undefined {
  if ('id' in control) return control.id;
  const label = control.label.toLocaleLowerCase();
  return shown.find((each) => each.label.toLocaleLowerCase() === label)?.id;
}

function person(from: { readonly id: string; readonly name?: string | undefined }): Person {
  return from.name === undefined ? { id: from.id } : { id: from.id, name: from.name };
}
