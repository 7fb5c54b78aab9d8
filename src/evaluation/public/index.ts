import { type CaseFile, caseFiles, readPublicCases } from './cases.ts';
import { correctionJudge } from './corrections.ts';
import { judgeDialogue } from './dialogues.ts';
import type { Judged } from './judged.ts';
import { mentionJudge } from './mentions.ts';
import { judgeNoPreference } from './no-preference.ts';
import { judgeQuestion } from './questions.ts';
import { judgeReply } from './replies.ts';
import { judgeValue } from './values.ts';
import { judgeYesNo } from './yes-no.ts';

export const judgedFiles = caseFiles;

/** Plays all cases of one file of a folder through the product, in the file's order. */
export async function judgeFile(folder: string, file: CaseFile): Promise<readonly Judged[]> {
  switch (file) {
    case 'replies':
      return judgeAll(await readPublicCases(folder, file), judgeReply);
    case 'yes-no':
      return judgeAll(await readPublicCases(folder, file), judgeYesNo);
    case 'corrections': {
      const cases = await readPublicCases(folder, file);
      return judgeAll(cases, correctionJudge(cases));
    }
    case 'no-preference':
      return judgeAll(await readPublicCases(folder, file), judgeNoPreference);
    case 'questions':
      return judgeAll(await readPublicCases(folder, file), judgeQuestion);
    case 'mentions': {
      const cases = await readPublicCases(folder, file);
      return judgeAll(cases, mentionJudge(cases));
    }
    case 'values':
      return judgeAll(await readPublicCases(folder, file), judgeValue);
    case 'dialogues':
      return judgeAll(await readPublicCases(folder, file), judgeDialogue);
  }
}

async function judgeAll<Case>(
  cases: readonly Case[],
  judge: (each: Case) => Promise<readonly Judged[]>,
): Promise<readonly Judged[]> {
  const all: Judged[] = [];
  for (const each of cases) all.push(...(await judge(each)));
  return all;
}
