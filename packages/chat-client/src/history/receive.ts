import type { ChatMessage } from '@shop/contracts';
import { isSuspectedDuplicate } from '../delivery/confirmations.ts';
import { isAfter, laterId, NO_ID } from '../ids.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import { emit, type Step } from '../step.ts';
import { broadcast, broadcastState, countFault } from '../broadcast.ts';
import { hasMessage } from '../conversation.ts';
import type { ReadingEnd } from './history-state.ts';

/** Reports a reply to the page, once it is known whether a tab shows it. */
export const notify = (step: Step, message: ChatMessage): void =>
  emit(step, { type: 'askShown', purpose: { type: 'reply', message } });

/**
 * Receives messages in the leader, live or from the history: broadcasts them to every tab and reports the new replies,
 * which it returns. Until a first page is covered, no message counts as new.
 */
function receive(step: Step, messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const { tabs, conversation, delivery, config } = step;
  const { covered } = tabs;
  const added = covered
    ? messages.filter(({ id }) => id === '' || (!hasMessage(conversation, id) && isAfter(id, covered.toId)))
    : [];
  const duplicates = added.filter((message) => isSuspectedDuplicate(delivery, message)).length;
  if (duplicates > 0) countFault(step, 'suspectedDuplicates', duplicates);
  if (messages.length > 0) broadcast(step, { type: 'received', messages });
  const replies = added.filter(({ senderId }) => senderId !== config.shopperId);
  for (const message of replies) notify(step, message);
  return replies;
}

/** Receives what was read of the current agent's history, back to what was covered before. Returns the new replies. */
export function receiveHistory(step: Step, messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const { fromId, toId } = step.tabs.covered ?? { fromId: NO_ID, toId: NO_ID };
  const sinceAgentChange = messages.filter(({ id }) => id === '' || isAfter(id, fromId));
  const replies = receive(step, sinceAgentChange);
  const newest = sinceAgentChange.reduce((id, message) => laterId(id, message.id), toId);
  if (!step.tabs.covered || newest !== toId) broadcastState(step, { covered: { fromId, toId: newest } });
  return replies;
}

/** Receives a message from the socket. */
export function receiveLive(step: Step, message: ChatMessage): void {
  if (message.senderId !== step.config.shopperId)
    step.history.receivedLive = [...step.history.receivedLive, message.id];
  receive(step, [message]);
}

/** How far back an agent's history is read: to what is covered, and to the first sending of the message in flight. */
export function endFor({ shown, tabs }: Step, agentId: string, sent?: OutgoingMessage): ReadingEnd {
  return {
    coveredId: agentId === shown.agent?.id ? tabs.covered?.toId : undefined,
    firstSent: sent?.agentId === agentId ? sent.firstSent : undefined,
  };
}
