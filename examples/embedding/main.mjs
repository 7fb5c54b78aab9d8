// Slotwise inside a program of your own: a flow in code, an adapter of your own, and a receiver that
// checks the signature of what it gets. Run it after `npm ci`: node examples/embedding/main.mjs
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createBot, defineFlow } from 'slotwise';
import { Webhook } from 'standardwebhooks';

const callback = defineFlow({
  id: 'callback',
  version: 1,
  title: 'Callback',
  slots: [
    {
      id: 'topic',
      type: 'choice',
      label: 'topic',
      ask: { first: 'Is it about an invoice or a delivery?' },
      options: [
        { id: 'invoice', label: 'Invoice' },
        { id: 'delivery', label: 'Delivery' },
      ],
    },
    {
      id: 'customer_number',
      type: 'identifier',
      label: 'customer number',
      ask: { first: 'What is your customer number?' },
    },
  ],
});

// The receiving system: it trusts what carries a good signature, and nothing else.
const secret = `whsec_${randomBytes(32).toString('base64')}`;
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  try {
    const { data } = new Webhook(secret).verify(body, request.headers);
    print('received', JSON.stringify(data.values));
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
});
await new Promise((resolve) => receiver.listen(0, '127.0.0.1', resolve));

// A platform is an object with these five things. This one shows messages on standard output.
const page = {
  platform: 'page',
  render: (messages, key) =>
    messages.map(({ id, text }) => ({ message: id, lane: key, body: { text } })),
  async send({ body }) {
    print('bot', body.text);
    return { result: 'sent' };
  },
  async start() {},
  async stop() {},
};

const bot = await createBot({
  flows: [callback],
  adapters: [page],
  webhook: { url: `http://127.0.0.1:${receiver.address().port}/`, secret, allowPrivate: true },
});

const place = { key: 'page:visitor-1', platform: 'page' };
const visitor = { id: 'visitor-1', name: 'Dana' };
for (const [index, text] of ['Please call me back', 'the invoice', '007123'].entries()) {
  print('person', text);
  const eventId = `message-${index}`;
  const receivedAtMs = Date.now();
  const input = { kind: 'text', eventId, messageId: eventId, from: visitor, receivedAtMs, text };
  await bot.receive(place, [{ input, eventIds: [eventId] }]);
  // A server would call `bot.start()` once; a script waits until all that follows has happened.
  await bot.drain();
}

await bot.stop();
receiver.close();

function print(who, text) {
  process.stdout.write(`${who.padEnd(9)} ${text.replaceAll('\n', `\n${' '.repeat(10)}`)}\n`);
}
