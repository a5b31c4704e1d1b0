import type { ChatState, ConversationItem, HistoryState } from './chat-state.ts';
import type { ClientState, Failure, LoadState } from './client-state.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

type OutgoingItem = Extract<ConversationItem, { type: 'outgoing' }>;
type Sources = Pick<ClientState, 'shown' | 'conversation' | 'outbox'>;

/**
 * Derives what a chat window shows: the conversation and, below it, the outgoing messages. The same object until
 * something in it changes, and the same item for the same message, so that unchanged rows are not rendered again.
 */
export function createView(errorOf: (failure: Failure) => unknown): (sources: Sources) => ChatState {
  const outgoingItems = new WeakMap<OutgoingMessage, OutgoingItem>();
  let last: Sources | undefined;
  let view: ChatState | undefined;

  function itemOf(outgoing: OutgoingMessage): OutgoingItem {
    const item = outgoingItems.get(outgoing) ?? { type: 'outgoing', key: outgoing.key, outgoing };
    outgoingItems.set(outgoing, item);
    return item;
  }
  const toHistoryState = (state: LoadState): HistoryState =>
    state.status === 'failed' ? { status: 'failed', error: errorOf(state.failure) } : state;

  return ({ shown, conversation, outbox }) => {
    const hasSameItems = last?.conversation.entries === conversation.entries && last.outbox.entries === outbox.entries;
    if (view && last?.shown === shown && hasSameItems) return view;
    const items =
      view && hasSameItems
        ? view.items
        : [...conversation.entries.map(({ item }) => item), ...outbox.entries.map(itemOf)];
    last = { shown, conversation, outbox };
    view = { ...shown, history: toHistoryState(shown.history), older: toHistoryState(shown.older), items };
    return view;
  };
}
