import { slackAdapter } from '../../../src/adapters/slack/index.ts';
import { unpaced } from '../../../src/adapters/slack/pace.ts';
import { escaped } from '../../../src/adapters/slack/text.ts';
import { elementsIn, readable, room } from '../../support/slack/room.ts';
import { type Kind, startServer } from '../../support/slack/server.ts';
import {
  botToken,
  botUser,
  type Posted,
  signingSecret,
  workspace,
} from '../../support/slack/state.ts';
import { adapterContract, nowhere, type PlatformPlace } from '../contract.ts';

interface Event {
  readonly kind: Kind;
  readonly payload: object;
}

/** What people do is held back, so that the test brings it and sees each answer. */
adapterContract({
  platform: 'slack',
  async open(receive) {
    const slack = workspace(['chat:write', 'users:read']);
    const server = await startServer(slack);
    const ignored: string[] = [];
    const adapter = slackAdapter({
      botToken,
      apiUrl: server.apiUrl,
      pace: unpaced,
      flows: [],
      transport: { by: 'http', signingSecret, host: '127.0.0.1', port: 0 },
      observe(notice) {
        if (notice.notice === 'listening' && notice.port) server.appIsAt(notice.port);
        if (notice.notice === 'ignored') ignored.push(notice.reason);
      },
    });
    await adapter.start(receive, nowhere);

    const brought: Event[] = [];
    const people = room(slack, {
      ...server,
      async deliver(kind, payload) {
        brought.push({ kind, payload });
        return { status: 200, body: '' };
      },
    });
    const caught = () => brought.splice(0).at(-1);

    function place(name: string, channel: string, thread?: string): PlatformPlace {
      const shown = () => people.seen(channel, thread);
      const addressed = channel.startsWith('D') ? '' : `<@${botUser}> `;
      return {
        name,
        says(text) {
          void people.say('U1', channel, addressed + escaped(text), { ...(thread && { thread }) });
          return caught();
        },
        taps(label) {
          const message = shown().at(-1);
          if (message !== undefined) void people.tap('U1', message, label);
          return caught();
        },
        shown: () => shown().map((message) => ({ text: readable(message), controls: on(message) })),
      };
    }

    const threads = ['C1', 'C1', 'G1'].map((channel) => {
      const ts = slack.nextTs();
      slack.posted.push({ channel, ts, user: 'U1', text: 'Hello', blocks: [] });
      return ts;
    });

    const own: Posted = {
      channel: 'D1',
      ts: slack.nextTs(),
      user: botUser,
      text: 'Hello',
      blocks: [],
      edited: slack.nextTs(),
    };
    slack.onPosted?.(own);
    slack.onPosted?.(own, 'Hello before');
    const ownMessages = brought.splice(0);

    for (const event of [
      { type: 'something_new', user: 'U1' },
      { type: 'reaction_added', user: 'U1', item: { type: 'message', channel: 'C1', ts: '1.1' } },
      { type: 'message', channel: 'C1', subtype: 'channel_join', user: 'U1', ts: '1.1' },
      { type: 'message', channel: 'D1' },
      { type: 'app_home_opened', user: 'U1', tab: 'messages' },
    ]) {
      void people.tell(event);
    }
    const interaction = { team: { id: 'T1' }, user: { id: 'U1' }, trigger_id: '1.1' };
    const unknownEvents: readonly Event[] = [
      ...brought.splice(0),
      { kind: 'interactive', payload: { type: 'view_closed', ...interaction, view: { id: 'V1' } } },
      {
        kind: 'interactive',
        payload: {
          type: 'block_actions',
          ...interaction,
          container: { type: 'message', channel_id: 'C1', message_ts: '1.1' },
          actions: [{ action_id: 'of-somebody-else', action_ts: '1.1' }],
        },
      },
    ];

    return {
      adapter,
      places: [
        place('a thread', 'C1', threads[0]),
        place('another thread of the channel', 'C1', threads[1]),
        place('a thread of a private channel', 'G1', threads[2]),
        place('a direct message', 'D1'),
      ],
      ownMessages,
      unknownEvents,
      async bring(event) {
        const { kind, payload } = event as Event;
        const { status } = await server.deliver(kind, payload);
        return status === 200 ? 'acknowledged' : 'not-acknowledged';
      },
      ignored: () => ignored,
      async close() {
        await adapter.stop();
        await server.close();
      },
    };
  },
});

/** Buttons, and what can be picked in a list. */
function on({ blocks }: Posted): readonly string[] {
  return elementsIn(blocks).flatMap(({ text, options }) => {
    const all = options === undefined ? [{ text }] : (options as readonly { text: unknown }[]);
    return all.map((each) => (each.text as { text: string }).text);
  });
}
