import type { ChatMessage } from '@shop/contracts';
import { isSame } from '../delivery/match.ts';
import { entryOf, hideEntry, replaceEntries, showEntry } from '../delivery/outbox.ts';
import { addAgentChange, addMessages, confirmMessage } from '../conversation.ts';
import { isAfter, laterId } from '../ids.ts';
import { emit, raise, type Step } from '../step.ts';
import type { LeaderState, TabMessage } from '../tab-messages.ts';

/** Applies a message of a tab; the leader applies its own messages in the same way. */
export function applyTabMessage(step: Step, message: TabMessage): void {
  const { outbox, conversation } = step;
  switch (message.type) {
    case 'written':
    case 'uploadProgress':
      // After the draft status, only the leader changes the status: this message is late.
      if ((entryOf(outbox, message.entry.key)?.delivery.status ?? 'draft') === 'draft') showEntry(step, message.entry);
      return undefined;
    case 'deliveryChanged':
      return showEntry(step, message.entry);
    case 'outbox':
      return replaceEntries(step, message.entries);
    case 'removed':
      if (message.delivered) {
        const { message: stored, by } = message.delivered;
        step.conversation = confirmMessage(conversation, stored, message.key, by);
      }
      return hideEntry(step, message.key);
    case 'received':
      return receiveMessages(step, message.messages);
    case 'agentChanged':
      step.conversation = addAgentChange(conversation, message.agent, message.afterId);
      step.shown.agent = message.agent;
      return undefined;
    case 'serverError':
      if (step.tabs.openWindows > 0) emit(step, { type: 'reportServerError', message: message.message });
      return undefined;
    case 'leaderState':
      return applyLeaderState(step, message);
    default:
      return undefined;
  }
}

function applyLeaderState(step: Step, state: LeaderState): void {
  const { tabs, shown } = step;
  const { connection, agent, agents, counts, hasSocket, covered } = state;
  Object.assign(tabs, { hasSocket, covered });
  Object.assign(shown, { connection, counts }, agent && { agent }, agents.length > 0 && { agents });
  // The shop can be reached again: a first page that failed to load is requested again.
  if (connection.status === 'online' && step.shown.history.status === 'failed') raise(step, { type: 'openNeeded' });
}

/** Adds messages to the conversation, in any order, except those about which is not decided yet. */
function receiveMessages(step: Step, messages: readonly ChatMessage[]): void {
  const { history, conversation, config } = step;
  const all = [...history.undecided, ...messages];
  const undecided = all.filter((message) => isUndecided(step, message));
  history.undecided = undecided;
  history.seenId = messages.reduce((id, message) => laterId(id, message.id), history.seenId);
  const decided = all.filter((message) => !undecided.includes(message));
  step.conversation = addMessages(conversation, config.shopperId, decided);
}

/** The outbox has changed: messages that no entry in flight can be are shown. */
export function showDecided(step: Step): void {
  if (step.history.undecided.length > 0) receiveMessages(step, []);
}

/** Whether an own message of the history may be the one in flight. */
const isUndecided = ({ config, outbox }: Step, message: ChatMessage) =>
  message.senderId === config.shopperId &&
  outbox.entries.some(
    (entry) =>
      entry.delivery.status === 'inFlight' &&
      entry.firstSent &&
      isAfter(message.id, entry.firstSent.afterId) &&
      isSame(entry, message),
  );
