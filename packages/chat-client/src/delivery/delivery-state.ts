import type { ChatMessage, Moment } from '@shop/contracts';
import type { OutgoingMessage } from '../outgoing-message.ts';

/** A task of the store. Tasks run one after another, so that the store changes in the order in which the state did. */
export type StoreTask = StoreAccess & { number: number };
export type StoreAccess =
  | {
      type: 'put';
      entry: OutgoingMessage;
      /** The other tabs do not know this entry: it is reported to them once it is stored. */
      isReported: boolean;
    }
  | { type: 'remove'; key: string }
  /** Reads all entries: when this tab becomes the leader, or later, for those that a tab stored before it died. */
  | { type: 'read'; purpose: ReadPurpose };
export type ReadPurpose = 'load' | 'findUnreported';

/**
 * What this shopper has written and the server has not confirmed, as this tab knows it, and the tasks that bring the
 * store to the same state.
 */
export type OutboxPart = {
  /** Oldest first. */
  entries: readonly OutgoingMessage[];
  /** Keys of messages that have left the outbox: later updates of them are ignored. */
  removed: readonly string[];
  /** Keys that this tab is writing, or that the store failed to write: no other tab knows them. */
  unstored: readonly string[];
  /** The first one is running. */
  tasks: readonly StoreTask[];
  lastTask: number;
  /** The latest write time in the outbox. */
  lastWritten: Moment;
};

/** A product or order card that waits for the first page of history. */
export type Card = { key: string; kind: 'product' | 'order'; id: string };

/** Why an unconfirmed message is looked up in the history. */
export type LookupCause =
  | { type: 'newConnection' }
  | { type: 'serverError'; reason: string }
  | { type: 'unexpectedEcho'; message: ChatMessage };

export type DeliveryPart = {
  /** The connection is signed in and the history is read: queued messages may be sent. */
  isOpen: boolean;
  /**
   * The message that this connection carries. It is handed to the socket once the store has completed the task; `pongs`
   * is the number of answered pings then.
   */
  carried?: { key: string; task: number; isSent: boolean; pongs: number } | undefined;
  /** Whether the server stores texts in the expected form; an echo with another text proves that it does not. */
  isTextFormKnown: boolean;
  /** Ids of the server's messages that confirm an entry; each confirms one at most. */
  confirmingIds: readonly string[];
  /** Keys of entries that were sent again: their first copy may arrive late. */
  resentKeys: readonly string[];
  /** Confirmed messages that were sent more than once. */
  confirmedResent: readonly OutgoingMessage[];
  /** How many connections were lost while they carried a message, by key. */
  lostConnections: Readonly<Record<string, number>>;
  /** Keys of the images that this tab uploads now. */
  uploading: readonly string[];
  /** Keys of images for which the other tabs were asked whether one of them uploads them; an answer removes the key. */
  orphans: readonly string[];
  /** Cards are sent once in the life of this tab: `kind id`. */
  chosenCards: readonly string[];
  waitingCards: readonly Card[];
};
