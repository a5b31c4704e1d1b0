import type { Favourites } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { favouriteIdsQuery } from '../features/favourite/favourite.query.ts';
import { keepFavouriteForAfterSignIn } from '../features/favourite/pending-favourite.store.ts';
import { useSession } from '../session/session.store.ts';
import { useGo } from '../use-go.ts';
import { useFavouriteSetting } from './use-favourite-setting.ts';

/** The shopper's favourites, to be lent to every page. A visitor who marks something is taken to sign-in; it is marked after. */
export function useShopperFavourites(): Favourites & { ids: readonly string[] } {
  const { isSignedIn } = useSession();
  const { data } = useQuery(favouriteIdsQuery(isSignedIn));
  const go = useGo();
  const set = useFavouriteSetting();
  const ids = isSignedIn && data ? data : NONE;
  return {
    ids,
    has: (id) => ids.includes(id),
    onToggle: (product) => {
      if (isSignedIn) return void set(product, !ids.includes(product.id));
      keepFavouriteForAfterSignIn(product);
      go({ name: 'login' });
    },
  };
}
const NONE: readonly string[] = [];
