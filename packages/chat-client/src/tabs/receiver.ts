import type { ChatMessage } from '@shop/contracts';
import { isAfter, laterId, NO_ID } from '../ids.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import type { LeaderState } from './tab-messages.ts';
import type { Tab } from './tab.ts';

/** A frame may still be in transit when the history already contains its message, in ms. */
const TRANSIT_MS = 2000;
/** The server's times are not exact: a message this much older was surely sent before, in ms. */
const SURELY_BEFORE_MS = 5000;

/**
 * Why the history is checked for messages that the socket did not deliver (P7).
 * - `verifySocket`: regularly, and when the page wakes up; if there are any, the connection is renewed.
 * - `signedInAgain`: the socket has just signed in again.
 * - `serverReported`: the server itself reported more messages; they do not count as missed.
 */
export type CheckReason = 'verifySocket' | 'signedInAgain' | 'serverReported';

export type ReceiverPort = {
  /** The number of the current connection; it changes when the connection is lost. */
  connectionNumber(): number;
  broadcastState(change: Partial<LeaderState>): void;
  count(name: keyof LeaderState['counts'], added?: number): void;
  isSuspectedDuplicate(message: ChatMessage): boolean;
  /** The socket does not deliver all messages. */
  onMissedMessages(): void;
  onError(error: unknown): void;
};

export type Receiver = {
  /** Receives the first page of this tab. */
  receiveFirstPage(messages: readonly ChatMessage[]): void;
  /** Receives what was read of the current agent's history. */
  receiveHistory(messages: readonly ChatMessage[]): void;
  /** Receives a message from the socket. */
  receiveLive(message: ChatMessage): void;
  /** Reads an agent's history back to what is covered, and back to the first sending of a message in flight. */
  readHistory(agentId: string, inFlight?: OutgoingMessage): Promise<readonly ChatMessage[]>;
  /** Checks whether the history contains messages that the socket did not deliver. */
  check(reason: CheckReason): void;
  /** Another agent has written: the shopper is notified, but the message is not part of this conversation. */
  receiveFromOtherAgent(agentId: string): void;
};

/** Receives messages in the leader, live or from the history, and notifies the shopper of new ones. */
export function createReceiver(tab: Tab, port: ReceiverPort): Receiver {
  const { options, view, history, conversation, timers } = tab;
  const ownId = options.shopper.id;
  /** Ids of the replies that the socket has delivered since the last check. */
  const receivedLive = new Set<string>();
  const agentId = () => view.state().agent?.id;

  function notify(message: ChatMessage) {
    const report = (isSeen: boolean) => tab.isStopped || options.onReply?.(message, isSeen);
    options.tabs.isShown().then(report, () => report(false));
  }

  /**
   * Broadcasts messages to every tab and notifies the shopper of the new ones, which it returns. Until a first page is
   * covered, no message counts as new.
   */
  function receive(messages: readonly ChatMessage[]): readonly ChatMessage[] {
    const { covered } = tab;
    const added = covered
      ? messages.filter(({ id }) => id === '' || (!conversation.has(id) && isAfter(id, covered.toId)))
      : [];
    const duplicates = added.filter(port.isSuspectedDuplicate).length;
    if (duplicates > 0) port.count('suspectedDuplicates', duplicates);
    if (messages.length > 0) tab.broadcast({ type: 'received', messages });
    const replies = added.filter(({ senderId }) => senderId !== ownId);
    for (const message of replies) notify(message);
    return replies;
  }

  function cover(messages: readonly ChatMessage[]) {
    const { fromId, toId } = tab.covered ?? { fromId: NO_ID, toId: NO_ID };
    const newest = messages.reduce((id, message) => laterId(id, message.id), toId);
    if (!tab.covered || newest !== toId) port.broadcastState({ covered: { fromId, toId: newest } });
  }

  function receiveHistory(messages: readonly ChatMessage[]): readonly ChatMessage[] {
    const sinceAgentChange = messages.filter(({ id }) => id === '' || isAfter(id, tab.covered?.fromId ?? NO_ID));
    const replies = receive(sinceAgentChange);
    cover(sinceAgentChange);
    return replies;
  }

  const readHistory: Receiver['readHistory'] = (id, inFlight) => {
    const toId = id === agentId() ? tab.covered?.toId : undefined;
    const sent = inFlight?.agentId === id ? inFlight.firstSent : undefined;
    const isCovered = (message: ChatMessage) => toId === undefined || !isAfter(message.id, toId);
    const isBeforeSending = (message: ChatMessage) =>
      !sent ||
      !isAfter(message.id, sent.afterId) ||
      (message.sentAt !== undefined && message.sentAt < sent.at - SURELY_BEFORE_MS);
    return history.since(id, (message) => isCovered(message) && isBeforeSending(message));
  };

  /** Counts the replies that did not arrive live either by now, and reports that the socket misses messages. */
  function countMissed(replies: readonly ChatMessage[], reason: CheckReason, connectionNumber: number) {
    const missed = replies.filter(({ id }) => !receivedLive.has(id)).length;
    if (missed === 0) return;
    port.count('missedBySocket', missed);
    if (reason === 'verifySocket' && connectionNumber === port.connectionNumber()) port.onMissedMessages();
  }

  return {
    receiveFirstPage(messages) {
      receive(messages);
      cover(messages);
    },
    receiveHistory,
    receiveLive(message) {
      if (message.senderId !== ownId) receivedLive.add(message.id);
      receive([message]);
    },
    readHistory,
    check(reason) {
      const startedOn = port.connectionNumber();
      const id = agentId();
      if (id === undefined || !tab.covered) return;
      receivedLive.clear();
      readHistory(id).then(
        (messages) => {
          if (startedOn !== port.connectionNumber() || id !== agentId()) return;
          const replies = receiveHistory(messages);
          if (reason !== 'serverReported' && replies.length > 0)
            timers.after(TRANSIT_MS, () => countMissed(replies, reason, startedOn));
        },
        (error: unknown) => startedOn === port.connectionNumber() && port.onError(error),
      );
    },
    receiveFromOtherAgent(id) {
      history.newest(id).then(
        ({ messages }) => {
          const newest = messages.findLast(({ senderId }) => senderId !== ownId);
          if (newest) notify(newest);
        },
        () => {},
      );
    },
  };
}
