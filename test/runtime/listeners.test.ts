import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { world } from './world.ts';

test('many turns and sends side by side are nothing that Node warns of', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  try {
    const w = world();
    const bot = w.worker({ concurrency: 64 });
    for (let i = 0; i < 64; i += 1) await w.say(bot, 'think', { key: `test:${i}` });
    await bot.drain();
    await bot.stop();
    await setImmediate();
    expect(w.adapter.shown).toHaveLength(64);
    expect(warnings).toEqual([]);
  } finally {
    process.off('warning', note);
  }
});
