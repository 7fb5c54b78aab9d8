import { clearLine, createInterface, cursorTo } from 'node:readline';
import type { Screen } from './screen.ts';

/** What a person at a terminal talks to. */
export interface Talk {
  begin(): Promise<void>;
  type(line: string): Promise<boolean>;
}

export interface TerminalReader {
  /** Shows a block; what is being typed stays under it. */
  show(block: string): void;
  /** Reads lines, one at a time, until /quit, Ctrl-C or Ctrl-D. */
  converse(talk: Talk): Promise<void>;
}

/** A reader of a real terminal, with a prompt, line editing and a history. */
export function terminalReader(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  screen: Screen,
): TerminalReader {
  const prompt = screen.paint('accent', '› ');
  const lines = createInterface({ input, output, prompt, terminal: true });
  let prompting = false;
  let left = false;

  function ask(): void {
    if (left) return;
    prompting = true;
    lines.prompt();
  }

  return {
    show(block) {
      if (prompting) {
        cursorTo(output, 0);
        clearLine(output, 0);
      }
      output.write(`${block}\n`);
      if (prompting) lines.prompt(true);
    },

    converse(talk) {
      return new Promise((resolve, reject) => {
        let atWork = talk.begin().then(ask, reject);
        async function take(line: string): Promise<void> {
          if (left) return;
          output.write('\n');
          if (await talk.type(line)) ask();
          else lines.close();
        }
        lines.on('line', (line) => {
          prompting = false;
          atWork = atWork.then(() => take(line)).catch(reject);
        });
        lines.on('SIGINT', () => lines.close());
        lines.on('close', () => {
          left = true;
          if (prompting) output.write('\n\n');
          prompting = false;
          resolve();
        });
      });
    },
  };
}
