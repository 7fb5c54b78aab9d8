import stringWidth from 'string-width';
import type { CompiledFlow } from '../core/flow/compile.ts';
import { languageCodes } from '../core/language/language.ts';
import { bodySchema } from '../delivery/webhook/body-schema.ts';
import { hanging, harmless, type Screen } from './screen.ts';
import { outcomeText, slotLabel, slotText } from './state-view.ts';

/**
 * A post that was accepted, as the system behind the webhook would see it. `verified` says that a
 * receiver of this program has checked the signature.
 */
export function collectionView(
  body: unknown,
  flows: readonly CompiledFlow[],
  options: { readonly verified: boolean },
  screen: Screen,
): string {
  const { id, type, data } = bodySchema.parse(body);
  const flow = flows.find(({ spec }) => spec.id === data.flow.id);
  const language = flow?.spec.language ?? languageCodes[0];
  const title = options.verified ? 'received, signature verified' : 'posted and accepted';

  const valueRows = (values: typeof data.values, note: string) =>
    Object.entries(values).map(([slot, value]) => [
      slotLabel(flow, slot, language),
      slotText(flow, slot, value, language) + note,
    ]);
  const declinedRows = Object.entries(data.slots).flatMap(([slot, { status, reason }]) =>
    status === 'declined' ? [[slotLabel(flow, slot, language), `– (${reason})`]] : [],
  );
  const rows = [
    ...valueRows(data.values, ''),
    ...valueRows(data.unconfirmed, ' (unconfirmed)'),
    ...declinedRows,
    ...data.openQuestions.map(({ text }) => [
      'open question',
      harmless(text).replaceAll('\n', ' '),
    ]),
  ];
  const ids = [
    ['event', id],
    ['collection', `${data.collectionId}, revision ${data.revision}`],
    ['outcome', outcomeText(data.outcome)],
  ];

  const all = [...rows, ...ids];
  const width = Math.max(...all.map(([label = '']) => stringWidth(label)));
  const lines = all.map(([label = '', text = ''], i) => {
    const head = `  ${label}${' '.repeat(width - stringWidth(label))}  `;
    const line = hanging(head, text, screen.columns);
    return i < rows.length ? line : screen.paint('dim', line);
  });
  const heading = hanging(screen.paint('good', '✓ '), `${type}: ${title}`, screen.columns);
  return `${[heading, ...lines].join('\n')}\n`;
}
