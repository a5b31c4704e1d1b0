import { FavouritesScreen } from '@shop/design-system/screens/favourites/FavouritesScreen/FavouritesScreen';
import { buyingOf } from '@shop/design-system/screens/favourites/buying.ts';
import { useQuery } from '@tanstack/react-query';
import { toRowsLoadable } from '../../data/to-loadable.ts';
import { favouritesQuery } from '../../features/favourite/favourites.query.ts';
import { selectFavourites, useSelectedFavourites } from '../../features/favourite/selected-favourites.store.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { usePages } from '../../data/use-pages.ts';
import { useAddingFavourites } from './use-adding-favourites.ts';
import { useFavouriteRemoval } from './use-favourite-removal.ts';
import { withAccount } from './with-account.tsx';

function Favourites() {
  const { pages, more } = usePages('favourites');
  const favourites = useQuery(favouritesQuery(pages, useLanguage()));
  const { ids } = useSelectedFavourites();
  const { add, added, addingId } = useAddToCart();
  const { adding, addMany, closeResult } = useAddingFavourites();
  const remove = useFavouriteRemoval();
  return (
    <FavouritesScreen
      favourites={toRowsLoadable(favourites)}
      hasMore={favourites.data?.hasMore ?? false}
      isLoadingMore={favourites.isPlaceholderData}
      onMore={more}
      selected={new Set(ids)}
      onSelect={selectFavourites}
      onRemove={remove}
      added={added}
      addingId={addingId}
      onAdd={(favourite) => {
        const buying = buyingOf(favourite);
        if (typeof buying === 'object') add({ ...buying, part: favourite });
      }}
      adding={adding}
      onAddMany={addMany}
      onCloseResult={closeResult}
      onRetry={() => void favourites.refetch()}
    />
  );
}

export const FavouritesRoute = withAccount(Favourites);
