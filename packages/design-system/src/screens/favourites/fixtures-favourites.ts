import type { Favourite, ProductSummary } from '@shop/contracts';
import { englishParts, parts, photoProducts } from '../../commerce/fixtures-parts.ts';

const toFavourite = ({ id, ...product }: ProductSummary): Favourite => ({
  ...product,
  productId: id,
  isOnSale: true,
  hasVariants: true,
});
/** One each that is off sale, on presale and without a price; another is sold out among the parts. */
const varied = (rows: readonly ProductSummary[]): readonly Favourite[] =>
  rows.map(toFavourite).map((favourite, at): Favourite => {
    if (at === 3) return { ...favourite, isOnSale: false };
    if (at === 6) return { ...favourite, isPresale: true };
    if (at === 8) return { ...favourite, price: undefined };
    return favourite;
  });

/** Values for stories and tests. */
export const favourites: readonly Favourite[] = varied(parts);
export const englishFavourites: readonly Favourite[] = varied(englishParts);
/** As a standard server sends them: no part facts, and what may be missing is. */
export const standardFavourites: readonly Favourite[] = photoProducts.map(toFavourite).map((favourite, at) => ({
  ...favourite,
  stock: at === 2 ? undefined : favourite.stock,
  isOnSale: at === 4 ? undefined : true,
  hasVariants: at % 3 === 1 ? false : favourite.hasVariants,
  name: at === 5 ? '' : favourite.name,
}));
