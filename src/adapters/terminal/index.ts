import type { Adapter } from '../port.ts';
import { platform } from './key.ts';
import { render } from './render.ts';
import { type Print, send } from './send.ts';

/**
 * The terminal as a platform. It prints through `print`; what is typed is handed to the runtime by
 * whoever reads the terminal (`toInput` makes the input), one line at a time, so that the answer
 * stands before the next line is read.
 */
export function terminalAdapter(print: Print): Adapter {
  return {
    platform,
    render,
    send: (call) => send(print, call),
    start: async () => {},
    stop: async () => {},
  };
}
