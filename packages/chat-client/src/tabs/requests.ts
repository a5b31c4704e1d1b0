import type { Agent } from '@shop/contracts';
import { wakeConnection } from '../connection/connection.ts';
import { selectAgent } from '../connection/select-agent.ts';
import { resend } from '../delivery/delivery.ts';
import { entryOf, removeEntry } from '../delivery/outbox.ts';
import { startUpload } from '../delivery/uploads.ts';
import { check } from '../history/check.ts';
import { newestSeenId } from '../conversation.ts';
import type { Step } from '../step.ts';
import { broadcast, broadcastState, post } from '../broadcast.ts';
import type { TabRequest } from '../tab-messages.ts';

/** The shopper's request in this tab: the leader carries it out. An upload is repeated in this tab. */
export function request(step: Step, made: TabRequest): void {
  if (made.type === 'resend' && entryOf(step.outbox, made.key)?.delivery.status === 'draft')
    startUpload(step, made.key);
  else if (step.tabs.isLeading) handleRequest(step, made);
  else post(step, { type: 'requested', request: made });
}

/** Carries out, in the leader, what a tab requests. */
export function handleRequest(step: Step, made: TabRequest): void {
  switch (made.type) {
    case 'switchAgent': {
      const { agents } = step.shown;
      // An unknown id stands for the first of the list (spec section 4).
      const agent = agents.find(({ id }) => id === made.agentId) ?? agents[0];
      return agent && changeAgent(step, agent);
    }
    case 'resend':
      return resend(step, made.key);
    case 'discard':
      return discard(step, made.key);
    case 'wake':
      wakeConnection(step);
      return check(step, 'verifySocket');
    default:
      return undefined;
  }
}

function discard(step: Step, key: string): void {
  const entry = entryOf(step.outbox, key);
  // Whether a message in flight arrives can no longer be prevented.
  if (!entry || entry.delivery.status === 'inFlight') return;
  broadcast(step, { type: 'removed', key });
  removeEntry(step, key);
}

/** Another agent answers from now on: chosen by the shopper, or after a transfer. */
export function changeAgent(step: Step, { id, name, avatar }: Agent): void {
  const { agent, agents } = step.shown;
  if (id === agent?.id) return void selectAgent(step);
  const listed = agents.find((one) => one.id === id);
  const afterId = newestSeenId(step);
  broadcast(step, {
    type: 'agentChanged',
    agent: { id, name: name || listed?.name || '', avatar: avatar || listed?.avatar || '' },
    afterId,
  });
  broadcastState(step, { covered: { fromId: afterId, toId: afterId } });
  if (selectAgent(step)) check(step, 'serverReported');
}
