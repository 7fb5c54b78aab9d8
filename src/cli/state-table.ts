#!/usr/bin/env node
import {
  type MergeColumn,
  type MergeRow,
  type MergeRule,
  mergeTable,
} from '../core/merge/merge-table.ts';

/** docs/state-table.md, from the table that the program runs. */
function stateTable(): string {
  const rows = Object.keys(mergeTable) as MergeRow[];
  const columns = Object.keys(mergeTable.empty) as MergeColumn[];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(['slot is', ...columns.map((column) => columnNames[column])]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map((row) => line([rowNames[row], ...columns.map((c) => mergeTable[row][c])])),
  ];
  const legend = Object.entries(ruleMeanings).map(([rule, meaning]) => `- **${rule}**: ${meaning}`);
  return `${head}\n${table.join('\n')}\n\n${legend.join('\n')}\n\n${otherEvents}`;
}

const head = `# What may change a slot

Printed by \`npm run --silent state-table\` from \`src/core/merge/merge-table.ts\`, which the program runs and
\`test/core/merge-table.test.ts\` checks cell by cell. A value counts only once it is grounded: found in
the person's own words and read as the slot's type. *Direct* means that the person answers the slot's
question, names the slot, or corrects; everything else is *passing*.
`;

const rowNames: Readonly<Record<MergeRow, string>> = {
  empty: 'empty',
  inferred: 'inferred',
  'filled-reversible': 'filled, reversible',
  'filled-irreversible': 'filled, irreversible, or by somebody else',
  'declined-refused': 'declined: refused',
  'declined-otherwise': 'declined otherwise',
};

const columnNames: Readonly<Record<MergeColumn, string>> = {
  'same-stated': 'same, stated',
  'same-derived': 'same, derived',
  'stated-direct': 'other, stated, direct',
  'stated-passing': 'other, stated, passing',
  'derived-direct': 'other, derived, direct',
  'derived-passing': 'other, derived, passing',
};

const ruleMeanings: Readonly<Record<MergeRule, string>> = {
  fill: 'stored as filled.',
  'fill-with-notice':
    'stored as filled; the reply says what it replaced, or that it is used after all.',
  infer: 'stored as inferred, unless the person took that very value back before.',
  'infer-with-notice': 'an inference replaces an inference; the reply shows both.',
  'infer-over': 'inferred, with the old value kept behind it; the reply shows both.',
  'ask-conflict':
    'unchanged until the person chooses between old and new; a third value replaces the candidate.',
  'ask-after-refusal': 'unchanged; asked once whether to use it.',
  ignore: 'not applied; the trace says why.',
  nothing: 'already so.',
};

const otherEvents = `A value outside the soft limits is asked about before any of this; one outside type or hard limits is
not stored, and the reply says what would do.

## Other events

| event | empty | inferred | filled | declined |
| --- | --- | --- | --- | --- |
| "that's right", a tap on Right | – | filled, explicit | – | – |
| silence: the same person goes on, after it was really shown | – | filled, if reversible | – | – |
| "no, that's wrong", without saying what is right | – | asked what is right | – | – |
| the same again | – | the value behind it, else empty and not inferred again | – | – |
| "never mind" | – | the value behind it | an open choice closes, the old value stays | an open choice closes |
| refused, any will do, not known | declined | declined | declined | – |
| "don't use it after all" | – | declined: withdrawn | declined: withdrawn | – |
| asked three times without an answer | declined: unanswered | – | – | – |
| its condition stops holding | not asked | set aside, not delivered | set aside, not delivered | – |
| its condition holds again | – (a value set aside comes back as inferred) | – | – | – |
| a rule across slots fails and names it | – | – | empty, asked again | – |
| an edit of the message it came from | – | read again | read again, with notice | – |
`;

process.stdout.write(stateTable());
