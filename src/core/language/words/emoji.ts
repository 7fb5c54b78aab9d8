/** Signs that say the same in every language, in the order in which phrases try them. */
export const emoji = {
  yes: ['👍', '✅', '👌', '✔', '💯', '🆗'],
  no: ['👎', '❌', '🙅', '🚫'],
  unsure: ['🤷', '🤔'],
  /** Around words, and change nothing. */
  friendly: ['🙂', '😊', '😀', '😄', '🙏', '😉'],
} as const satisfies Record<string, readonly string[]>;
