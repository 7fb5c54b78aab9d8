/**
 * What the bot's own elements are called, so that a tap tells what it is. A control is named by its
 * value; pickers and buttons that open a form by their action, with what they are about behind it.
 */
export type ElementAction =
  | { readonly action: 'control' }
  | { readonly action: 'answer'; readonly slot: string; readonly of: string }
  | { readonly action: 'edit' }
  | { readonly action: 'private'; readonly slots: readonly string[] }
  | { readonly action: 'start'; readonly flow?: string }
  /** Opens a page, which Slack does by itself. */
  | { readonly action: 'open' };

/** Unique in its block by `n`. */
export function controlAction(n: number): string {
  return `control.${n}`;
}

/** A picker that answers the question of a message. */
export function answerAction(of: string, slot: string): string {
  return `answer.${of}.${slot}`;
}

export const editAction = 'edit';

export const openAction = 'open';

export function privateAction(slots: readonly string[]): string {
  return `private.${slots.join('.')}`;
}

export function startAction(flow: string): string {
  return `start.${flow}`;
}

/** `undefined` for what is not the bot's. */
export function readAction(id: string): ElementAction | undefined {
  const [action, ...rest] = id.split('.');
  switch (action) {
    case 'control':
      return { action };
    case 'edit':
    case 'open':
      return { action };
    case 'private':
      return { action, slots: rest };
    case 'answer': {
      const [of, slot] = rest;
      return of && slot ? { action, of, slot } : undefined;
    }
    case 'start': {
      const [flow] = rest;
      return { action, ...(flow !== undefined && { flow }) };
    }
    default:
      return undefined;
  }
}

/** The callbacks of what is registered in the manifest, or opened by the bot. */
export const callbacks = { form: 'slotwise_form', shortcut: 'slotwise_take_down' } as const;
