import { cleanText } from '@shop/contracts';
import type { ChatClientOptions } from './chat-options.ts';
import type { ChatState } from './chat-state.ts';
import { createUploads } from './delivery/uploads.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import { createDraft } from './tabs/draft.ts';
import { lead, type Leader } from './tabs/leader.ts';
import { createCardSender, type Cards } from './tabs/send-cards.ts';
import { parseTabMessage, type TabMessage, type TabRequest } from './tabs/tab-messages.ts';
import { createTab } from './tabs/tab.ts';

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
  const { tabs, shopper, api } = options;
  const tab = createTab(options);
  const { view, outbox, timers } = tab;
  const uploads = createUploads({
    outbox,
    timers,
    api,
    write,
    broadcastProgress: (entry) => tab.broadcast({ type: 'uploadProgress', entry }),
    answerProgress: (entry) => tabs.post({ type: 'uploadProgress', entry }),
    askWhoUploads: (key) => tabs.post({ type: 'whoUploads', key }),
    onSignedOut: () => tab.onSignedOut(),
  });
  const draft = createDraft(tab);
  const sendCards = createCardSender(tab, writeContent);
  let leader: Leader | undefined;
  let openWindows = 0;
  let hide = () => {};

  /**
   * Stores an entry and then reports it, also if this tab stops meanwhile: another tab may already lead, and have
   * read the store before this write.
   */
  async function write(entry: OutgoingMessage) {
    await (tab.isStopped ? options.outbox.put(entry) : outbox.save(entry));
    tabs.post({ type: 'written', entry });
    leader?.pump();
  }

  const newEntry = (rest: Pick<OutgoingMessage, 'kind' | 'content' | 'image' | 'delivery'>): OutgoingMessage => ({
    key: options.newKey(),
    shopperId: shopper.id,
    agentId: view.state().agent?.id ?? '',
    writtenAt: outbox.nextTime(options.clock.now()),
    unanswered: 0,
    ...rest,
  });

  async function writeContent(kind: OutgoingMessage['kind'], content: string) {
    // Servers clean texts: of this one nothing would be left, and an empty message would be stored.
    if (cleanText(content) === '') return;
    await write(newEntry({ kind, content, delivery: { status: 'queued' } }));
  }

  function send(request: TabRequest) {
    if (leader) leader.request(request);
    else tabs.post({ type: 'requested', request });
  }

  function onTabMessage(message: TabMessage | undefined) {
    if (!message) return;
    if (message.type === 'whoUploads') return uploads.answer(message.key);
    // Only one tab leads: a leader's message that arrives here while this tab leads is from before.
    if (!leader || message.type === 'written' || message.type === 'uploadProgress') tab.apply(message);
    leader?.onMessage(message);
  }

  function loadOlder() {
    const { hasOlder, older } = view.state();
    if (!hasOlder || older.status === 'loading' || tab.firstPageAgentId === undefined) return;
    view.set({ older: { status: 'loading' } });
    tab.history.older(tab.firstPageAgentId, tab.conversation.oldestId()).then(
      ({ messages, isLast }) => {
        tab.add(messages);
        view.set({ hasOlder: !isLast, older: { status: 'ready' } });
      },
      (error: unknown) => {
        view.set({ older: { status: 'failed', error } });
        if (api.isSignedOut(error)) tab.onSignedOut();
      },
    );
  }

  const stopListening = tabs.listen((data) => onTabMessage(parseTabMessage(data)));
  const stepDown = tabs.lead(() => {
    if (!tab.isStopped) leader = lead(tab, uploads.adopt);
  });
  tabs.post({ type: 'joined' });

  return {
    state: view.state,
    subscribe: view.subscribe,
    show() {
      openWindows += 1;
      if (openWindows === 1) {
        hide = tabs.show();
        if (view.state().connection.status === 'off') view.set({ connection: { status: 'connecting' } });
        draft.load();
      }
      tab.open().catch(() => {});
      let isClosed = false;
      return () => {
        if (isClosed) return;
        isClosed = true;
        openWindows -= 1;
        if (openWindows === 0) hide();
      };
    },
    loadOlder,
    retry() {
      if (view.state().history.status === 'failed') tab.open().catch(() => {});
      if (view.state().older.status === 'failed') loadOlder();
      send({ type: 'wake' });
    },
    sendText: (text) => writeContent('text', text),
    async sendImage(image) {
      const upload = { status: 'uploading', progress: 0 } as const;
      const entry = newEntry({ kind: 'image', content: '', image, delivery: { status: 'draft', upload } });
      await write(entry);
      uploads.start(entry.key);
    },
    sendCards,
    resend(key) {
      if (outbox.get(key)?.delivery.status === 'draft') uploads.start(key);
      else send({ type: 'resend', key });
    },
    discard: (key) => send({ type: 'discard', key }),
    switchAgent: (agentId) => send({ type: 'switchAgent', agentId }),
    setDraft: draft.set,
    wake: () => send({ type: 'wake' }),
    stop() {
      if (tab.isStopped) return;
      tab.isStopped = true;
      leader?.stop();
      leader = undefined;
      stepDown();
      stopListening();
      if (openWindows > 0) hide();
      draft.flush();
      timers.stop();
      view.set({ connection: { status: 'off' } });
    },
  };
}
