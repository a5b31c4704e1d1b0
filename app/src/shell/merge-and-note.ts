import type { Toast } from '@shop/design-system';
import { guestText } from '@shop/design-system/screens/cart/CartScreen/guest-text.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isTokenRefusal } from '../data/call-error.ts';
import { fetchMessages, useMessages } from '../language/messages.store.ts';

let running: Promise<void> | undefined;

/** Adds the cart of this browser to that of the account, and shows a note of what became of it: one at a time. */
export function mergeAndNote(client: QueryClient, toast: (toast: Toast) => void): Promise<void> {
  running ??= attempt(client, toast).finally(() => {
    running = undefined;
  });
  return running;
}

async function attempt(client: QueryClient, toast: (toast: Toast) => void): Promise<void> {
  const note = async (choose: (text: ReturnType<typeof guestText>) => Toast) => {
    try {
      await fetchMessages(useMessages.getState().language, ['buying']);
    } catch {
      // Without the texts nothing can be said; the cart shows what is left.
      return;
    }
    toast(choose(guestText(useMessages.getState())));
  };
  try {
    const { mergeGuestCart } = await import('../features/cart/merge-guest-cart.calls.ts');
    const { kinds, left } = await mergeGuestCart();
    if (left > 0) await note((text) => ({ text: text.left(left), tone: 'red' }));
    else if (kinds > 0) await note((text) => ({ text: text.merged(kinds), tone: 'green' }));
  } catch (problem) {
    // After a refused token it is tried again when the shopper has signed in.
    if (!isTokenRefusal(problem)) await note((text) => ({ text: text.notMerged, tone: 'red' }));
  } finally {
    void client.invalidateQueries({ queryKey: ['cart'] });
  }
}
