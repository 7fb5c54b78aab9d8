import type { OthersReading } from './others.ts';
import type { PastReading } from './taken-away.ts';

/** What takes a value away again: negations, exceptions, what others say, what was before. See language.ts. */
export interface TakenAwayLanguage {
  /** Where words end that except something of what ends at `end`: "any day but ...". */
  exceptionAt(text: string, end: number): number | undefined;

  /** Whether words hold such an exception: "any day but Monday". */
  holdsException(text: string): boolean;

  /**
   * Whether a clause speaks of a time that is over, and how far: "yesterday", "last time we were 4, this
   * time 6". `before` is the last time of the same, which a flow asks for again.
   */
  tellsOfPast(clause: string): PastReading | undefined;

  /** What a clause tells of somebody else: "my colleague says that ...", "... is fine for him". */
  readOthers(clause: string): OthersReading | undefined;

  /** Whether a clause speaks of people whom nobody knows: "the group of 12 next door". */
  holdsStrangers(clause: string): boolean;

  /** Whether what begins at `start` is excluded by the words before it ("not Berlin"). */
  isNegated(text: string, start: number): boolean;

  /** Whether the words right behind what ends at `end` say that it will not do ("Monday is impossible"). */
  isUnfit(text: string, end: number): boolean;

  /** Whether the words right behind an amount add it to another one: "an hour more". */
  isRelative(text: string, end: number): boolean;

  /** Whether the number of another amount stands right behind one: "two hours or three". */
  hasAlternative(text: string, end: number): boolean;

  /** Whether a day or time is when the person will know or say something ("I'll tell you on Monday"). */
  isToldThen(text: string, start: number, end: number): boolean;

  /** Whether a day is told of and not planned: "I was born on 5 May", "last Easter was lovely". */
  isNarrated(text: string, start: number, end: number): boolean;

  /** Whether the whole text chooses nothing of what was offered ("none of the above"). */
  isNoneOfThem(text: string): boolean;
}
