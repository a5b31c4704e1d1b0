import type { OutboxStore, OutgoingMessage } from '@shop/chat-client';
import { createStore, promisifyRequest } from 'idb-keyval';
import { createPersistedStore } from './persisted-store.ts';
import { isRecord, isText } from './stored-values.ts';

const messageKey = (key: string) => `message/${key}`;
const draftKey = (shopperId: string) => `draft/${shopperId}`;

/**
 * The database of the outbox. Its name has a version: entries of an earlier shape stay in the old database and are
 * ignored.
 */
const DATABASE = 'chat-2';

/** A draft until the database has it, in the tab: a page that is left has no time to wait for a database. */
const useUnstoredDraft = createPersistedStore<{ shopperId?: string; text?: string }>('chatDraft', {}, (stored) =>
  isRecord(stored) && isText(stored['shopperId']) && isText(stored['text']) ? stored : undefined,
);

/**
 * The chat messages that are not delivered yet, stored in IndexedDB by shopper: they survive reloads, crashes and
 * signing out, and are sent only once the same shopper is signed in again. If the browser refuses to store them
 * (private windows, a full disk), they last as long as the page.
 */
export function openChatOutbox(): OutboxStore {
  const store = createStore(DATABASE, 'outbox');
  /** What the browser refused to store. */
  const inMemory = new Map<string, unknown>();

  const change = (edit: (entries: IDBObjectStore) => void) =>
    orUndefined(async () =>
      store('readwrite', (entries) => {
        edit(entries);
        return promisifyRequest(entries.transaction).then(() => true);
      }),
    );
  async function save(key: string, value: unknown): Promise<void> {
    inMemory.set(key, value);
    const isStored = await change((entries) => entries.put(value, key));
    // A newer value may have been set meanwhile.
    if (isStored && inMemory.get(key) === value) inMemory.delete(key);
  }
  async function remove(key: string): Promise<void> {
    inMemory.delete(key);
    await change((entries) => entries.delete(key));
  }

  return {
    async all(shopperId) {
      const stored = await orUndefined(async () =>
        store<unknown[]>('readonly', (entries) => promisifyRequest(entries.getAll())),
      );
      const messages = [...(stored ?? []), ...inMemory.values()]
        .filter(isOutgoing)
        .filter((entry) => entry.shopperId === shopperId);
      return [...new Map(messages.map((entry) => [entry.key, entry])).values()];
    },
    put: (entry) => save(messageKey(entry.key), entry),
    remove: (key) => remove(messageKey(key)),
    async loadDraft(shopperId) {
      const unstored = useUnstoredDraft.getState();
      if (unstored.shopperId === shopperId && unstored.text !== undefined) return unstored.text;
      const key = draftKey(shopperId);
      const stored =
        inMemory.get(key) ??
        (await orUndefined(async () => store<unknown>('readonly', (entries) => promisifyRequest(entries.get(key)))));
      return typeof stored === 'string' ? stored : '';
    },
    async saveDraft(shopperId, text) {
      const unstored = { shopperId, text };
      useUnstoredDraft.setState(unstored, true);
      await (text === '' ? remove(draftKey(shopperId)) : save(draftKey(shopperId), text));
      // A newer one may have been saved meanwhile.
      if (useUnstoredDraft.getState() === unstored) useUnstoredDraft.setState({}, true);
    },
  };
}

/** Undefined if the browser refuses, by throwing or by rejecting. */
async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Whether a stored value has the shape of a message; other values are ignored. */
function isOutgoing(value: unknown): value is OutgoingMessage {
  if (value === null || typeof value !== 'object') return false;
  const { key, shopperId, agentId, kind, content, writtenAt, delivery, unanswered } = value as Record<
    keyof OutgoingMessage,
    unknown
  >;
  const isTextual = [key, shopperId, agentId, kind, content].every((one) => typeof one === 'string');
  return (
    isTextual &&
    typeof writtenAt === 'number' &&
    typeof unanswered === 'number' &&
    delivery !== null &&
    typeof delivery === 'object' &&
    'status' in delivery
  );
}
