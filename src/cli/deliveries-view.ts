import type { CollectionBody } from '../delivery/webhook/body-schema.ts';
import type { FoundPost } from './deliveries-found.ts';
import { harmless, type Screen, table } from './screen.ts';
import { durationText, isoMinute } from './times.ts';

/** One line a post, without any value. */
export function postsView(posts: readonly FoundPost[], nowMs: number, screen: Screen): string {
  if (posts.length === 0) return 'Nothing waits, and nothing is set aside.\n';
  const rows = posts.map((post) => [
    post.id,
    post.body.data.flow.id,
    post.endpoint,
    durationText(nowMs - post.finishedAtMs),
    stateText(post),
  ]);
  const head = ['Post', 'Flow', 'Endpoint', 'Age', 'State'];
  const [headLine = '', ...lines] = table([head, ...rows], screen.columns);
  const parked = posts.filter(({ state }) => state.is === 'parked').length;
  const sum = `${posts.length - parked} waiting, ${parked} set aside`;
  return `${[screen.paint('dim', headLine), ...lines, sum].join('\n')}\n`;
}

/** One post in full; what people said, and who they are, only if `values`. */
export function postView(post: FoundPost, values: boolean): string {
  const body = values ? post.body : masked(post.body);
  const head = [
    `post          ${post.id}`,
    `endpoint      ${post.endpoint}`,
    `conversation  ${harmless(post.key)}`,
    `finished      ${isoMinute(post.finishedAtMs)}`,
    `state         ${stateText(post)}`,
  ];
  return `${head.join('\n')}\n${harmless(JSON.stringify(body, null, 2))}\n`;
}

const mask = '•••';

function masked(body: CollectionBody): CollectionBody {
  const { data } = body;
  const hide = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(values).map((slot) => [slot, mask]));
  return {
    ...body,
    data: {
      ...data,
      people: data.people.map(({ id, name }) => (name === undefined ? { id } : { id, name: mask })),
      ...(data.reference === undefined ? {} : { reference: mask }),
      values: hide(data.values),
      unconfirmed: hide(data.unconfirmed),
      slots: Object.fromEntries(
        Object.entries(data.slots).map(([id, slot]) => [
          id,
          slot.words === undefined ? slot : { ...slot, words: mask },
        ]),
      ),
      openQuestions: data.openQuestions.map((question) => ({ ...question, text: mask })),
    },
  };
}

function stateText({ state }: FoundPost): string {
  if (state.is === 'parked') {
    return `set aside ${isoMinute(state.atMs)}: ${harmless(state.reason)}`;
  }
  if (state.nextAtMs === undefined) return 'waits behind an earlier post of its collection';
  const tries = state.attempts === 1 ? '1 try' : `${state.attempts} tries`;
  return `next try ${isoMinute(state.nextAtMs)}, after ${tries}`;
}
