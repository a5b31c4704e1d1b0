import type { Outgoing, OutboxStore, Tabs } from '@shop/chat-client';
import { leadSoon } from '../features/chat/browser-tabs.ts';

/** An outbox that lives as long as its page. */
export function memoryOutbox(): OutboxStore {
  const kept = new Map<string, Outgoing>();
  const drafts = new Map<string, string>();
  return {
    all: async (shopperId) => [...kept.values()].filter((entry) => entry.shopperId === shopperId),
    put: async (entry) => void kept.set(entry.key, entry),
    remove: async (key) => void kept.delete(key),
    draft: async (shopperId) => drafts.get(shopperId) ?? '',
    keepDraft: async (shopperId, text) => void drafts.set(shopperId, text),
  };
}

/** A tab that is the only one: other stories and tests of the same browser are other shops. */
export function loneTab(): Tabs {
  let shown = 0;
  return {
    lead: leadSoon,
    post: () => undefined,
    listen: () => () => undefined,
    show: () => {
      shown += 1;
      return () => void (shown -= 1);
    },
    isShown: async () => shown > 0,
  };
}
