import { useToast } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useGuestPieces } from '../features/cart/guest-pieces.store.ts';
import { isStoredInBrowser } from '../session/persisted-store.ts';
import { useSession } from '../session/session.store.ts';

/** Its code is loaded only where there is such a cart. Where it cannot be loaded, the cart stays stored for the next visit. */
function loadGuestCart(): void {
  if (isStoredInBrowser('guestCart')) void import('../features/cart/guest-cart.store.ts').catch(() => undefined);
}

/**
 * Adds the cart of this browser to that of the account after every way of signing in, and again after a reload when it
 * was interrupted.
 */
export function useGuestCartMerge(): void {
  const client = useQueryClient();
  const toast = useToast();
  const { isSignedIn } = useSession();
  const isOpen = useGuestPieces((guest) => guest.isOpen);
  const merge = useEffectEvent(() =>
    import('./merge-and-note.ts').then(
      ({ mergeAndNote }) => mergeAndNote(client, toast),
      // Where its code cannot be loaded, the cart stays stored for the next visit.
      () => undefined,
    ),
  );
  const isDue = isSignedIn && isOpen;
  useEffect(() => {
    if (isDue) void merge();
  }, [isDue]);
  useEffect(() => {
    loadGuestCart();
    addEventListener('storage', loadGuestCart);
    return () => removeEventListener('storage', loadGuestCart);
  }, []);
}
