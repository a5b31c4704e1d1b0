import type { Agent, ChatMessage, Moment } from '@shop/contracts';
import type { OutgoingMessage } from './outgoing-message.ts';

/**
 * The state of the connection to the shop.
 * - `off`: the chat has not been opened yet, or has stopped.
 * - `connecting`: the first attempt, or an attempt after a wait.
 * - `online`: signed in, agent selected, history read: messages are sent at once.
 * - `waiting`: the connection was lost; the next attempt is at `retryAt`.
 * - `signedOut`: the token was refused; only signing in again helps.
 * - `noService`: the server returned no address, or one that must not be connected to. `blockedHost` is the host of an
 *   address that only lacks permission: it is not among the hosts that the chat may connect to.
 */
export type ConnectionState =
  | { status: 'off' | 'connecting' | 'online' }
  | { status: 'signedOut' }
  | { status: 'noService'; blockedHost?: string }
  | { status: 'waiting'; retryAt: Moment };

/** One row of the conversation, oldest first. Its key never changes, also when an outgoing message is confirmed. */
export type ConversationItem =
  /** `confirmedBy` is set on own messages: by their echo, or because the history contains them. */
  | { type: 'message'; key: string; message: ChatMessage; isOwn: boolean; confirmedBy?: 'echo' | 'history' }
  | { type: 'outgoing'; key: string; outgoing: OutgoingMessage }
  /** From here on another agent answers. */
  | { type: 'agentChange'; key: string; agent: Agent };

/** The state of a request for history. After a failure, the messages that were loaded before stay. */
export type HistoryState = { status: 'loading' | 'ready' } | { status: 'failed'; error: unknown };

/** Recoverable faults, counted for monitoring. */
export type ChatCounts = {
  unknownFrames: number;
  malformedFrames: number;
  /** Connections that were not closed by this client. */
  drops: number;
  /** Messages found in the history that the socket did not deliver. */
  missedBySocket: number;
  /** Own messages found twice in the history after they were sent again. */
  suspectedDuplicates: number;
};

/**
 * Everything a chat window shows. Immutable: each change creates a new object and reuses the parts that are
 * unchanged.
 */
export type ChatState = {
  connection: ConnectionState;
  agents: readonly Agent[];
  /** The agent who answers now; absent until the first page of history is loaded. */
  agent?: Agent & { isOnline?: boolean };
  /** The first page of history. */
  history: HistoryState;
  hasOlder: boolean;
  /** The next older page. */
  older: HistoryState;
  items: readonly ConversationItem[];
  /** The text in the composer; it survives reloads. */
  draft: string;
  counts: ChatCounts;
};
