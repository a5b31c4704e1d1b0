import type { SendKind } from '@shop/contracts';
import type { Tab } from './tab.ts';

export type Cards = { productId?: string; orderId?: string };

/**
 * Sends the product card and then the order card once the first page of history is loaded, each id once in the life
 * of the tab (spec section 4).
 */
export function createCardSender(
  tab: Tab,
  write: (kind: SendKind, content: string) => Promise<void>,
): (cards: Cards) => Promise<'sent' | 'connecting'> {
  const sentCards = new Set<string>();

  const whenOpened = () =>
    new Promise<void>((resolve) => {
      if (tab.firstPageAgentId !== undefined) return resolve();
      const stop = tab.view.subscribe(() => {
        if (tab.firstPageAgentId === undefined) return;
        stop();
        resolve();
      });
    });

  async function send(cards: readonly (readonly [SendKind, string | undefined])[]) {
    await whenOpened();
    for (const [kind, id] of cards) await write(kind, id ?? '');
  }

  return async ({ productId, orderId }) => {
    const cards = [
      ['product', productId],
      ['order', orderId],
    ] as const;
    const unsent = cards.filter(([kind, id]) => id && !sentCards.has(`${kind} ${id}`));
    if (unsent.length === 0) return 'sent';
    for (const [kind, id] of unsent) sentCards.add(`${kind} ${id}`);
    const sending = send(unsent);
    if (!tab.hasSocket && tab.firstPageAgentId !== undefined) return 'connecting';
    await sending;
    return tab.hasSocket ? 'sent' : 'connecting';
  };
}
