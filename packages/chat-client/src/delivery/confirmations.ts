import type { ChatMessage } from '@shop/contracts';
import { isAfter } from '../ids.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import { type Step } from '../step.ts';
import { broadcast } from '../broadcast.ts';
import type { DeliveryPart } from './delivery-state.ts';
import { candidates, isSame } from './match.ts';
import { removeEntry, saveEntry } from './outbox.ts';

/** Stores an entry and reports it to every tab. Returns the number of the store's task. */
export function saveForAll(step: Step, entry: OutgoingMessage): number {
  broadcast(step, { type: 'deliveryChanged', entry });
  return saveEntry(step, entry);
}

/** The server's message confirms this entry: it leaves the outbox in every tab. */
export function confirm(step: Step, entry: OutgoingMessage, message: ChatMessage, by: 'echo' | 'history'): void {
  const { delivery } = step;
  delivery.confirmingIds = [...delivery.confirmingIds, message.id];
  if (delivery.resentKeys.includes(entry.key)) delivery.confirmedResent = [...delivery.confirmedResent, entry];
  // The store is written in this order: after a crash in between, no second entry may match the same message.
  excludeFromOthers(step, entry.key, message);
  broadcast(step, { type: 'removed', key: entry.key, delivered: { message, by } });
  removeEntry(step, entry.key);
}

/**
 * Changes unconfirmed messages with the same text so that only later messages of the server can confirm them. This
 * holds after a reload too, when it is no longer known which message confirmed which.
 */
function excludeFromOthers(step: Step, confirmedKey: string, message: ChatMessage): void {
  for (const entry of step.outbox.entries)
    if (
      entry.key !== confirmedKey &&
      entry.firstSent &&
      isSame(entry, message) &&
      isAfter(message.id, entry.firstSent.afterId)
    )
      saveForAll(step, { ...entry, firstSent: { ...entry.firstSent, afterId: message.id } });
}

/** Whether an own message found in the history may be the second copy of one that was sent again. */
export const isSuspectedDuplicate = ({ confirmingIds, confirmedResent }: DeliveryPart, message: ChatMessage): boolean =>
  !confirmingIds.includes(message.id) &&
  confirmedResent.some((entry) => candidates(entry, [message]).length > 0 && isSame(entry, message));
