import type { Category, Facets, Fen } from '@shop/contracts';
import { memo } from 'react';
import { FailureNote } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { PartFilter, Place } from '../../../places/places.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { FinishFacet, HeightFacet, StockFacet } from './ChoiceFacets.tsx';
import { ColourFacet } from './ColourFacet.tsx';
import { FacetSkeleton } from './FacetSkeleton.tsx';
import { PriceFacet } from './PriceFacet.tsx';
import { SizeFacet } from './SizeFacet.tsx';

export type FacetColumnProps = {
  categories: Loadable<readonly Category[]>;
  /** Counts beside the filters. Where the shop has none, the categories stand alone. */
  facets: Loadable<Facets>;
  filter: PartFilter;
  /** Where the list with another filter is; the same function as long as it leads to the same places. */
  to: (filter: PartFilter) => Place;
  onPriceRange: (from?: Fen, to?: Fen) => void;
  onRetry: () => void;
};

/** Every filter of a list, each value a link to the list with it. Some hundred links: drawn anew only when the list is another. */
export const FacetColumn = memo(function FacetColumn({
  categories,
  facets,
  filter,
  to,
  onPriceRange,
  onRetry,
}: FacetColumnProps) {
  const known = facets.state === 'ready' ? facets.value : undefined;
  const here = { filter, to };
  if (categories.state === 'loading') return <FacetSkeleton />;
  return (
    <>
      {categories.state === 'ready' ? (
        <CategoryTree categories={categories.value} counts={known?.categories} {...here} />
      ) : (
        <FailureNote failure={categories.failure} onRetry={onRetry} />
      )}
      {known ? (
        <>
          {known.colours.length > 0 ? <ColourFacet colours={known.colours} {...here} /> : null}
          {known.sizes.length > 0 ? <SizeFacet sizes={known.sizes} {...here} /> : null}
          {known.heights.length > 0 ? <HeightFacet heights={known.heights} {...here} /> : null}
          {known.finishes.length > 0 ? <FinishFacet finishes={known.finishes} {...here} /> : null}
          {known.stocks.length > 0 ? <StockFacet stocks={known.stocks} {...here} /> : null}
          <PriceFacet
            key={`${filter.priceFrom} ${filter.priceTo}`}
            prices={known.prices}
            from={filter.priceFrom}
            to={filter.priceTo}
            onPriceRange={onPriceRange}
          />
        </>
      ) : null}
    </>
  );
}, isSame);

const isSameLoadable = <T,>(a: Loadable<T>, b: Loadable<T>): boolean =>
  a === b ||
  (a.state === 'ready' && b.state === 'ready' ? a.value === b.value : a.state === 'loading' && b.state === 'loading');

/** Filters and answers come in new wrappers each time; what is inside counts. */
function isSame(a: FacetColumnProps, b: FacetColumnProps): boolean {
  return (
    a.to === b.to &&
    a.onPriceRange === b.onPriceRange &&
    a.onRetry === b.onRetry &&
    isSameLoadable(a.facets, b.facets) &&
    isSameLoadable(a.categories, b.categories) &&
    JSON.stringify(a.filter) === JSON.stringify(b.filter)
  );
}
