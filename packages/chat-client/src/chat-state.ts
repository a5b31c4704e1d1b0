import type { Agent, ChatMessage, Moment } from '@shop/contracts';
import type { Outgoing } from './outgoing.ts';

/**
 * How the line to the shop stands.
 * - `off`: the chat was not wanted yet, or has stopped.
 * - `connecting`: on the way for the first time, or after a wait.
 * - `online`: signed in, turned to the agent, history caught up: what is written goes out at once.
 * - `waiting`: cut; tries again at `retryAt`.
 * - `signedOut`: the token was refused; only signing in helps.
 * - `noService`: the server gave an address that must not be connected to, or none.
 */
export type LineState =
  { at: 'off' | 'connecting' | 'online' | 'signedOut' | 'noService' } | { at: 'waiting'; retryAt: Moment };

/** One line of the conversation, oldest first. Its key never changes, also when an outgoing message is confirmed. */
export type ConversationLine =
  /** `confirmedBy` is said of own messages: the echo proves delivery; `history` means it was found in the record. */
  | { type: 'message'; key: string; message: ChatMessage; isOwn: boolean; confirmedBy?: 'echo' | 'history' }
  | { type: 'outgoing'; key: string; outgoing: Outgoing }
  /** From here on another agent answers. */
  | { type: 'turn'; key: string; agent: Agent };

/** What is known of the past: `failed` keeps what is there. */
export type PastState = { state: 'loading' | 'ready' } | { state: 'failed'; problem: unknown };

/** Things that went wrong without harm, counted so that they can be seen. */
export type ChatCounts = {
  unknownFrames: number;
  malformedFrames: number;
  /** Connections that ended other than by us. */
  drops: number;
  /** Messages that only history knew: the socket was deaf. */
  missedBySocket: number;
  /** Own messages seen twice in the record after a resend. */
  suspectedTwins: number;
};

/** Everything a chat window shows. A new object on each change; what did not change stays the same object. */
export type ChatState = {
  line: LineState;
  agents: readonly Agent[];
  /** Who answers now; absent until the first page of history has told. */
  agent?: Agent & { isOnline?: boolean };
  /** The first page of history. */
  past: PastState;
  hasOlder: boolean;
  /** The next older page. */
  older: PastState;
  lines: readonly ConversationLine[];
  /** What stands in the text box, kept across reloads. */
  draft: string;
  counts: ChatCounts;
};
