import { cleanText, type ChatMessage } from '@shop/contracts';
import type { ChatState } from './chat-state.ts';
import type { AddressRule } from './check-address.ts';
import { createDraft } from './draft.ts';
import { lead, type Leader } from './leader.ts';
import type { Outgoing } from './outgoing.ts';
import type { Clock, OpenSocket, OutboxStore, ShopDoor, Tabs } from './ports.ts';
import { createPresent } from './present.ts';
import { createTab } from './tab.ts';
import { toTalk, type Ask, type TabTalk } from './tab-talk.ts';
import { createUploads } from './uploads.ts';

export type ChatClientOptions = {
  /** Who is signed in. */
  shopper: { id: string; token: string };
  clock: Clock;
  openSocket: OpenSocket;
  shop: ShopDoor;
  outbox: OutboxStore;
  tabs: Tabs;
  address: AddressRule;
  /** The bound on how late the server may still work on frames of a closed socket, in ms. */
  quarantine?: number;
  /** Makes the key of a new message; unique across tabs. */
  newKey: () => string;
  /** A message of somebody else came in live. Told in one tab only; `isSeen` when a window is open in any tab. */
  onReply?: (message: ChatMessage, isSeen: boolean) => void;
  /** The token was refused: told once. */
  onSignedOut?: () => void;
};

/** One shopper's chat in one tab. All tabs of a browser share a socket; each shows the same conversation. */
export type ChatClient = {
  state(): ChatState;
  subscribe(listener: () => void): () => void;
  /** The window is shown: loads agents and history on the first time. Answers how to hide it. */
  show(): () => void;
  askOlder(): void;
  /** Tries again at once what failed: history, connection. */
  retry(): void;
  /** Keeps a text in the outbox; it goes out in its turn. Text that is blank is not kept. */
  say(text: string): Promise<void>;
  sendImage(image: Blob): Promise<void>;
  /**
   * Sends the product card, then the order card, after the first page of history; each id once in the life of this client.
   * Answers `connecting` when no socket existed yet (the shopper is told; the cards wait).
   */
  present(cards: { productId?: string; orderId?: string }): Promise<'sent' | 'connecting'>;
  /** Sends again what was refused or is in doubt, or uploads an image again. */
  resend(key: string): void;
  /** Lets go of a message that was not delivered. */
  discard(key: string): void;
  turnTo(agentId: string): void;
  setDraft(text: string): void;
  /** The page came back: visible again, online again, or shown from the back-forward cache. Checks the line at once. */
  wake(): void;
  stop(): void;
};

/**
 * Begins a shopper's chat in this tab. Making a client is wanting the chat: the tab that leads connects at once, delivers what
 * the outbox holds and counts replies; history is loaded by each tab when it shows the chat.
 */
export function createChatClient(options: ChatClientOptions): ChatClient {
  const { tabs, shopper, shop } = options;
  const tab = createTab(options);
  const { view, outbox, timers } = tab;
  const uploads = createUploads(tab, write);
  const draft = createDraft(tab);
  const present = createPresent(tab, say);
  let leader: Leader | undefined;
  let shown = 0;
  let hide = () => {};

  /** Kept first, then told, also where this tab stops meanwhile: another one may lead, and has read the outbox already. */
  async function write(entry: Outgoing) {
    await (tab.isStopped ? options.outbox.put(entry) : outbox.keep(entry));
    tabs.post({ told: 'written', entry });
    leader?.pump();
  }

  function newEntry(
    kind: Outgoing['kind'],
    content: string,
    more: Pick<Outgoing, 'standing'> & Partial<Outgoing>,
  ): Outgoing {
    const agentId = view.state().agent?.id ?? '';
    return {
      key: options.newKey(),
      shopperId: shopper.id,
      agentId,
      kind,
      content,
      writtenAt: outbox.nextTime(options.clock.now()),
      unanswered: 0,
      ...more,
    };
  }

  async function say(kind: Outgoing['kind'], content: string) {
    // The server would keep nothing of it: an empty message in the conversation, and what was typed lost.
    if (cleanText(content) === '') return;
    await write(newEntry(kind, content, { standing: { at: 'queued' } }));
  }

  function ask(what: Ask) {
    if (leader) leader.ask(what);
    else tabs.post({ told: 'asked', ask: what });
  }

  function hear(talk: TabTalk | undefined) {
    if (!talk) return;
    if (talk.told === 'whoUploads') return uploads.answer(talk.key);
    // One tab leads: what another one says as a leader is from before.
    if (!leader || talk.told === 'written' || talk.told === 'progress') tab.apply(talk);
    leader?.hear(talk);
  }

  function askOlder() {
    const { hasOlder, older } = view.state();
    if (!hasOlder || older.state === 'loading' || tab.openedWith === undefined) return;
    view.set({ older: { state: 'loading' } });
    tab.record.older(tab.openedWith, tab.conversation.oldestId()).then(
      ({ messages, isLast }) => {
        tab.add(messages);
        view.set({ hasOlder: !isLast, older: { state: 'ready' } });
      },
      (problem: unknown) => {
        view.set({ older: { state: 'failed', problem } });
        if (shop.isSignedOut(problem)) tab.signedOut();
      },
    );
  }

  const stopListening = tabs.listen((told) => hear(toTalk(told)));
  const stepDown = tabs.lead(() => {
    if (!tab.isStopped) leader = lead(tab, uploads.adopt);
  });
  tabs.post({ told: 'joined' });

  return {
    state: view.state,
    subscribe: view.subscribe,
    show() {
      shown += 1;
      if (shown === 1) {
        hide = tabs.show();
        if (view.state().line.at === 'off') view.set({ line: { at: 'connecting' } });
        draft.load();
      }
      tab.open().catch(() => {});
      let isHidden = false;
      return () => {
        if (isHidden) return;
        isHidden = true;
        shown -= 1;
        if (shown === 0) hide();
      };
    },
    askOlder,
    retry() {
      if (view.state().past.state === 'failed') tab.open().catch(() => {});
      if (view.state().older.state === 'failed') askOlder();
      ask({ what: 'wake' });
    },
    say: (text) => say('text', text),
    async sendImage(image) {
      const entry = newEntry('image', '', { image, standing: { at: 'draft', upload: { state: 'going', part: 0 } } });
      await write(entry);
      uploads.start(entry.key);
    },
    present,
    resend(key) {
      if (outbox.get(key)?.standing.at === 'draft') uploads.start(key);
      else ask({ what: 'resend', key });
    },
    discard: (key) => ask({ what: 'discard', key }),
    turnTo: (agentId) => ask({ what: 'turnTo', agentId }),
    setDraft: draft.set,
    wake: () => ask({ what: 'wake' }),
    stop() {
      if (tab.isStopped) return;
      tab.isStopped = true;
      leader?.stop();
      leader = undefined;
      stepDown();
      stopListening();
      if (shown > 0) hide();
      draft.flush();
      timers.stop();
      view.set({ line: { at: 'off' } });
    },
  };
}
