import type { ChatState, ConversationItem } from '../chat-state.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';

type OutgoingItem = Extract<ConversationItem, { type: 'outgoing' }>;

export type View = {
  state(): ChatState;
  set(change: Partial<Omit<ChatState, 'items'>>): void;
  /** Shows the conversation and, below it, the outgoing messages. */
  setItems(conversation: readonly ConversationItem[], outgoing: readonly OutgoingMessage[]): void;
  subscribe(listener: () => void): () => void;
};

/** The state that a chat window shows: immutable, replaced and reported to listeners when something in it changes. */
export function createView(): View {
  const listeners = new Set<() => void>();
  const outgoingItems = new WeakMap<OutgoingMessage, OutgoingItem>();
  let state: ChatState = {
    connection: { status: 'off' },
    agents: [],
    history: { status: 'loading' },
    hasOlder: false,
    older: { status: 'ready' },
    items: [],
    draft: '',
    counts: { unknownFrames: 0, malformedFrames: 0, drops: 0, missedBySocket: 0, suspectedDuplicates: 0 },
  };

  function replace(next: ChatState) {
    state = next;
    for (const listener of listeners) listener();
  }
  /** The same item for the same entry, so that unchanged rows are not rendered again. */
  function itemOf(outgoing: OutgoingMessage): OutgoingItem {
    const item = outgoingItems.get(outgoing) ?? { type: 'outgoing', key: outgoing.key, outgoing };
    outgoingItems.set(outgoing, item);
    return item;
  }

  return {
    state: () => state,
    set(change) {
      if (Object.entries(change).every(([name, value]) => state[name as keyof ChatState] === value)) return;
      replace({ ...state, ...change });
    },
    setItems: (conversation, outgoing) =>
      replace({
        ...state,
        items: outgoing.length === 0 ? conversation : [...conversation, ...outgoing.map(itemOf)],
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
