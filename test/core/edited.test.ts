import { describe, expect, test } from 'vitest';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { loadFlowFile } from '../../src/flow-files.ts';
import { dana, nowMs, seat } from './support.ts';

const loaded = await loadFlowFile('flows/project-inquiry.yaml');
if (!('spec' in loaded)) throw new Error('The sample flow does not load.');
const flow = await compileFlow(loaded.spec);

/** Opens with a message, edits it, and says what became of the slots. */
function edited(before: string, after: string) {
  const table = seat(flow);
  table.take([
    { kind: 'text', eventId: 'e', messageId: 'm', from: dana, receivedAtMs: nowMs, text: before },
  ]);
  const was = table.conversation.session?.slots;
  const turn = table.take([
    { kind: 'edit', eventId: 'x', messageId: 'm', from: dana, receivedAtMs: nowMs, text: after },
  ]);
  const acts = turn.messages.flatMap(({ parts }) => parts.map(({ act }) => act.act));
  return { was, is: table.conversation.session?.slots, acts };
}

describe('of an edited message', () => {
  const said = (size: string) => `we need a website, I am Dana from Northwind, ${size}`;

  test.each([
    ['an approximation', said('about thirty people'), said('about sixty people'), '50-249'],
    ['an exact number', said('30 people'), said('60 people'), '50-249'],
    ['words around it', said('30 people'), `Hello! ${said('60 people')}, thank you`, '50-249'],
  ])('only what was edited changes: %s', (_, before, after, size) => {
    const { was, is, acts } = edited(before, after);
    expect(is?.company_size).toMatchObject({ value: size });
    const { company_size: _before, ...others } = was ?? {};
    expect(is).toMatchObject(others);
    expect(acts).not.toContain('ask-correction');
  });

  test.each([
    [
      'German',
      'wir brauchen eine Website, ich bin Dana von Northwind, etwa',
      'dreißig',
      'sechzig',
      'Leute',
    ],
    [
      'Russian',
      'нам нужен сайт, я Дана из Нортвинда, нас около',
      'тридцати',
      'шестидесяти',
      'человек',
    ],
    [
      'Spanish',
      'necesitamos una página web, soy Dana de Northwind, unas',
      'treinta',
      'sesenta',
      'personas',
    ],
    [
      'French',
      'il nous faut un site web, je suis Dana de Northwind, environ',
      'trente',
      'soixante',
      'personnes',
    ],
    [
      'Portuguese',
      'precisamos de um site, sou a Dana da Northwind, cerca de',
      'trinta',
      'sessenta',
      'pessoas',
    ],
  ])('in %s, too', (_, beginning, thirty, sixty, people) => {
    const { was, is } = edited(
      `${beginning} ${thirty} ${people}`,
      `${beginning} ${sixty} ${people}`,
    );
    expect(was?.company_size).toMatchObject({ value: '10-49' });
    const { company_size: _before, ...others } = was ?? {};
    expect(is).toMatchObject({ ...others, company_size: { value: '50-249' } });
  });

  test('an edit that changes no value changes nothing', () => {
    const { was, is, acts } = edited(said('30 people'), `Hello! ${said('30 people')}, please`);
    expect(is).toEqual(was);
    expect(acts).toEqual([]);
  });

  test('what is gone is asked for, and what stands beside it stays', () => {
    const { was, is, acts } = edited(
      said('30 people'),
      'we need a website, I am Dana from Northwind',
    );
    expect(acts).toContain('ask-correction');
    expect(is?.name).toEqual(was?.name);
    expect(is?.company).toEqual(was?.company);
  });
});
