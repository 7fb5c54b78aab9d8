/**
 * How a simulated person talks: chances, each of one reply. A persona is data, so a new one is a line
 * here and a name in docs/models.md.
 */
export interface Persona {
  readonly name: PersonaName;
  /** Says nothing but the value. */
  readonly terse?: true;
  /** Talks around the value. */
  readonly chatty?: number;
  /** Asks something ahead of answering. */
  readonly asksBack?: number;
  /** Comes back to a value and gives another. */
  readonly changesMind?: number;
  /** Will not say what the flow can do without. */
  readonly refuses?: number;
  /** Says it in the other language. */
  readonly mixes?: number;
  /** Says what was not asked yet as well. */
  readonly saysMore?: number;
  /** Talks about something else altogether. */
  readonly rambles?: number;
  readonly attacks?: number;
  /** Takes so long for an answer, at most. */
  readonly minutes?: number;
}

export const personaNames = [
  'terse',
  'chatty',
  'asks-back',
  'changes-mind',
  'refuses',
  'mixes-languages',
  'several-at-once',
  'off-topic',
  'hostile',
  'slow',
] as const;
export type PersonaName = (typeof personaNames)[number];

export const personas: readonly Persona[] = [
  { name: 'terse', terse: true },
  { name: 'chatty', chatty: 0.9 },
  { name: 'asks-back', asksBack: 0.5 },
  { name: 'changes-mind', changesMind: 0.4 },
  { name: 'refuses', refuses: 0.5 },
  { name: 'mixes-languages', mixes: 0.4, chatty: 0.3 },
  { name: 'several-at-once', saysMore: 0.7 },
  { name: 'off-topic', rambles: 0.35 },
  { name: 'hostile', attacks: 0.5, refuses: 0.2 },
  { name: 'slow', minutes: 90, chatty: 0.3 },
];
