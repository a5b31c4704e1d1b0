import type { Agent, ConversationPage } from '@shop/contracts';
import type { Failure } from '../client-state.ts';
import { selectAgent } from '../connection/select-agent.ts';
import { onFailure } from '../connection/on-failure.ts';
import { sendCards } from '../delivery/write.ts';
import { NO_ID } from '../ids.ts';
import { emit, type Step } from '../step.ts';
import { applyTabMessage } from './apply-message.ts';
import { newestSeenId } from '../conversation.ts';
import type { ReadingPurpose } from './history-state.ts';
import { startReading, type CompleteReading } from './read-pages.ts';
import { receiveHistory } from './receive.ts';

type OpenPurpose = Extract<ReadingPurpose, { type: 'open' }>;

/** Loads the agents and then the newest page (spec section 4), once; again after a failure. */
export function openHistory(step: Step): void {
  const { history, shown } = step;
  if (history.isOpening || history.firstPageAgentId !== undefined) return;
  history.isOpening = true;
  shown.history = { status: 'loading' };
  emit(step, { type: 'loadAgents' });
}

/**
 * The shop picks the agent, unless one is known. If no agent is on duty it refuses to pick; then the first agent of the
 * list is requested.
 */
export function onAgentsLoaded(step: Step, agents: readonly Agent[]): void {
  const [agentId = NO_ID, ...otherAgentIds] = new Set(
    [step.shown.agent?.id, NO_ID, agents[0]?.id].filter((id) => id !== undefined),
  );
  step.shown.agents = agents;
  startReading(step, { type: 'open', otherAgentIds }, agentId);
}

/** Returns whether opening has failed for good: another agent may be requested. */
export function onOpenFailed(step: Step, failure: Failure, purpose?: OpenPurpose): boolean {
  const [agentId, ...otherAgentIds] = purpose?.otherAgentIds ?? [];
  if (agentId !== undefined && failure.refusal !== undefined && !failure.isSignedOut) {
    startReading(step, { type: 'open', otherAgentIds }, agentId);
    return false;
  }
  step.history.isOpening = false;
  step.shown.history = { status: 'failed', failure };
  onFailure(step, failure);
  return true;
}

export function onOpened(step: Step, page: ConversationPage, { messages, isLast }: CompleteReading): void {
  const { history, shown } = step;
  const agent = agentOf(page, shown.agents);
  const current = shown.agent;
  history.isOpening = false;
  history.firstPageAgentId = agent.id;
  shown.agent ??= agent;
  shown.history = { status: 'ready' };
  shown.hasOlder = !isLast;
  if (step.tabs.isLeading) {
    receiveHistory(step, messages);
    selectAgent(step);
  } else {
    applyTabMessage(step, { type: 'received', messages });
  }
  if (current && current.id !== agent.id)
    applyTabMessage(step, { type: 'agentChanged', agent: current, afterId: newestSeenId(step) });
  sendCards(step);
}

/** The agent that the page names, with name and avatar from the list where the page omits them. */
function agentOf({ agentId, agentName, agentAvatar }: ConversationPage, agents: readonly Agent[]): Agent {
  const listed = agents.find(({ id }) => id === agentId);
  return { id: agentId, name: agentName || listed?.name || '', avatar: agentAvatar || listed?.avatar || '' };
}
