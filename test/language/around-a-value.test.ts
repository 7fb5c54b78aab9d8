import { expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';

/** What people put around a value when they are asked for one, and what is left of it. */
const rows: readonly [LanguageCode, string, string][] = [
  ['en', 'Sure, so that would be Stone and Sons, thank you', 'Stone and Sons'],
  ['en', "Let me see... it's Stone and Sons, I think that's it", 'Stone and Sons'],
  ['en', 'Well, since you ask, an app for our drivers', 'an app for our drivers'],
  ['en', 'Okay, here you go: Acme. I hope that helps!', 'Acme'],
  ['en', 'Acme, if I remember correctly', 'Acme'],
  ['en', 'Acme, as far as I know', 'Acme'],
  ['ru', 'Ну, получается ООО Вектор, спасибо', 'ООО Вектор'],
  ['ru', 'Сейчас скажу... Ромашка, вроде так', 'Ромашка'],
  ['ru', 'Хорошо, вот: Ромашка. Надеюсь, поможет!', 'Ромашка'],
  ['ru', 'раз уж спросили, Ромашка, если не ошибаюсь', 'Ромашка'],
  ['ru', 'Ромашка, насколько я помню', 'Ромашка'],
  ['de', 'Also, das wäre dann Stein und Söhne, danke', 'Stein und Söhne'],
  ['de', 'Da Sie fragen: Nordwind, ich glaube, das war es', 'Nordwind'],
  ['de', 'Nordwind, soweit ich weiß. Ich hoffe, das hilft!', 'Nordwind'],
  ['de', 'Nordwind, wenn ich mich nicht irre', 'Nordwind'],
  ['es', 'Pues, ya que lo pregunta, Piedra e Hijos, creo que es eso', 'Piedra e Hijos'],
  ['es', 'Claro, entonces sería Viento Norte, gracias', 'Viento Norte'],
  ['es', 'Viento Norte, si mal no recuerdo. Espero que le sirva', 'Viento Norte'],
  ['fr', "Alors, ce serait donc Pierre et Fils, je crois que c'est ça", 'Pierre et Fils'],
  ['fr', 'Puisque vous demandez, Vent du Nord', 'Vent du Nord'],
  ['fr', "Vent du Nord, si je me souviens bien. J'espère que ça vous aide !", 'Vent du Nord'],
  ['fr', 'Vent du Nord, sauf erreur de ma part', 'Vent du Nord'],
  ['pt', 'Claro, então seria Pedra e Filhos, obrigado', 'Pedra e Filhos'],
  ['pt', 'Já que pergunta, Vento Norte, acho que é isso', 'Vento Norte'],
  ['pt', 'Vento Norte, se não me engano. Espero ter ajudado!', 'Vento Norte'],
];

test.each(rows)('%s: %s', (language, text, words) => {
  const { start, end } = languages[language].content(text);
  expect(text.slice(start, end)).toBe(words);
});

/** Words that begin or end like those, and belong to what is said. */
const whole: readonly [LanguageCode, string][] = [
  ['en', 'so that customers can book online'],
  ['en', 'an app that helps'],
  ['en', 'something new since you ask for more'],
  ['ru', 'надеюсь обновить сайт'],
  ['ru', 'сайт, где всё так, как надо'],
  ['de', 'eine App, die hilft'],
  ['de', 'dann und wann ein Termin'],
  ['es', 'una app que ayude'],
  ['fr', 'une appli qui aide'],
  ['pt', 'uma app que ajude'],
];

test.each(whole)('%s: all of it is said: %s', (language, text) => {
  const { start, end } = languages[language].content(text);
  expect(text.slice(start, end)).toBe(text);
});
