import type { Moment, SendKind } from '@shop/contracts';

/**
 * Why it is unknown whether a message arrived: no answer from the server, or a history that does not allow a
 * decision.
 */
export type UnconfirmedReason = 'noAnswer' | 'historyUnclear';

/**
 * The delivery status of an outgoing message. Once confirmed, it leaves the outbox and is a message of the
 * conversation.
 * - `draft`: an image that is not uploaded yet. Its upload may be `refused`, with the server's text, or have
 *   `failed`.
 * - `queued`: stored in the outbox; earlier messages are sent first.
 * - `inFlight`: handed to the socket; an echo or the history will confirm it.
 * - `unconfirmed`: neither could; the shopper decides whether to send it again or to discard it.
 * - `refused`: the server refused it; `reason` is the server's text.
 */
export type DeliveryStatus =
  | {
      status: 'draft';
      /** `progress` is the uploaded share, 0 to 1. */
      upload: { status: 'uploading'; progress: number } | { status: 'failed' } | { status: 'refused'; reason: string };
    }
  | { status: 'queued' }
  | { status: 'inFlight' }
  | { status: 'unconfirmed'; reason: UnconfirmedReason }
  | { status: 'refused'; reason: string };

/** A message in the outbox: plain data that can be cloned and stored. */
export type OutgoingMessage = {
  /** Created by the tab in which the message was written; stays the item's key once the message is confirmed. */
  key: string;
  shopperId: string;
  /** The recipient. */
  agentId: string;
  kind: SendKind;
  /** The text, the image's address ('' until it is uploaded), or the id of the product or order. */
  content: string;
  /** The image file, stored until the message is confirmed. */
  image?: Blob;
  writtenAt: Moment;
  delivery: DeliveryStatus;
  /**
   * Set when the message was first handed to a socket: the highest message id known then, and the server's time. Only a
   * later message in the history can be this one.
   */
  firstSent?: { afterId: string; at: Moment };
  /** How often the server did not answer this message although the connection was alive. */
  unanswered: number;
};
