import type { CaseResult } from '../evaluation/check.ts';
import { plainScreen } from './screen.ts';
import { traceView } from './trace-view.ts';

/** A case in one line; one that fails with its faults, its turns and why each went as it did. */
export function caseText({ id, faults, transcript }: CaseResult): string {
  if (faults.length === 0) return `holds  ${id}\n`;
  const list = faults.map((fault) => `  - ${fault}\n`).join('');
  return `FAILS  ${id}\n${list}${transcriptText(transcript)}\n`;
}

function transcriptText(transcript: CaseResult['transcript']): string {
  return transcript
    .map(({ input, replies, trace }) => {
      const said = replies.map((reply) => `    ‹ ${reply.replaceAll('\n', '\n      ')}\n`).join('');
      const why = traceView(trace, plainScreen).replaceAll(/^(?=.)/gm, '    ');
      return `\n    › ${input}\n${said}${why}`;
    })
    .join('');
}
