import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { CaseSlot } from '../../src/evaluation/public/cases.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { shown } from '../../src/evaluation/public/judged.ts';
import { flowOf } from '../../src/evaluation/public/slots.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';

const hear = hearWith(rulesUnderstander);

const paint: CaseSlot = {
  id: 'paint',
  type: 'enum',
  description: 'kind of paint',
  options: ['matt', 'shiny', 'rough'],
};

async function heard(language: LanguageCode, text: string) {
  const flow = await flowOf([paint], language);
  const pending = { about: 'slots', asked: ['paint'], attempt: 'first' } as const;
  return shown((await hear(text, { flow, language, nowMs: 0, pending })).slots.paint);
}

describe('any will do, in the words of each language', () => {
  test.each<[LanguageCode, string]>([
    ['en', "I don't care where it is from"],
    ['en', "I don't care what kind of paint the walls are given"],
    ['en', 'it can be anything'],
    ['en', 'No issue with the paint'],
    ['en', 'Any kind is fine as long as it dries quickly'],
    ['de', 'Egal'],
    ['de', 'Egal was für Farbe'],
    ['de', 'Ist mir egal wo sie herkommt'],
    ['de', 'Glanz und Farbton sind mir egal'],
    ['de', 'Nichts Bestimmtes'],
    ['de', 'alles, was Sie finden, ist okay'],
    ['de', 'Irgendeine davon wäre gut'],
    ['de', 'Egal, aber schicken Sie mir bald ein Angebot'],
    ['ru', 'что найдёте'],
    ['ru', 'ничего особенного'],
    ['ru', 'подойдёт любая из них'],
    ['ru', 'краска не важна'],
    ['es', 'lo que encuentre está bien'],
    ['es', 'cualquiera de ellas estaría bien'],
    ['es', 'puede ser cualquier cosa'],
    ['fr', 'je me fiche du type de peinture'],
    ['fr', 'ce que vous trouvez me va'],
    ['fr', 'rien de particulier'],
    ['fr', "la peinture m'est égale"],
    ['pt', 'não importa qual'],
    ['pt', 'o que encontrar está bom'],
    ['pt', 'nada em especial'],
    ['pt', 'qualquer uma delas serve'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text)).toBe('declined no-preference');
  });
});

describe('what need not be is no wish', () => {
  test.each<[LanguageCode, string]>([
    ['en', "It doesn't have to be shiny"],
    ['en', 'it need not be too shiny'],
    ['de', 'Es muss nicht unbedingt shiny sein'],
    ['ru', 'не обязательно shiny'],
    ['es', 'no tiene que ser muy shiny'],
    ['fr', 'pas forcément shiny'],
    ['pt', 'não precisa de ser shiny'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text)).toBe('empty');
  });
});

test.each<[LanguageCode, string]>([
  ['en', 'any time after 6pm'],
  ['en', 'any day after the 5th'],
  ['de', 'alle zwei Wochen'],
  ['es', 'cualquier hora después de las 6'],
  ['pt', 'qualquer hora depois das 18h'],
])('%s: "%s" has a limit', (language, text) => {
  expect(languages[language].readStance(text)).toBeUndefined();
});

test.each<[LanguageCode, string]>([
  ['en', 'any time'],
  ['de', 'jederzeit'],
])('%s: "%s" has none', (language, text) => {
  expect(languages[language].readStance(text)?.stance).toBe('no-preference');
});
