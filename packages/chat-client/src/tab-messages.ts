import type { Agent, ChatMessage } from '@shop/contracts';
import type { ChatCounts, ChatState, ConnectionState } from './chat-state.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** What a tab requests from the leader. */
export type TabRequest =
  | { type: 'resend' | 'discard'; key: string }
  | { type: 'switchAgent'; agentId: string }
  | { type: 'wake' };

/**
 * From the message after which an agent took over ('0': from the beginning) to the newest one that the history
 * contained.
 */
export type CoveredRange = { fromId: string; toId: string };

/** The connection and what depends on it, as the leader knows it. */
export type LeaderState = {
  connection: ConnectionState;
  agent: ChatState['agent'];
  agents: readonly Agent[];
  counts: ChatCounts;
  hasSocket: boolean;
  /** The range of the current agent's history that was read without a gap; absent until something was read. */
  covered: CoveredRange | undefined;
};

/**
 * What the tabs of a browser send each other. Every tab applies the leader's messages alike, the leader itself
 * included.
 */
export type TabMessage =
  /** A tab was opened: the leader answers with `leaderState` and `outbox`. */
  | { type: 'joined' }
  /** A message was written, or the upload of its image ended: it is already stored. */
  | { type: 'written'; entry: OutgoingMessage }
  | { type: 'requested'; request: TabRequest }
  /** Asks which tab uploads this image; that tab answers with `uploadProgress`. */
  | { type: 'whoUploads'; key: string }
  /** The progress of an image, from the tab that uploads it. */
  | { type: 'uploadProgress'; entry: OutgoingMessage }
  /** The following are sent by the leader only. */
  | ({ type: 'leaderState' } & LeaderState)
  | { type: 'outbox'; entries: readonly OutgoingMessage[] }
  | { type: 'deliveryChanged'; entry: OutgoingMessage }
  /** A message has left the outbox: it was delivered, or else discarded. */
  | { type: 'removed'; key: string; delivered?: { message: ChatMessage; by: 'echo' | 'history' } }
  /** Words of the server that concern no message of the outbox. */
  | { type: 'serverError'; message: string }
  | { type: 'received'; messages: readonly ChatMessage[] }
  | { type: 'agentChanged'; agent: Agent; afterId: string };

/** A message of another tab; absent for anything else, for example from a tab that runs another version of the shop. */
export const parseTabMessage = (data: unknown): TabMessage | undefined =>
  data !== null && typeof data === 'object' && 'type' in data ? (data as TabMessage) : undefined;
