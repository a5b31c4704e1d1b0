import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';
import type { Subject } from './subject.ts';

/** Cards as `shopper kind id`. */
type SentCards = { cards: readonly string[] };

/** The cards that this tab has sent, until the sign-out: a reload of the page must not send them again. */
export const useSentCards = createPersistedStore<SentCards>('chatCards', { cards: [] }, (stored) =>
  isRecord(stored) && Array.isArray(stored['cards']) ? { cards: stored['cards'].filter(isText) } : undefined,
);

const cardOf = (shopperId: string, kind: keyof Subject, id: string) => `${shopperId} ${kind} ${id}`;

/** What of a subject this shopper has not sent in this tab yet. */
export function unsentPart(shopperId: string, { productId, orderId }: Subject): Subject {
  const { cards } = useSentCards.getState();
  const unsent = (kind: keyof Subject, id: string | undefined) =>
    id !== undefined && !cards.includes(cardOf(shopperId, kind, id)) ? id : undefined;
  return { productId: unsent('productId', productId), orderId: unsent('orderId', orderId) };
}

/** Call once the cards are in the outbox, from which they are sent even after a reload. */
export function markSent(shopperId: string, { productId, orderId }: Subject): void {
  const added = [
    ...(productId === undefined ? [] : [cardOf(shopperId, 'productId', productId)]),
    ...(orderId === undefined ? [] : [cardOf(shopperId, 'orderId', orderId)]),
  ];
  useSentCards.setState(({ cards }) => ({ cards: [...new Set([...cards, ...added])] }));
}
