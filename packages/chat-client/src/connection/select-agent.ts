import { emit, type Step } from '../step.ts';

/**
 * Selects the current agent as the sender of replies: with each sign-in the server has forgotten it (P6). Returns
 * whether there are a connection and an agent.
 */
export function selectAgent(step: Step): boolean {
  const { connection, shown } = step;
  if (connection.stage !== 'signedIn' || !shown.agent) return false;
  emit(step, { type: 'sendFrame', frame: { kind: 'openConversation', agentId: shown.agent.id } });
  return true;
}
