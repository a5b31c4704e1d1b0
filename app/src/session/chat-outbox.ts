import type { Outgoing, OutboxStore } from '@shop/chat-client';
import { createStore, promisifyRequest } from 'idb-keyval';

const messageKey = (key: string) => `message/${key}`;
const draftKey = (shopperId: string) => `draft/${shopperId}`;

/**
 * What a shopper wrote in the chat and the shop does not have yet, kept in IndexedDB by shopper: it outlives reloads, crashes, and
 * signing out, and is sent only once the same shopper is signed in again. Where the browser refuses to keep anything (private
 * windows, a full disk), it lives as long as the page.
 */
export function openChatOutbox(): OutboxStore {
  const store = createStore('chat', 'outbox');
  /** What the browser would not keep. */
  const onPage = new Map<string, unknown>();

  const change = (act: (entries: IDBObjectStore) => void) =>
    orRefused(async () =>
      store('readwrite', (entries) => {
        act(entries);
        return promisifyRequest(entries.transaction).then(() => true);
      }),
    );
  async function keep(key: string, value: unknown): Promise<void> {
    onPage.set(key, value);
    const isKept = await change((entries) => entries.put(value, key));
    // A newer value may have been written meanwhile.
    if (isKept && onPage.get(key) === value) onPage.delete(key);
  }
  async function forget(key: string): Promise<void> {
    onPage.delete(key);
    await change((entries) => entries.delete(key));
  }

  return {
    async all(shopperId) {
      const kept = await orRefused(async () =>
        store<unknown[]>('readonly', (entries) => promisifyRequest(entries.getAll())),
      );
      const messages = [...(kept ?? []), ...onPage.values()]
        .filter(isOutgoing)
        .filter((entry) => entry.shopperId === shopperId);
      return [...new Map(messages.map((entry) => [entry.key, entry])).values()];
    },
    put: (entry) => keep(messageKey(entry.key), entry),
    remove: (key) => forget(messageKey(key)),
    async draft(shopperId) {
      const key = draftKey(shopperId);
      const kept =
        onPage.get(key) ??
        (await orRefused(async () => store<unknown>('readonly', (entries) => promisifyRequest(entries.get(key)))));
      return typeof kept === 'string' ? kept : '';
    },
    keepDraft: (shopperId, text) => (text === '' ? forget(draftKey(shopperId)) : keep(draftKey(shopperId), text)),
  };
}

/** Absent where the browser refuses, whether it says so by throwing or later. */
async function orRefused<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** What an older shop, or somebody else, left here may have another shape: it is passed over. */
function isOutgoing(value: unknown): value is Outgoing {
  if (value === null || typeof value !== 'object') return false;
  const { key, shopperId, agentId, kind, content, writtenAt, standing, unanswered } = value as Record<
    keyof Outgoing,
    unknown
  >;
  const isTextual = [key, shopperId, agentId, kind, content].every((one) => typeof one === 'string');
  return (
    isTextual &&
    typeof writtenAt === 'number' &&
    typeof unanswered === 'number' &&
    standing !== null &&
    typeof standing === 'object' &&
    'at' in standing
  );
}
