import type { ChatClientOptions } from './chat-options.ts';
import type { ChatState } from './chat-state.ts';
import type { ClientState } from './client-state.ts';
import { QUARANTINE_MS } from './connection/quarantine.ts';
import { createFailures } from './history/run-calls.ts';
import { createRunners, runEffect } from './runners.ts';
import { createStore, type Store } from './store.ts';
import type { TabRequest } from './tab-messages.ts';
import { createView } from './view.ts';

/** The product and order that a shopper asks about. */
type Cards = { productId?: string; orderId?: string };

/** One shopper's chat in one tab. All tabs of a browser share a socket; each shows the same conversation. */
export type ChatClient = {
  state(): ChatState;
  subscribe(listener: () => void): () => void;
  /** A chat window is open: the first time, loads agents and history. Returns a function that reports it as closed. */
  show(): () => void;
  loadOlder(): void;
  /** Repeats at once what failed: loading history, connecting. */
  retry(): void;
  /** Stores a text in the outbox; it is sent after the messages before it. A blank text is ignored. */
  sendText(text: string): Promise<void>;
  sendImage(image: Blob): Promise<void>;
  /**
   * Sends the product card, then the order card, after the first page of history; each id once in the life of this
   * client. Returns `connecting` if there was no socket yet: the cards are sent later.
   */
  sendCards(cards: Cards): Promise<'sent' | 'connecting'>;
  /** Sends a refused or unconfirmed message again, or uploads an image again. */
  resend(key: string): void;
  /** Removes a message that was not delivered. */
  discard(key: string): void;
  switchAgent(agentId: string): void;
  setDraft(text: string): void;
  /**
   * The page is active again: visible, online, or restored from the back-forward cache. Checks the connection at
   * once.
   */
  wake(): void;
  stop(): void;
};

/**
 * Starts a shopper's chat in this tab. The leader connects at once, sends the outbox and reports replies; each tab
 * loads the history when it first shows the chat.
 */
export function createChatClient(options: ChatClientOptions): ChatClient {
  const failures = createFailures(options.api);
  const view = createView(failures.errorOf);
  const store: Store = createStore(options.clock, (effect) => runEffect(runners, effect), options.onEvent);
  const { dispatch } = store;
  const runners = createRunners(options, failures, dispatch);

  const until = (isTrue: (state: ClientState) => boolean) =>
    new Promise<void>((resolve) => {
      if (isTrue(store.state())) return resolve();
      const stop = store.subscribe(() => {
        if (!isTrue(store.state())) return;
        stop();
        resolve();
      });
    });
  const untilStored = (...keys: string[]) =>
    until(
      ({ outbox, delivery }) =>
        !outbox.tasks.some((task) => task.type === 'put' && keys.includes(task.entry.key)) &&
        !delivery.waitingCards.some(({ key }) => keys.includes(key)),
    );
  const request = (made: TabRequest) => dispatch({ type: 'requestMade', request: made });

  dispatch({
    type: 'started',
    shopperId: options.shopper.id,
    quarantineMs: options.quarantine ?? QUARANTINE_MS,
  });

  return {
    state: () => view(store.state()),
    subscribe(listener) {
      let shown = view(store.state());
      return store.subscribe(() => {
        const next = view(store.state());
        if (next === shown) return;
        shown = next;
        listener();
      });
    },
    show() {
      dispatch({ type: 'windowOpened' });
      let isClosed = false;
      return () => {
        if (!isClosed) dispatch({ type: 'windowClosed' });
        isClosed = true;
      };
    },
    loadOlder: () => dispatch({ type: 'olderRequested' }),
    retry: () => dispatch({ type: 'retried' }),
    sendText(text) {
      const key = options.newKey();
      dispatch({ type: 'textWritten', key, text });
      return untilStored(key);
    },
    sendImage(image) {
      const key = options.newKey();
      dispatch({ type: 'imageWritten', key, image });
      return untilStored(key);
    },
    async sendCards({ productId, orderId }) {
      const { chosenCards } = store.state().delivery;
      const cards = [
        { key: options.newKey(), kind: 'product' as const, id: productId ?? '' },
        { key: options.newKey(), kind: 'order' as const, id: orderId ?? '' },
      ].filter(({ kind, id }) => id !== '' && !chosenCards.includes(`${kind} ${id}`));
      if (cards.length === 0) return 'sent';
      dispatch({ type: 'cardsChosen', cards });
      const hasSocket = () => store.state().tabs.hasSocket;
      if (!hasSocket() && store.state().history.firstPageAgentId !== undefined) return 'connecting';
      await untilStored(...cards.map(({ key }) => key));
      return hasSocket() ? 'sent' : 'connecting';
    },
    resend: (key) => request({ type: 'resend', key }),
    discard: (key) => request({ type: 'discard', key }),
    switchAgent: (agentId) => request({ type: 'switchAgent', agentId }),
    setDraft: (text) => dispatch({ type: 'draftChanged', text }),
    wake: () => request({ type: 'wake' }),
    stop: () => dispatch({ type: 'stopped' }),
  };
}
