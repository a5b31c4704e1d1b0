import type { ChatMessage } from '@shop/contracts';
import type { ChatClientOptions } from '../chat-options.ts';
import { isSame } from '../delivery/match.ts';
import { createOutbox, type Outbox } from '../delivery/outbox.ts';
import { createConversation, type Conversation } from '../history/conversation.ts';
import { createHistory, type History } from '../history/history.ts';
import { openHistory } from '../history/open-history.ts';
import { isAfter, laterId, NO_ID } from '../ids.ts';
import { createTimers, type Timers } from '../timers.ts';
import type { CoveredRange, LeaderState, TabMessage } from './tab-messages.ts';
import { createView, type View } from './view.ts';

/** What one tab knows of the chat: what it shows, the outgoing messages, and the leader's last state. */
export type Tab = {
  readonly options: ChatClientOptions;
  /** All timers of this tab. */
  readonly timers: Timers;
  readonly view: View;
  readonly outbox: Outbox;
  readonly conversation: Conversation;
  readonly history: History;
  /** Of the leader's last state: whether it has a socket, and which range of the history it has read. */
  hasSocket: boolean;
  covered: CoveredRange | undefined;
  /** The tab has stopped: work that still ends in it is not reported to other tabs. */
  isStopped: boolean;
  /** Sends a message to every tab and applies it here. */
  broadcast(message: TabMessage): void;
  /** Applies a tab's message. */
  apply(message: TabMessage): void;
  /** Adds messages to the conversation, in any order. */
  add(messages: readonly ChatMessage[]): void;
  /** The highest message id that was seen. */
  newestId(): string;
  /** Loads agents and the first page, once; again after a failure. Rejects with the error of the API. */
  open(): Promise<void>;
  /**
   * The agent whose messages the first page contains, and for whom older pages are requested; absent until it is
   * loaded.
   */
  firstPageAgentId: string | undefined;
  /** Receives the first page; replaced by the leader, which also reports it. */
  onFirstPage(messages: readonly ChatMessage[]): void;
  /** The shop refused the token. */
  onSignedOut(): void;
  leaderState(): LeaderState;
};

export function createTab(options: ChatClientOptions): Tab {
  const { shopper, api, tabs } = options;
  const timers = createTimers(options.clock);
  const clock = { ...options.clock, after: timers.after };
  const view = createView();
  const conversation = createConversation(shopper.id);
  const outbox = createOutbox(options.outbox, clock, shopper.id, onOutboxChange);
  const history = createHistory(api, clock);
  /** Own messages of the history that may be the one in flight: not shown until that is decided. */
  let undecided: readonly ChatMessage[] = [];
  let seenId = NO_ID;
  let opening: Promise<void> | undefined;
  let wasSignedOut = false;

  const updateItems = () => view.setItems(conversation.items(), outbox.all());
  function onOutboxChange() {
    if (undecided.length > 0) tab.add([]);
    else updateItems();
  }
  const isUndecided = (message: ChatMessage) =>
    message.senderId === shopper.id &&
    outbox
      .all()
      .some(
        (entry) =>
          entry.delivery.status === 'inFlight' &&
          entry.firstSent &&
          isAfter(message.id, entry.firstSent.afterId) &&
          isSame(entry, message),
      );

  async function load() {
    view.set({ history: { status: 'loading' } });
    const { agents, agent, messages, isLast } = await openHistory(api, history, () => view.state().agent?.id);
    tab.firstPageAgentId = agent.id;
    view.set({ agents, history: { status: 'ready' }, hasOlder: !isLast });
    const current = view.state().agent;
    if (!current) view.set({ agent });
    tab.onFirstPage(messages);
    if (current && current.id !== agent.id)
      tab.apply({ type: 'agentChanged', agent: current, afterId: tab.newestId() });
  }

  function applyLeaderState({ connection, agent, agents, counts, hasSocket, covered }: LeaderState) {
    tab.hasSocket = hasSocket;
    tab.covered = covered;
    view.set({ connection, counts, ...(agent && { agent }), ...(agents.length > 0 && { agents }) });
    // The shop can be reached again: a first page that failed to load is requested again.
    if (connection.status === 'online' && view.state().history.status === 'failed') tab.open().catch(() => {});
  }

  const tab: Tab = {
    options: { ...options, clock },
    timers,
    view,
    outbox,
    conversation,
    history,
    hasSocket: false,
    isStopped: false,
    covered: undefined,
    firstPageAgentId: undefined,
    broadcast(message) {
      if (tab.isStopped) return;
      tabs.post(message);
      tab.apply(message);
    },
    apply(message) {
      switch (message.type) {
        case 'written':
        case 'uploadProgress':
          // After the draft status, only the leader changes the status: this message is late.
          if ((outbox.get(message.entry.key)?.delivery.status ?? 'draft') === 'draft') outbox.show(message.entry);
          return;
        case 'deliveryChanged':
          return outbox.show(message.entry);
        case 'outbox':
          return outbox.replaceAll(message.entries);
        case 'removed':
          if (message.delivered) conversation.confirm(message.delivered.message, message.key, message.delivered.by);
          outbox.hide(message.key);
          return updateItems();
        case 'received':
          return tab.add(message.messages);
        case 'agentChanged':
          conversation.changeAgent(message.agent, message.afterId);
          view.set({ agent: message.agent });
          return updateItems();
        case 'leaderState':
          return applyLeaderState(message);
        default:
          return undefined;
      }
    },
    add(messages) {
      for (const { id } of messages) seenId = laterId(seenId, id);
      const all = [...undecided, ...messages];
      undecided = all.filter(isUndecided);
      conversation.add(undecided.length === 0 ? all : all.filter((message) => !isUndecided(message)));
      updateItems();
    },
    newestId: () => laterId(seenId, conversation.newestId()),
    open() {
      opening ??= load().catch((error: unknown) => {
        opening = undefined;
        view.set({ history: { status: 'failed', error } });
        if (api.isSignedOut(error)) tab.onSignedOut();
        throw error;
      });
      return opening;
    },
    onFirstPage: (messages) => tab.add(messages),
    onSignedOut() {
      view.set({ connection: { status: 'signedOut' } });
      if (!wasSignedOut) options.onSignedOut?.();
      wasSignedOut = true;
    },
    leaderState() {
      const { connection, agent, agents, counts } = view.state();
      return { connection, agent, agents, counts, hasSocket: tab.hasSocket, covered: tab.covered };
    },
  };
  return tab;
}
