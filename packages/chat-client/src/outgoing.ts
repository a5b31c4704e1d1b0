import type { Moment, SendKind } from '@shop/contracts';

/** Why a message needs the shopper's word: the server did not say whether it has it, and history does not tell. */
export type Doubt = 'noAnswer' | 'historyUnclear';

/**
 * Where a message on its way out stands. Once confirmed it leaves the outbox and is a message of the conversation.
 * - `draft`: an image that the shop has not stored yet. `refusal`: the server's words; `failed`: it could not be reached.
 * - `queued`: kept, and waiting for its turn.
 * - `inFlight`: handed to the socket; what comes back, or history, will tell.
 * - `needsDecision`: nothing can tell; the shopper resends or lets go.
 * - `refused`: the server said no, in its own words.
 */
export type Standing =
  | {
      at: 'draft';
      upload: { state: 'going'; part: number } | { state: 'failed' } | { state: 'refused'; reason: string };
    }
  | { at: 'queued' }
  | { at: 'inFlight' }
  | { at: 'needsDecision'; doubt: Doubt }
  | { at: 'refused'; reason: string };

/** A message in the outbox: plain data that can be cloned and kept. */
export type Outgoing = {
  /** Given by the tab that wrote it; stays the key of the message once it is confirmed. */
  key: string;
  shopperId: string;
  /** Whom it is for. */
  agentId: string;
  kind: SendKind;
  /** The text, the image's address ('' until it is stored), or the id of the product or order. */
  content: string;
  /** The picture itself, kept until the message is confirmed. */
  image?: Blob;
  writtenAt: Moment;
  standing: Standing;
  /** Set when it was first handed to a socket: the highest message id known then, and the server's time. Only later records can be it. */
  firstSent?: { afterId: string; at: Moment };
  /** How often the server stayed silent about it although the line was alive. */
  unanswered: number;
};
