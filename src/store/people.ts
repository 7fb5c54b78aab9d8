import type { Conversation } from '../core/conversation.ts';
import type { Input } from '../core/input.ts';
import type { Parked, PersonRef } from './overview.ts';

/** The platform that a conversation's key begins with. */
export function platformOf(key: string): string {
  return key.slice(0, Math.max(0, key.indexOf(':')));
}

/** Ids of everybody of whom a conversation holds anything. */
export function peopleOf(conversation: Conversation): readonly string[] {
  const { session, setAside, choosing, heldBack = [], history } = conversation;
  const people = [
    ...[session, setAside?.session].flatMap((one) => (one ? [one.startedBy, ...one.people] : [])),
    ...[...(choosing?.heldBack ?? []), ...heldBack].map(({ from }) => from),
    ...[...history, ...(setAside?.history ?? [])].flatMap(({ person }) =>
      person.map(({ from }) => from),
    ),
  ];
  return unique(people.map(({ id }) => id));
}

/** Ids of the people that these inputs come from. */
export function sendersOf(inputs: readonly Input[]): readonly string[] {
  return unique(inputs.map(({ from }) => from.id));
}

/** Whether a parked item holds anything of a person. */
export function isOf(parked: Parked, { platform, id }: PersonRef): boolean {
  return platformOf(parked.key) === platform && peopleOfParked(parked).includes(id);
}

/** Ids of everybody of whom a parked item holds anything, as far as it can be read. */
export function peopleOfParked(parked: Parked): readonly string[] {
  switch (parked.kind) {
    case 'input':
      return sendersOf([parked.input]);
    case 'entry':
      return parked.entry.people ?? [];
    case 'unreadable':
      return [];
  }
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
