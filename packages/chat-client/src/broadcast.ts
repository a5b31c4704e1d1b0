import type { ChatCounts, ConnectionState } from './chat-state.ts';
import type { ClientState } from './client-state.ts';
import { emit, type Step } from './step.ts';
import { applyTabMessage } from './history/apply-message.ts';
import type { LeaderState, TabMessage } from './tab-messages.ts';

/** Whether there is a socket, signed in or still opening. */
export const hasSocket = ({ connection }: Pick<ClientState, 'connection'>): boolean =>
  connection.stage === 'opening' || connection.stage === 'signedIn';

/** Sends a message to the other tabs. */
export const post = (step: Step, message: TabMessage): void => emit(step, { type: 'post', message });

/** Sends a message to every tab and applies it here. A tab that has stopped does not report its state any more. */
export function broadcast(step: Step, message: TabMessage): void {
  if (step.tabs.isStopped) return;
  post(step, message);
  applyTabMessage(step, message);
}

/** Broadcasts what the leader knows of the connection and what depends on it. */
export function broadcastState(step: Step, change: Partial<LeaderState> = {}): void {
  const { shown, tabs } = step;
  const { connection, agent, agents, counts } = shown;
  broadcast(step, {
    type: 'leaderState',
    connection,
    agent,
    agents,
    counts,
    covered: tabs.covered,
    ...change,
    hasSocket: hasSocket(step),
  });
}

export const broadcastOutbox = (step: Step): void => broadcast(step, { type: 'outbox', entries: step.outbox.entries });

/** Has the server's words shown as sent, wherever the chat is open. */
export const showServerError = (step: Step, message: string): void =>
  message === '' ? undefined : broadcast(step, { type: 'serverError', message });

/** Counts a recoverable fault. */
export function countFault(step: Step, name: keyof ChatCounts, added = 1): void {
  const { counts } = step.shown;
  broadcastState(step, { counts: { ...counts, [name]: counts[name] + added } });
}

export function setConnection(step: Step, connection: ConnectionState): void {
  broadcastState(step, { connection });
  if (connection.status === 'signedOut') reportSignedOut(step);
}

/** The shop refused the token: reported to the page once. */
export function reportSignedOut(step: Step): void {
  if (step.tabs.isStopped) return;
  step.shown.connection = { status: 'signedOut' };
  if (!step.tabs.wasSignedOut) emit(step, { type: 'reportSignedOut' });
  step.tabs.wasSignedOut = true;
}
