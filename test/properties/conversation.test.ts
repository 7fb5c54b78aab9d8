import fc from 'fast-check';
import { test } from 'vitest';
import { runs, runsTimeoutMs } from '../support/property-runs.ts';
import { holds } from './checks.ts';
import { flowsOf, flowsSource } from './flows.ts';
import { happenings } from './happenings.ts';
import { playAll } from './play.ts';

test(
  'whatever people say and whatever is made of it, every turn keeps the contract',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        flowsSource,
        happenings,
        fc.constantFrom('en', 'en', 'ru'),
        async (source, all, language) => {
          holds(playAll(await flowsOf(source), all, language));
        },
      ),
      runs(),
    );
  },
  runsTimeoutMs,
);
