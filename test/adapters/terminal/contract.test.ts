import { terminalAdapter } from '../../../src/adapters/terminal/index.ts';
import { newKey, platform } from '../../../src/adapters/terminal/key.ts';
import type { TerminalBody } from '../../../src/adapters/terminal/render.ts';
import { type TerminalEvent, toInput } from '../../../src/adapters/terminal/to-input.ts';
import { adapterContract, type PlatformPlace } from '../contract.ts';

adapterContract({
  platform,
  async open(receive) {
    // A terminal cannot take back what it printed: what a message says now is its last print.
    const printed = new Map<string, TerminalBody>();
    const adapter = terminalAdapter((body) => printed.set(body.id, body));
    const key = newKey();
    const base = { from: { id: 'u1' } };
    let events = 0;
    const place: PlatformPlace = {
      name: 'a terminal',
      says: (text) => ({ ...base, kind: 'text', eventId: `e${++events}`, text }),
      taps(label) {
        const controls = [...printed.values()].flatMap((body) => body.controls);
        const controlId = controls.find((control) => control.label === label)?.id ?? '';
        return { ...base, kind: 'control', eventId: `e${++events}`, controlId };
      },
      shown: () =>
        [...printed.values()].map(({ text, controls }) => ({
          text,
          controls: controls.map(({ label }) => label),
        })),
    };
    return {
      adapter,
      places: [place],
      ownMessages: [],
      unknownEvents: [],
      async bring(event) {
        const input = toInput(event as TerminalEvent, { nowMs: 1_000 });
        return receive({ key, platform }, [input]).then(
          () => 'acknowledged' as const,
          () => 'not-acknowledged' as const,
        );
      },
      ignored: () => [],
      close: async () => {},
    };
  },
});
