import stringWidth from 'string-width';
import type { TerminalBody } from '../adapters/terminal/render.ts';
import { hanging, harmless, type Screen } from './screen.ts';

/** A message of the bot's, with its controls as numbered choices under it. */
export function messageView({ text, controls, replaces }: TerminalBody, screen: Screen): string {
  const marker = screen.paint('accent', replaces === undefined ? '● ' : '○ ');
  const lines = [hanging(marker, harmless(text), screen.columns)];
  if (controls.length > 0) lines.push('', ...choices(controls, screen));
  return `${lines.join('\n')}\n`;
}

/** As many choices in a line as fit, each with the number that picks it. */
function choices(controls: TerminalBody['controls'], screen: Screen): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const [i, { label }] of controls.entries()) {
    const choice = `${screen.paint('accent', String(i + 1))} ${harmless(label)}`;
    const longer = line === '' ? `  ${choice}` : `${line}   ${choice}`;
    if (line !== '' && stringWidth(longer) > screen.columns) {
      lines.push(line);
      line = `  ${choice}`;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
