import type { SendKind } from '@shop/contracts';
import type { Tab } from './tab.ts';

type Cards = { productId?: string; orderId?: string };

/** Sends the product card, then the order card, each id once in the life of the tab, when the first page of history is there (spec section 4). */
export function createPresent(
  tab: Tab,
  say: (kind: SendKind, content: string) => Promise<void>,
): (cards: Cards) => Promise<'sent' | 'connecting'> {
  const shown = new Set<string>();

  const isOpened = () =>
    new Promise<void>((resolve) => {
      if (tab.openedWith !== undefined) return resolve();
      const stop = tab.view.subscribe(() => {
        if (tab.openedWith === undefined) return;
        stop();
        resolve();
      });
    });

  async function send(cards: readonly (readonly [SendKind, string | undefined])[]) {
    await isOpened();
    for (const [kind, id] of cards) await say(kind, id ?? '');
  }

  return async ({ productId, orderId }) => {
    const cards = [
      ['product', productId],
      ['order', orderId],
    ] as const;
    const fresh = cards.filter(([kind, id]) => id && !shown.has(`${kind} ${id}`));
    if (fresh.length === 0) return 'sent';
    for (const [kind, id] of fresh) shown.add(`${kind} ${id}`);
    const sending = send(fresh);
    if (!tab.hasSocket && tab.openedWith !== undefined) return 'connecting';
    await sending;
    return tab.hasSocket ? 'sent' : 'connecting';
  };
}
