import type { ReceivedFrame, SentFrame } from '@shop/contracts';
import type { Account, Shop } from '../shop/state.ts';

/** The agent id of a socket that has turned to nobody, or left. */
export const NOBODY = '0';

/** One socket as the desk knows it. */
export type Seat = {
  /** Tells the shopper's side a frame. */
  say(frame: ReceivedFrame): void;
  /** Sends a text as it is, whatever it says. */
  sendRaw(text: string): void;
  /** Ends the connection without a close frame. */
  cut(): void;
  /** The agent whose messages come here as replies; `NOBODY` until the shopper's side has said. */
  turnedTo: string;
};

/**
 * What is wrong with the chat at the moment, for tests and stories. Unlike `troubles`, which concern calls, these are
 * functions: they are asked at each frame.
 */
export type ChatFaults = {
  /** How many ms late a frame is worked on. One whose socket has closed by then is kept all the same; its echo is lost. */
  lateness?: (frame: SentFrame) => number;
  /** A frame to which nothing happens: not kept, no answer. */
  swallows?: (frame: SentFrame) => boolean;
  /** A message that is kept, and its echo lost. */
  losesEcho?: (frame: SentFrame) => boolean;
  /** The words of a complaint in place of keeping a message. */
  complains?: (frame: SentFrame) => string | undefined;
  /** What is kept of a text, where a server cleans otherwise than the observed ones. */
  keepsText?: (text: string) => string;
  /** An account to which nothing is pushed although it is connected: only its own messages are still answered. */
  isDeaf?: (account: Account) => boolean;
  /** History goes by page number, as it does on some servers (P10): pages shift when messages come. */
  pagesByNumber?: boolean;
};

/** The shop's side of the chat: who is connected, and what is wrong with it. Not kept with the state, since sockets live and die. */
export type Desk = {
  /** Every open socket, signed in or not. */
  readonly sockets: Set<Seat>;
  /** The one socket that serves an account, by the account's id (P7). */
  readonly seats: Map<string, Seat>;
  /** Whether the agents answer by themselves. */
  isScripted: boolean;
  faults: ChatFaults;
};

export const openDesk = (): Desk => ({ sockets: new Set(), seats: new Map(), isScripted: true, faults: {} });

/** Where an account is reached; absent when no socket serves it, as far as the server knows. */
export function seatOf({ desk }: Shop, account: Account): Seat | undefined {
  return desk.faults.isDeaf?.(account) ? undefined : desk.seats.get(account.id);
}
