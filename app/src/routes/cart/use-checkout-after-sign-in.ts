import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGuestMerge } from '../../features/cart/guest-merge.store.ts';
import type { Merged } from '../../features/cart/merge-guest-cart.calls.ts';
import { useGo } from '../../use-go.ts';

/** The query of the cart's address with which a visitor signs in to check out. */
export const CHECKOUT = 'checkout';

const NOTHING = { chosen: [], isExact: false };
/** After a failure only the shopper tries again. */
async function attemptOnce(): Promise<Pick<Merged, 'chosen' | 'isExact'>> {
  if (useGuestMerge.getState().failure) return NOTHING;
  const { mergeGuestCart } = await import('../../features/cart/merge-guest-cart.calls.ts');
  return mergeGuestCart();
}

/**
 * Goes on to the order that a visitor was about to confirm when they had to sign in. Only with exactly what they had
 * chosen; otherwise the cart shows what is different.
 */
export function useCheckoutAfterSignIn(): void {
  const [search, setSearch] = useSearchParams();
  const go = useGo();
  const isDue = search.has(CHECKOUT);
  const proceed = useEffectEvent(({ chosen, isExact }: Pick<Merged, 'chosen' | 'isExact'>) => {
    if (isExact && chosen.length > 0) go({ name: 'confirm', lines: chosen }, { replace: true });
    else setSearch({}, { replace: true });
  });
  useEffect(() => {
    let isLeft = !isDue;
    if (isDue)
      void attemptOnce()
        .catch(() => NOTHING)
        .then((merged) => (isLeft ? undefined : proceed(merged)));
    return () => {
      isLeft = true;
    };
  }, [isDue]);
}
