import type { Agent, ChatMessage } from '@shop/contracts';
import type { ConversationItem } from '../chat-state.ts';
import { compareIds, NO_ID } from '../ids.ts';

type MessageItem = Extract<ConversationItem, { type: 'message' }>;
type ShownItem = MessageItem | Extract<ConversationItem, { type: 'agentChange' }>;
/**
 * An item and its position: after the message `id`, and among the items after the same message by `order`. A message
 * with an id of its own has order 0.
 */
type Positioned = { id: string; order: number; item: ShownItem };

const byPosition = (one: Positioned, other: Positioned) => compareIds(one.id, other.id) || one.order - other.order;

export type Conversation = {
  /** Oldest first; the same array until something changes. */
  items(): readonly ShownItem[];
  /** Adds messages, in any order and also repeatedly. Returns those that were new. */
  add(messages: readonly ChatMessage[]): readonly ChatMessage[];
  /** An own message is delivered: its item has the key that it had in the outbox. */
  confirm(message: ChatMessage, key: string, by: 'echo' | 'history'): void;
  /** From here on another agent answers. */
  changeAgent(agent: Agent, afterId: string): void;
  has(id: string): boolean;
  /** The highest and the lowest message id; '0' if there is none. */
  newestId(): string;
  oldestId(): string;
};

/**
 * The messages of one shopper and the agents, sorted by id, each once, even when history pages shift, repeat messages
 * or overlap with live frames (P10).
 */
export function createConversation(shopperId: string): Conversation {
  const entries: Positioned[] = [];
  const byId = new Map<string, Positioned>();
  /** How many items without an id of their own were added. */
  let orders = 0;
  let items: readonly ShownItem[] | undefined;

  function insert(entry: Positioned) {
    items = undefined;
    let index = entries.length;
    const last = entries.at(-1);
    if (last && byPosition(last, entry) > 0) index = indexFor(entries, entry);
    entries.splice(index, 0, entry);
  }

  function replace(entry: Positioned, item: MessageItem) {
    items = undefined;
    entry.item = item;
  }

  const newestId = () => entries.at(-1)?.id ?? NO_ID;

  function addOne(message: ChatMessage): boolean {
    if (message.id === '') return addWithoutId(message);
    if (byId.has(message.id)) return false;
    const entry: Positioned = { id: message.id, order: 0, item: itemOf(message) };
    byId.set(message.id, entry);
    const earlier = sameWithoutId(message);
    if (earlier) {
      // The same message was received live without an id: the entry with the id replaces it, under the same key.
      entries.splice(entries.indexOf(earlier), 1);
      entry.item = { ...entry.item, key: earlier.item.key };
    }
    insert(entry);
    return !earlier;
  }

  /** Automatic answers of some servers have no id (backend reference 3.4): they stay where they were received. */
  function addWithoutId(message: ChatMessage): boolean {
    orders += 1;
    insert({ id: newestId(), order: orders, item: itemOf(message, `live-${orders}`) });
    return true;
  }

  function sameWithoutId(message: ChatMessage): Positioned | undefined {
    if (orders === 0) return undefined;
    return entries.find(
      ({ item }) =>
        item.type === 'message' &&
        item.message.id === '' &&
        item.message.senderId === message.senderId &&
        item.message.kind === message.kind &&
        item.message.text === message.text,
    );
  }

  const itemOf = (message: ChatMessage, key = `m${message.id}`): MessageItem => ({
    type: 'message',
    key,
    message,
    isOwn: message.senderId === shopperId,
  });

  return {
    items: () => (items ??= entries.map(({ item }) => item)),
    add: (messages) => messages.filter(addOne),
    confirm(message, key, by) {
      const known = byId.get(message.id);
      if (known?.item.type === 'message') return replace(known, { ...known.item, isOwn: true, confirmedBy: by });
      const item: MessageItem = { ...itemOf(message, key), isOwn: true, confirmedBy: by };
      const entry: Positioned = { id: message.id, order: 0, item };
      byId.set(message.id, entry);
      insert(entry);
    },
    changeAgent(agent, afterId) {
      orders += 1;
      const key = `agent-${agent.id}-${afterId}-${orders}`;
      insert({ id: afterId, order: orders, item: { type: 'agentChange', key, agent } });
    },
    has: (id) => byId.has(id),
    newestId,
    oldestId: () => entries.find(({ order }) => order === 0)?.id ?? NO_ID,
  };
}

/** The index at which an entry belongs in a sorted list. */
function indexFor(entries: readonly Positioned[], entry: Positioned): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byPosition(entries[middle] as Positioned, entry) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
