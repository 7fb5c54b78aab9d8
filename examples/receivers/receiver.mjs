// A receiver of finished sets on plain node:http. It needs one package: npm install standardwebhooks
//   WEBHOOK_SECRET=whsec_… PORT=8000 node receiver.mjs
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const { WEBHOOK_SECRET: secret = '', PORT: port = '8000' } = process.env;
// The library would verify with an empty key as readily as with a good one.
if (!/^(whsec_)?([A-Za-z\d+/]{4}){8,}([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(secret)) {
  process.stderr.write('WEBHOOK_SECRET: set it to the secret of the endpoint, whole\n');
  process.exit(2);
}
const webhook = new Webhook(secret);
const largestBodyBytes = 1_000_000;

// Both belong in your database: the id under a unique index, in the transaction that does the work.
const handled = new Set();
const revisions = new Map();

/** Your work. It may be called again if it throws: the post is tried anew. */
async function handle({ type, data }) {
  if (data.test) return print('trial', data.collectionId);
  // A correction replaces the whole set, and an older one that was replayed changes nothing.
  if ((revisions.get(data.collectionId) ?? 0) >= data.revision) return;
  revisions.set(data.collectionId, data.revision);
  print(type, JSON.stringify(data.values));
}

/** The status to answer with. Anything but 2xx means: not taken (docs/webhooks.md lists them). */
async function receive(request) {
  const body = await rawBody(request);
  if (body === undefined) return 413;
  let event;
  try {
    // The very bytes that arrived: a body that was parsed and written anew has another signature.
    event = webhook.verify(body, request.headers);
  } catch {
    return 401;
  }
  const id = request.headers['webhook-id'];
  if (handled.has(id)) return 204;
  await handle(event);
  handled.add(id);
  return 204;
}

async function rawBody(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > largestBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const server = createServer(async (request, response) => {
  try {
    response.writeHead(request.method === 'POST' ? await receive(request) : 405).end();
  } catch (error) {
    print('failed', error);
    response.writeHead(500).end();
  }
});
server.listen(Number(port), '127.0.0.1', () => {
  print('listening', `http://127.0.0.1:${server.address().port}/`);
});

function print(what, text) {
  process.stdout.write(`${what} ${text}\n`);
}
