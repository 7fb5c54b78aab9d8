import type { OutgoingCall, SendResult } from '../port.ts';
import type { TerminalBody } from './render.ts';

export type Print = (body: TerminalBody) => void;

/** Prints the message. What was printed cannot be taken back, so an edit is printed anew. */
export async function send(print: Print, call: OutgoingCall): Promise<SendResult> {
  const body = call.body as TerminalBody;
  print(body);
  return { result: 'sent', platformMessageId: call.platformMessageId ?? body.id };
}
