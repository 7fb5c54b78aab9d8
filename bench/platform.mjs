/**
 * A platform and a webhook in this process that take everything at once, as a runtime wants them.
 * `answered` holds, by conversation, what to call when the bot has answered.
 */
export function takesAtOnce(answered) {
  return {
    adapters: [
      {
        platform: 'bench',
        render: (messages, key) =>
          messages.map(({ id, text }) => ({ message: id, lane: key, body: { text } })),
        async send({ key }) {
          answered.get(key)?.();
          return { result: 'sent', platformMessageId: '1767603600.000100' };
        },
        start: async () => {},
        stop: async () => {},
      },
    ],
    delivery: {
      render: ({ id }) => ({ lane: 'hook', post: { id, endpoint: 'default', body: '{}' } }),
      post: async () => ({ result: 'delivered', status: 200, headers: {} }),
    },
  };
}
