import type { ReplyMessage } from './reply.ts';

/** Something for the people who took over, in the place that goes by the flow's name for it. */
export interface Note {
  /** The name in the flow: `handover.target`. */
  readonly target: string;
  readonly message: ReplyMessage;
  /** How a link to the conversation reads, where its platform has one for others. */
  readonly link?: string;
  /** Logical id of the note that opened the handover: this one belongs under it. Absent for that one. */
  readonly under?: string;
}
