import type { Places } from '../adapters/port.ts';
import { describeForm, type FormScene, validateFields } from '../core/form/form.ts';
import { outdatedNotice } from '../core/outdated.ts';
import type { RuntimeContext } from './context.ts';
import { throughStore } from './interruption.ts';
import { loadFlow } from './needs.ts';

/** Looks into the store on behalf of an adapter, which sees none. */
export function placesOf(context: RuntimeContext): Places {
  const { store, clock } = context;

  async function conversationAt(key: string) {
    return throughStore(
      store.resolve(key).then((own) => store.readConversation(own, clock.nowMs())),
    );
  }

  async function sceneAt(key: string): Promise<FormScene | undefined> {
    const nowMs = clock.nowMs();
    const conversation = await conversationAt(key);
    const session = conversation?.session;
    if (conversation === undefined || session === undefined) return undefined;
    const { type } = session.outcome ?? {};
    if (type === 'cancelled' || type === 'expired') return undefined;
    if (type === undefined && session.timers.expiresAtMs <= nowMs) return undefined;
    const { hash } = session.flow;
    const current = context.catalogue.flows.find((flow) => flow.hash === hash);
    const flow = current ?? (await loadFlow(context, hash));
    const { language, timeZone } = conversation;
    return flow && { flow, session, language, timeZone, nowMs };
  }

  return {
    async isKnown(key) {
      return throughStore(
        store.resolve(key).then((own) => store.hasConversation(own, clock.nowMs())),
      );
    },
    async outdatedTap(key, controlId) {
      const conversation = await conversationAt(key);
      return conversation && outdatedNotice(conversation, controlId);
    },
    async describeForm(key, viewer, slots) {
      const scene = await sceneAt(key);
      return scene && describeForm(scene, viewer, slots);
    },
    async validateFields(key, fields) {
      const scene = await sceneAt(key);
      return scene ? validateFields(scene, fields) : [];
    },
  };
}
