import type { OutgoingMessage, OutboxStore, Tabs } from '@shop/chat-client';
import { leadNextTick } from '../features/chat/browser-tabs.ts';

/** An outbox in memory. */
export function createMemoryOutbox(): OutboxStore {
  const messages = new Map<string, OutgoingMessage>();
  const drafts = new Map<string, string>();
  return {
    all: async (shopperId) => [...messages.values()].filter((entry) => entry.shopperId === shopperId),
    put: async (entry) => void messages.set(entry.key, entry),
    remove: async (key) => void messages.delete(key),
    loadDraft: async (shopperId) => drafts.get(shopperId) ?? '',
    saveDraft: async (shopperId, text) => void drafts.set(shopperId, text),
  };
}

/** The only tab: other stories and tests in this browser have other shops. */
export function singleTab(): Tabs {
  let shown = 0;
  return {
    lead: leadNextTick,
    post: () => undefined,
    listen: () => () => undefined,
    show: () => {
      shown += 1;
      return () => void (shown -= 1);
    },
    isShown: async () => shown > 0,
  };
}
