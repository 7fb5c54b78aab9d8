import { rulesUnderstander } from '../../understanding/rules/index.ts';
import { type CaseFile, caseFiles, readPublicCases } from './cases.ts';
import { correctionJudge } from './corrections.ts';
import { judgeDialogue } from './dialogues.ts';
import { type Hear, hearWith } from './hear.ts';
import type { Judged } from './judged.ts';
import { mentionJudge } from './mentions.ts';
import { judgeNoPreference } from './no-preference.ts';
import { judgeQuestion } from './questions.ts';
import { judgeReply } from './replies.ts';
import { judgeValue } from './values.ts';
import { judgeYesNo } from './yes-no.ts';

export const judgedFiles = caseFiles;

/**
 * Plays all cases of one file of a folder, in the file's order, through a turn of the product in which
 * the offline rules understand, or through whoever else hears them.
 */
export async function judgeFile(
  folder: string,
  file: CaseFile,
  hear: Hear = hearWith(rulesUnderstander),
): Promise<readonly Judged[]> {
  switch (file) {
    case 'replies':
      return judgeAll(await readPublicCases(folder, file), judgeReply, hear);
    case 'yes-no':
      return judgeAll(await readPublicCases(folder, file), judgeYesNo, hear);
    case 'corrections': {
      const cases = await readPublicCases(folder, file);
      return judgeAll(cases, correctionJudge(cases), hear);
    }
    case 'no-preference':
      return judgeAll(await readPublicCases(folder, file), judgeNoPreference, hear);
    case 'questions':
      return judgeAll(await readPublicCases(folder, file), judgeQuestion, hear);
    case 'mentions': {
      const cases = await readPublicCases(folder, file);
      return judgeAll(cases, mentionJudge(cases), hear);
    }
    case 'values':
      return judgeAll(await readPublicCases(folder, file), judgeValue, hear);
    case 'dialogues':
      return judgeAll(await readPublicCases(folder, file), judgeDialogue, hear);
  }
}

async function judgeAll<Case>(
  cases: readonly Case[],
  judge: (each: Case, hear: Hear) => Promise<readonly Judged[]>,
  hear: Hear,
): Promise<readonly Judged[]> {
  const all: Judged[] = [];
  for (const each of cases) all.push(...(await judge(each, hear)));
  return all;
}
