import type { ChatMessage } from '@shop/contracts';
import type { ChatClientOptions } from './chat-client.ts';
import { createConversation, type Conversation } from './conversation.ts';
import { isAfter, laterId, NO_ID } from './ids.ts';
import { isSame } from './match.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { openPast } from './past.ts';
import { createRecord, type Record } from './record.ts';
import type { Covered, LineNews, TabTalk } from './tab-talk.ts';
import { createTimers, type Timers } from './timers.ts';
import { createView, type View } from './view.ts';

/** One tab's knowledge of the chat: what it shows, what is on its way out, what it has heard from the tab that leads. */
export type Tab = {
  readonly options: ChatClientOptions;
  /** All timers of this tab. */
  readonly timers: Timers;
  readonly view: View;
  readonly outbox: Outbox;
  readonly conversation: Conversation;
  readonly record: Record;
  /** What the leader told last, beside the state: whether it has a socket, and what of the record it has covered. */
  hasSocket: boolean;
  covered: Covered | undefined;
  /** The tab has stopped: what still comes to an end in it is not told to others. */
  isStopped: boolean;
  /** Tells every tab, this one included. */
  tell(talk: TabTalk): void;
  /** Takes in what a tab told. */
  apply(talk: TabTalk): void;
  /** Takes messages in, in any order. */
  add(messages: readonly ChatMessage[]): void;
  /** The highest message id that was seen. */
  newestId(): string;
  /** Loads agents and the first page, once; again after a failure. Rejects as the shop does. */
  open(): Promise<void>;
  /** Whose messages the first page was of; absent until it is there. Older ones are asked of the same. */
  openedWith: string | undefined;
  /** Where the first page goes; the leader looks at it too. */
  onFirstPage(messages: readonly ChatMessage[]): void;
  /** The shop refused the token. */
  signedOut(): void;
  news(): LineNews;
};

export function createTab(options: ChatClientOptions): Tab {
  const { shopper, shop, tabs } = options;
  const timers = createTimers(options.clock);
  const clock = { ...options.clock, after: timers.after };
  const view = createView();
  const conversation = createConversation(shopper.id);
  const outbox = createOutbox(options.outbox, clock, shopper.id, onOutbox);
  const record = createRecord(shop, clock);
  /** Own messages that the record shows while the same one is in flight: whether they are one is not decided yet. */
  let held: readonly ChatMessage[] = [];
  let seenId = NO_ID;
  let opening: Promise<void> | undefined;
  let wasSignedOut = false;

  const draw = () => view.setLines(conversation.lines(), outbox.all());
  function onOutbox() {
    if (held.length > 0) tab.add([]);
    else draw();
  }
  const isUndecided = (message: ChatMessage) =>
    message.senderId === shopper.id &&
    outbox
      .all()
      .some(
        (entry) =>
          entry.standing.at === 'inFlight' &&
          entry.firstSent &&
          isAfter(message.id, entry.firstSent.afterId) &&
          isSame(entry, message),
      );

  async function load() {
    view.set({ past: { state: 'loading' } });
    const { agents, agent, messages, isLast } = await openPast(shop, record, () => view.state().agent?.id);
    tab.openedWith = agent.id;
    view.set({ agents, past: { state: 'ready' }, hasOlder: !isLast });
    const talkedTo = view.state().agent;
    if (!talkedTo) view.set({ agent });
    tab.onFirstPage(messages);
    if (talkedTo && talkedTo.id !== agent.id) tab.apply({ told: 'turned', agent: talkedTo, afterId: tab.newestId() });
  }

  const tab: Tab = {
    options: { ...options, clock },
    timers,
    view,
    outbox,
    conversation,
    record,
    hasSocket: false,
    isStopped: false,
    covered: undefined,
    openedWith: undefined,
    tell(talk) {
      if (tab.isStopped) return;
      tabs.post(talk);
      tab.apply(talk);
    },
    apply(talk) {
      switch (talk.told) {
        case 'written':
        case 'progress':
          // Once it is no draft any more, the leader alone says how it stands: such a word comes late.
          if ((outbox.get(talk.entry.key)?.standing.at ?? 'draft') === 'draft') outbox.see(talk.entry);
          return;
        case 'standing':
          return outbox.see(talk.entry);
        case 'outbox':
          return outbox.seeAll(talk.entries);
        case 'settled':
          if (talk.delivered) conversation.confirm(talk.delivered.message, talk.key, talk.delivered.by);
          outbox.forget(talk.key);
          return draw();
        case 'heard':
          return tab.add(talk.messages);
        case 'turned':
          conversation.turn(talk.agent, talk.afterId);
          view.set({ agent: talk.agent });
          return draw();
        case 'line': {
          const { line, agent, agents, counts } = talk;
          tab.hasSocket = talk.hasSocket;
          tab.covered = talk.covered;
          view.set({ line, counts, ...(agent && { agent }), ...(agents.length > 0 && { agents }) });
          // The shop can be reached again: what could not be loaded before can be now.
          if (line.at === 'online' && view.state().past.state === 'failed') tab.open().catch(() => {});
          return;
        }
        default:
          return undefined;
      }
    },
    add(messages) {
      for (const { id } of messages) seenId = laterId(seenId, id);
      const all = [...held, ...messages];
      held = all.filter(isUndecided);
      conversation.add(held.length === 0 ? all : all.filter((message) => !isUndecided(message)));
      draw();
    },
    newestId: () => laterId(seenId, conversation.newestId()),
    open() {
      opening ??= load().catch((problem: unknown) => {
        opening = undefined;
        view.set({ past: { state: 'failed', problem } });
        if (shop.isSignedOut(problem)) tab.signedOut();
        throw problem;
      });
      return opening;
    },
    onFirstPage: (messages) => tab.add(messages),
    signedOut() {
      view.set({ line: { at: 'signedOut' } });
      if (!wasSignedOut) options.onSignedOut?.();
      wasSignedOut = true;
    },
    news() {
      const { line, agent, agents, counts } = view.state();
      return { line, agent, agents, counts, hasSocket: tab.hasSocket, covered: tab.covered };
    },
  };
  return tab;
}
