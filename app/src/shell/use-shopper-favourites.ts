import { useStableCallback, type Favourites } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { favouriteIdsQuery } from '../features/favourite/favourite.query.ts';
import { setPendingFavourite } from '../features/favourite/pending-favourite.store.ts';
import { useSession } from '../session/session.store.ts';
import { useGo } from '../use-go.ts';
import { useSetFavourite } from './use-set-favourite.ts';

/**
 * The shopper's favourites, for every page. A visitor who marks a product is sent to sign-in; it is marked afterwards.
 */
export function useShopperFavourites(): Favourites {
  const { isSignedIn } = useSession();
  const { data } = useQuery(favouriteIdsQuery(isSignedIn));
  const go = useGo();
  const set = useSetFavourite();
  const ids = isSignedIn && data ? data : NONE;
  const onToggle: Favourites['onToggle'] = useStableCallback((product) => {
    if (isSignedIn) return void set(product, !ids.includes(product.id));
    setPendingFavourite(product);
    go({ name: 'login' });
  });
  return useMemo(() => ({ has: (id) => ids.includes(id), onToggle }), [ids, onToggle]);
}
const NONE: readonly string[] = [];
