import type { Agent, ChatMessage } from '@shop/contracts';
import type { ConversationLine } from './chat-state.ts';
import { compareIds, NO_ID } from './ids.ts';

type MessageLine = Extract<ConversationLine, { type: 'message' }>;
/** Where a line stands: after the message `id`, and there in the order of `turn`. A message with an id is the first of its own. */
type Item = { id: string; turn: number; line: MessageLine | Extract<ConversationLine, { type: 'turn' }> };

const byPlace = (one: Item, other: Item) => compareIds(one.id, other.id) || one.turn - other.turn;

export type Conversation = {
  /** Oldest first; the same list until something changes. */
  lines(): readonly Item['line'][];
  /** Takes messages in, in any order and as often as they come. Answers those that were not known. */
  add(messages: readonly ChatMessage[]): readonly ChatMessage[];
  /** An own message is delivered: it goes on under the key that it had on its way out. */
  confirm(message: ChatMessage, key: string, by: 'echo' | 'history'): void;
  /** From here on another agent answers. */
  turn(agent: Agent, afterId: string): void;
  has(id: string): boolean;
  /** The highest and the lowest message id; '0' where there is none. */
  newestId(): string;
  oldestId(): string;
};

/** The messages of one shopper and the agents, sorted by id, each once, however pages shift, repeat or cross live frames (P10). */
export function createConversation(shopperId: string): Conversation {
  const items: Item[] = [];
  const byId = new Map<string, Item>();
  let turns = 0;
  let lines: readonly Item['line'][] | undefined;

  function insert(item: Item) {
    lines = undefined;
    let place = items.length;
    const last = items.at(-1);
    if (last && byPlace(last, item) > 0) place = placeOf(items, item);
    items.splice(place, 0, item);
  }

  function replace(item: Item, line: MessageLine) {
    lines = undefined;
    item.line = line;
  }

  const newestId = () => items.at(-1)?.id ?? NO_ID;

  function addOne(message: ChatMessage): boolean {
    if (message.id === '') return addNameless(message);
    if (byId.has(message.id)) return false;
    const item: Item = { id: message.id, turn: 0, line: lineOf(message) };
    byId.set(message.id, item);
    const nameless = namelessTwin(message);
    if (nameless) {
      // What came live without an id is now known by it: it keeps its key and takes its place.
      items.splice(items.indexOf(nameless), 1);
      item.line = { ...item.line, key: nameless.line.key };
    }
    insert(item);
    return !nameless;
  }

  /** Automatic answers of some servers have no id (backend reference 3.4): they stand where they came in. */
  function addNameless(message: ChatMessage): boolean {
    turns += 1;
    insert({ id: newestId(), turn: turns, line: lineOf(message, `live-${turns}`) });
    return true;
  }

  function namelessTwin(message: ChatMessage): Item | undefined {
    if (turns === 0) return undefined;
    return items.find(
      ({ line }) =>
        line.type === 'message' &&
        line.message.id === '' &&
        line.message.senderId === message.senderId &&
        line.message.kind === message.kind &&
        line.message.text === message.text,
    );
  }

  const lineOf = (message: ChatMessage, key = `m${message.id}`): MessageLine => ({
    type: 'message',
    key,
    message,
    isOwn: message.senderId === shopperId,
  });

  return {
    lines: () => (lines ??= items.map(({ line }) => line)),
    add: (messages) => messages.filter(addOne),
    confirm(message, key, by) {
      const known = byId.get(message.id);
      if (known?.line.type === 'message') return replace(known, { ...known.line, isOwn: true, confirmedBy: by });
      const item: Item = { id: message.id, turn: 0, line: { ...lineOf(message, key), isOwn: true, confirmedBy: by } };
      byId.set(message.id, item);
      insert(item);
    },
    turn(agent, afterId) {
      turns += 1;
      insert({ id: afterId, turn: turns, line: { type: 'turn', key: `turn-${agent.id}-${afterId}-${turns}`, agent } });
    },
    has: (id) => byId.has(id),
    newestId,
    oldestId: () => items.find(({ turn }) => turn === 0)?.id ?? NO_ID,
  };
}

/** Where an item belongs in a sorted list. */
function placeOf(items: readonly Item[], item: Item): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byPlace(items[middle] as Item, item) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
