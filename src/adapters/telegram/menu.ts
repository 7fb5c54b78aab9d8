import { wordingPacks } from '../../core/wording/index.ts';
import { menuCommands } from '../../core/wording/pack.ts';
import type { TelegramApi } from './api.ts';

/** Shows what can be ordered in the menu of the chat, in every language there is. */
export async function setMenus(api: TelegramApi): Promise<void> {
  for (const [language, { commands }] of Object.entries(wordingPacks)) {
    const menu = menuCommands.map((command) => ({ command, description: commands[command] }));
    await api.setMyCommands(menu, language);
    // Whoever uses Telegram in none of them reads English.
    if (language === 'en') await api.setMyCommands(menu);
  }
}
