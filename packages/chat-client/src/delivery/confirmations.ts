import type { ChatMessage } from '@shop/contracts';
import { isAfter } from '../ids.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import { candidates, isSame } from './match.ts';

export type Confirmations = {
  /** The server's `message` confirms this entry. */
  add(entry: OutgoingMessage, message: ChatMessage): void;
  /** Whether the server's message with this id already confirms an entry. */
  has(id: string): boolean;
  /** An entry is sent again: its first copy may arrive late. */
  markResent(key: string): void;
  /** Whether an own message found in the history may be the second copy of one that was sent again. */
  isSuspectedDuplicate(message: ChatMessage): boolean;
};

/** Which message of the server confirms which outgoing message; each confirms one at most. */
export function createConfirmations(): Confirmations {
  const confirmingIds = new Set<string>();
  const resentKeys = new Set<string>();
  /** Confirmed messages that were sent more than once. */
  const confirmedResent: OutgoingMessage[] = [];

  return {
    add(entry, { id }) {
      confirmingIds.add(id);
      if (resentKeys.has(entry.key)) confirmedResent.push(entry);
    },
    has: (id) => confirmingIds.has(id),
    markResent: (key) => void resentKeys.add(key),
    isSuspectedDuplicate: (message) =>
      !confirmingIds.has(message.id) &&
      confirmedResent.some((entry) => candidates(entry, [message]).length > 0 && isSame(entry, message)),
  };
}

/**
 * Unconfirmed messages with the same text as one that `message` has just confirmed, changed so that only later
 * messages of the server can confirm them. This holds after a reload too, when it is no longer known which message
 * confirmed which.
 */
export const excludeFrom = (others: readonly OutgoingMessage[], message: ChatMessage): readonly OutgoingMessage[] =>
  others.flatMap((entry) =>
    entry.firstSent && isSame(entry, message) && isAfter(message.id, entry.firstSent.afterId)
      ? [{ ...entry, firstSent: { ...entry.firstSent, afterId: message.id } }]
      : [],
  );
