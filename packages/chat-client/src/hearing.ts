import type { ChatMessage } from '@shop/contracts';
import { isAfter, laterId, NO_ID } from './ids.ts';
import type { Outgoing } from './outgoing.ts';
import type { Tab } from './tab.ts';
import type { LineNews } from './tab-talk.ts';

/** A frame may still be on its way when the record already shows its message, in ms. */
const GRACE_MS = 2000;
/** Times of the server are not exact: what is so much older is surely from before, in ms. */
const LONG_BEFORE_MS = 5000;

export type HearingPort = {
  /** The number of the line that is up; it changes when the line is lost. */
  line(): number;
  tellNews(change: Partial<LineNews>): void;
  count(what: keyof LineNews['counts'], more?: number): void;
  isTwin(message: ChatMessage): boolean;
  /** The socket keeps messages from us. */
  onDeaf(): void;
  onProblem(problem: unknown): void;
};

export type Hearing = {
  /** Takes in the first page of this tab. */
  takeFirst(messages: readonly ChatMessage[]): void;
  /** Takes in what the record shows of the agent who answers now. */
  takeRecord(messages: readonly ChatMessage[]): void;
  /** Takes in what the socket brought. */
  takeLive(message: ChatMessage): void;
  /** What the record says of an agent's conversation since all that is looked for: what is not covered, and a message in flight. */
  recordOf(agentId: string, inFlight?: Outgoing): Promise<readonly ChatMessage[]>;
  /**
   * Looks whether the record has what the socket did not bring (P7). `deaf`: then the line is renewed; `signedInAgain`: it just
   * was; `told`: the server itself said that there is more.
   */
  check(why: 'deaf' | 'signedInAgain' | 'told'): void;
  /** Another agent has written: the shopper is told of it, but it is not part of this conversation. */
  takeElsewhere(agentId: string): void;
};

/** What the leader hears, live or in the record, and what of it is news to the shopper. */
export function createHearing(tab: Tab, port: HearingPort): Hearing {
  const { options, view, record, conversation, timers } = tab;
  const own = options.shopper.id;
  /** Replies that the socket has brought since the last look at the record. */
  const heardLive = new Set<string>();
  const agentId = () => view.state().agent?.id;

  function notify(message: ChatMessage) {
    const tell = (isSeen: boolean) => tab.isStopped || options.onReply?.(message, isSeen);
    options.tabs.isShown().then(tell, () => tell(false));
  }

  /** Tells every tab, and the shopper what they could not know. Before anything was covered, all of it is the past. */
  function take(messages: readonly ChatMessage[]): readonly ChatMessage[] {
    const { covered } = tab;
    const fresh = covered
      ? messages.filter(({ id }) => id === '' || (!conversation.has(id) && isAfter(id, covered.toId)))
      : [];
    const twins = fresh.filter(port.isTwin).length;
    if (twins > 0) port.count('suspectedTwins', twins);
    if (messages.length > 0) tab.tell({ told: 'heard', messages });
    const news = fresh.filter(({ senderId }) => senderId !== own);
    for (const message of news) notify(message);
    return news;
  }

  function cover(messages: readonly ChatMessage[]) {
    const { fromId, toId } = tab.covered ?? { fromId: NO_ID, toId: NO_ID };
    const newest = messages.reduce((id, message) => laterId(id, message.id), toId);
    if (!tab.covered || newest !== toId) port.tellNews({ covered: { fromId, toId: newest } });
  }

  function takeRecord(messages: readonly ChatMessage[]): readonly ChatMessage[] {
    const ofThisTurn = messages.filter(({ id }) => id === '' || isAfter(id, tab.covered?.fromId ?? NO_ID));
    const news = take(ofThisTurn);
    cover(ofThisTurn);
    return news;
  }

  const recordOf: Hearing['recordOf'] = (id, inFlight) => {
    const toId = id === agentId() ? tab.covered?.toId : undefined;
    const sent = inFlight?.agentId === id ? inFlight.firstSent : undefined;
    const isCovered = (message: ChatMessage) => toId === undefined || !isAfter(message.id, toId);
    const isBefore = (message: ChatMessage) =>
      !sent ||
      !isAfter(message.id, sent.afterId) ||
      (message.sentAt !== undefined && message.sentAt < sent.at - LONG_BEFORE_MS);
    return record.since(id, (message) => isCovered(message) && isBefore(message));
  };

  function judge(missed: readonly ChatMessage[], isDeaf: boolean, line: number) {
    const unheard = missed.filter(({ id }) => !heardLive.has(id)).length;
    if (unheard === 0) return;
    port.count('missedBySocket', unheard);
    if (isDeaf && line === port.line()) port.onDeaf();
  }

  return {
    takeFirst(messages) {
      take(messages);
      cover(messages);
    },
    takeRecord,
    takeLive(message) {
      if (message.senderId !== own) heardLive.add(message.id);
      take([message]);
    },
    recordOf,
    check(why) {
      const line = port.line();
      const id = agentId();
      if (id === undefined || !tab.covered) return;
      heardLive.clear();
      recordOf(id).then(
        (messages) => {
          if (line !== port.line() || id !== agentId()) return;
          const missed = takeRecord(messages);
          if (why !== 'told' && missed.length > 0) timers.after(GRACE_MS, () => judge(missed, why === 'deaf', line));
        },
        (problem: unknown) => line === port.line() && port.onProblem(problem),
      );
    },
    takeElsewhere(id) {
      record.newest(id).then(
        ({ messages }) => {
          const newest = messages.findLast(({ senderId }) => senderId !== own);
          if (newest) notify(newest);
        },
        () => {},
      );
    },
  };
}
