import type { Agent, ChatMessage } from '@shop/contracts';
import type { ConversationItem } from './chat-state.ts';
import { compareIds, laterId, NO_ID } from './ids.ts';

type MessageItem = Extract<ConversationItem, { type: 'message' }>;
export type ShownItem = MessageItem | Extract<ConversationItem, { type: 'agentChange' }>;
/**
 * An item and its position: after the message `id`, and among the items after the same message by `order`. A message
 * with an id of its own has order 0.
 */
type Positioned = { id: string; order: number; item: ShownItem };

/**
 * The messages of one shopper and the agents, sorted by id, each once, even when history pages shift, repeat messages
 * or overlap with live frames (P10).
 */
export type Conversation = {
  entries: readonly Positioned[];
  /** How many items without an id of their own were added. */
  orders: number;
};
export const EMPTY_CONVERSATION: Conversation = { entries: [], orders: 0 };

/** Adds messages, in any order and also repeatedly. */
export function addMessages(
  conversation: Conversation,
  shopperId: string,
  messages: readonly ChatMessage[],
): Conversation {
  const entries = [...conversation.entries];
  let { orders } = conversation;
  for (const message of messages) {
    if (message.id === '') {
      // Automatic answers of some servers have no id (backend reference 3.4): they stay where they were received.
      orders += 1;
      insert(entries, {
        id: newestId({ entries, orders }),
        order: orders,
        item: itemOf(message, shopperId, `live-${orders}`),
      });
    } else if (indexOf(entries, message.id) === undefined) {
      // If the same message was received live without an id, the entry with the id replaces it, under the same key.
      const earlier = orders === 0 ? -1 : entries.findIndex(({ item }) => isSameWithoutId(item, message));
      const [{ item: { key } } = { item: { key: `m${message.id}` } }] =
        earlier === -1 ? [] : entries.splice(earlier, 1);
      insert(entries, { id: message.id, order: 0, item: itemOf(message, shopperId, key) });
    }
  }
  return messages.length === 0 ? conversation : { entries, orders };
}

/** An own message is delivered: its item has the key that it had in the outbox, unless the history showed it first. */
export function confirmMessage(
  { entries, orders }: Conversation,
  message: ChatMessage,
  key: string,
  confirmedBy: 'echo' | 'history',
): Conversation {
  const index = indexOf(entries, message.id);
  const known = index === undefined ? undefined : entries[index];
  const item: ShownItem = {
    type: 'message',
    key: known?.item.key ?? key,
    message: known?.item.type === 'message' ? known.item.message : message,
    isOwn: true,
    confirmedBy,
  };
  const changed = [...entries];
  if (index === undefined) insert(changed, { id: message.id, order: 0, item });
  else changed[index] = { id: message.id, order: 0, item };
  return { entries: changed, orders };
}

/** From here on another agent answers. */
export function addAgentChange({ entries, orders }: Conversation, agent: Agent, afterId: string): Conversation {
  const order = orders + 1;
  const changed = [...entries];
  insert(changed, {
    id: afterId,
    order,
    item: { type: 'agentChange', key: `agent-${agent.id}-${afterId}-${order}`, agent },
  });
  return { entries: changed, orders: order };
}

export const hasMessage = ({ entries }: Conversation, id: string): boolean => indexOf(entries, id) !== undefined;

/** The highest and the lowest message id; '0' if there is none. */
export const newestId = ({ entries }: Conversation): string => entries.at(-1)?.id ?? NO_ID;
export const oldestId = ({ entries }: Conversation): string => entries.find(({ order }) => order === 0)?.id ?? NO_ID;

/** The highest message id that was seen in this tab, shown or not. */
export const newestSeenId = (state: { history: { seenId: string }; conversation: Conversation }): string =>
  laterId(state.history.seenId, newestId(state.conversation));

const itemOf = (message: ChatMessage, shopperId: string, key: string): MessageItem => ({
  type: 'message',
  key,
  message,
  isOwn: message.senderId === shopperId,
});

const isSameWithoutId = (item: ShownItem, message: ChatMessage) =>
  item.type === 'message' &&
  item.message.id === '' &&
  item.message.senderId === message.senderId &&
  item.message.kind === message.kind &&
  item.message.text === message.text;

type Position = Pick<Positioned, 'id' | 'order'>;
const byPosition = (one: Position, other: Position) => compareIds(one.id, other.id) || one.order - other.order;

function insert(entries: Positioned[], entry: Positioned): void {
  entries.splice(indexAfter(entries, entry), 0, entry);
}

/** The index of the message with this id. */
function indexOf(entries: readonly Positioned[], id: string): number | undefined {
  const index = indexAfter(entries, { id, order: 0 }) - 1;
  const entry = entries[index];
  return entry?.id === id && entry.order === 0 ? index : undefined;
}

/** The index after all entries up to this position. Live messages come last, so the end is tried first. */
function indexAfter(entries: readonly Positioned[], position: Position): number {
  const last = entries.at(-1);
  if (!last || byPosition(last, position) <= 0) return entries.length;
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byPosition(entries[middle] as Positioned, position) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
