// What one reader costs to have: a process that loads it, with all six languages, and reads one text
// with each of them. Prints one JSON object for run.mjs.
const [name] = process.argv.slice(2);
const startedMs = performance.now();
const read = await readerOf(name);
for (const language of ['en', 'ru', 'de', 'es', 'fr', 'pt']) read('15.03.2026', language);
const loadMs = performance.now() - startedMs;
const residentBytes = process.memoryUsage.rss();
process.stdout.write(JSON.stringify({ loadMs, residentBytes }));

async function readerOf(reader) {
  const slot = { id: 'day', type: 'date', label: 'day' };
  if (reader !== 'slotwise') {
    const files = { 'chrono-node': './chrono.mjs', recognizers: './recognizers.mjs' };
    const library = await import(files[reader]);
    return (text, language) => library.read(text, slot, language, Date.now());
  }
  const { languages } = await import('../../dist/core/language/index.js');
  const { slotTypes } = await import('../../dist/core/slot-types/index.js');
  return (text, code) => {
    const context = { language: languages[code], nowMs: Date.now(), timeZone: 'UTC' };
    return slotTypes.date.read(text, slot, context);
  };
}
