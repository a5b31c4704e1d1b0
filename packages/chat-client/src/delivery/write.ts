import { cleanText } from '@shop/contracts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import { type Step } from '../step.ts';
import type { Card } from './delivery-state.ts';
import { nextTime, saveEntry } from './outbox.ts';

type Content = Pick<OutgoingMessage, 'key' | 'kind' | 'content' | 'image' | 'delivery'>;

/**
 * Shows and stores a new message, and then reports it, also if this tab stops meanwhile: another tab may already lead,
 * and have read the store before this write.
 */
function write(step: Step, content: Content): void {
  const { shown, config } = step;
  const writtenAt = nextTime(step);
  const rest = { shopperId: config.shopperId, agentId: shown.agent?.id ?? '', writtenAt, unanswered: 0 };
  saveEntry(step, { ...content, ...rest }, true);
}

export function writeText(step: Step, key: string, kind: OutgoingMessage['kind'], content: string): void {
  // Servers clean texts: of this one nothing would be left, and an empty message would be stored.
  if (cleanText(content) === '') return;
  write(step, { key, kind, content, delivery: { status: 'queued' } });
}

export function writeImage(step: Step, key: string, image: Blob): void {
  const upload = { status: 'uploading', progress: 0 } as const;
  write(step, { key, kind: 'image', content: '', image, delivery: { status: 'draft', upload } });
}

/**
 * Sends the product card and then the order card once the first page of history is loaded, each id once in the life
 * of the tab (spec section 4).
 */
export function chooseCards(step: Step, cards: readonly Card[]): void {
  const { delivery } = step;
  const fresh = cards.filter(({ kind, id }) => !delivery.chosenCards.includes(`${kind} ${id}`));
  delivery.chosenCards = [...delivery.chosenCards, ...fresh.map(({ kind, id }) => `${kind} ${id}`)];
  delivery.waitingCards = [...delivery.waitingCards, ...fresh];
  sendCards(step);
}

/** Sends the cards that wait, if the first page is loaded. */
export function sendCards(step: Step): void {
  const { waitingCards } = step.delivery;
  if (step.history.firstPageAgentId === undefined || waitingCards.length === 0) return;
  step.delivery.waitingCards = [];
  for (const { key, kind, id } of waitingCards) writeText(step, key, kind, id);
}
