import type { Category, Facets, Fen } from '@shop/contracts';
import { memo, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { PartFailed } from '../../../elements/PartFailed/PartFailed.tsx';
import { FailureNote } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { PartFilter, Place } from '../../../places/places.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { FinishFacet, HeightFacet, StockFacet } from './ChoiceFacets.tsx';
import { ColourFacet } from './ColourFacet.tsx';
import { messages } from './Facets.messages.ts';
import { FacetSkeleton } from './FacetSkeleton.tsx';
import { PriceFacet } from './PriceFacet.tsx';
import { SizeFacet } from './SizeFacet.tsx';

export type FacetColumnProps = {
  categories: Loadable<readonly Category[]>;
  /** Counts beside the filters. If the server has none at all, it is absent and only the categories are shown. */
  facets: Loadable<Facets> | undefined;
  filter: PartFilter;
  /** The place of the list with another filter; must be a stable function while the places stay the same. */
  to: (filter: PartFilter) => Place;
  onPriceRange: (from?: Fen, to?: Fen) => void;
  onRetry: () => void;
};

/**
 * All filters of a list; each value links to the list with that filter. These are a few hundred links, so it re-renders
 * only when the list changes, and is hydrated on its own after the page or when it is used.
 */
export const FacetColumn = memo(function FacetColumn(props: FacetColumnProps) {
  return (
    <Suspense>
      <AllFacets {...props} />
    </Suspense>
  );
}, isSame);

function AllFacets({ categories, facets, filter, to, onPriceRange, onRetry }: FacetColumnProps) {
  const counts = facets?.state === 'ready' ? facets.value : undefined;
  const linkProps = { filter, to };
  if (categories.state === 'loading') return <FacetSkeleton />;
  return (
    <>
      {categories.state === 'ready' ? (
        <CategoryTree categories={categories.value} counts={counts?.categories} {...linkProps} />
      ) : (
        <FailureNote failure={categories.failure} onRetry={onRetry} />
      )}
      {counts ? (
        <>
          {counts.colours.length > 0 ? <ColourFacet colours={counts.colours} {...linkProps} /> : null}
          {counts.sizes.length > 0 ? <SizeFacet sizes={counts.sizes} {...linkProps} /> : null}
          {counts.heights.length > 0 ? <HeightFacet heights={counts.heights} {...linkProps} /> : null}
          {counts.finishes.length > 0 ? <FinishFacet finishes={counts.finishes} {...linkProps} /> : null}
          {counts.stocks.length > 0 ? <StockFacet stocks={counts.stocks} {...linkProps} /> : null}
          <PriceFacet
            key={`${filter.priceFrom} ${filter.priceTo}`}
            prices={counts.prices}
            from={filter.priceFrom}
            to={filter.priceTo}
            onPriceRange={onPriceRange}
          />
        </>
      ) : null}
      {facets?.state === 'failed' && categories.state === 'ready' ? (
        <PartFailed failure={facets.failure} onRetry={onRetry}>
          <FormattedMessage {...messages.failed} />
        </PartFailed>
      ) : null}
    </>
  );
}

/** A filter is a new object in each render, so its content is compared. */
function isSame(a: FacetColumnProps, b: FacetColumnProps): boolean {
  return (
    a.to === b.to &&
    a.onPriceRange === b.onPriceRange &&
    a.onRetry === b.onRetry &&
    a.facets === b.facets &&
    a.categories === b.categories &&
    JSON.stringify(a.filter) === JSON.stringify(b.filter)
  );
}
