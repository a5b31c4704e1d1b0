import type { ReceivedFrame, SentFrame } from '@shop/contracts';
import type { Account } from './account.state.ts';

/** The agent id of a socket that has no conversation open. */
export const NO_AGENT = '0';

/** One open socket of the chat, from the server's side. */
export type ShopperSocket = {
  send(frame: ReceivedFrame): void;
  /** Sends a text unchanged, even if it is no valid frame. */
  sendRaw(text: string): void;
  /** Ends the connection without a close frame. */
  cut(): void;
  /** The agent of the open conversation, whose messages are sent as replies; `NO_AGENT` until the client opens one. */
  agentId: string;
};

/**
 * Faults of the chat that tests and stories simulate. Unlike the shop's `faults`, which concern calls, these are
 * functions that are called for each frame.
 */
export type ChatFaults = {
  /**
   * The delay in ms before a frame is processed. A message is stored even if its socket is closed by then, but its echo
   * is lost.
   */
  delayMs?: (frame: SentFrame) => number;
  /** A frame that is neither stored nor answered. */
  ignores?: (frame: SentFrame) => boolean;
  /** A message that is stored without an echo. */
  dropsEcho?: (frame: SentFrame) => boolean;
  /** The text of an error frame that is sent instead of storing the message. */
  errorFor?: (frame: SentFrame) => string | undefined;
  /** How the text of a message is sanitized, for servers that differ from the observed ones. */
  sanitize?: (text: string) => string;
  /** An account that receives nothing although it is connected, except the answers to its own messages. */
  isUnreachable?: (account: Account) => boolean;
  /** History is read by page number, as on some servers (P10): new messages shift the pages. */
  pagesByNumber?: boolean;
};

/**
 * The server's side of the chat: its sockets and simulated faults. Not part of the state, since sockets cannot be
 * stored.
 */
export type SupportServer = {
  /** Every open socket, signed in or not. */
  readonly sockets: Set<ShopperSocket>;
  /** The one socket that receives the messages of an account, by the account's id (P7). */
  readonly activeSockets: Map<string, ShopperSocket>;
  /** Whether the agents answer automatically. */
  isScripted: boolean;
  faults: ChatFaults;
};

export const openSupportServer = (): SupportServer => ({
  sockets: new Set(),
  activeSockets: new Map(),
  isScripted: true,
  faults: {},
});

/** The socket that receives an account's messages; absent if the server knows none. */
export function activeSocketOf(
  { supportServer }: { supportServer: SupportServer },
  account: Account,
): ShopperSocket | undefined {
  const { faults, activeSockets } = supportServer;
  return faults.isUnreachable?.(account) ? undefined : activeSockets.get(account.id);
}
