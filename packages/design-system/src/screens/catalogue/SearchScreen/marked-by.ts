import type { KeywordPiece } from '@shop/contracts';
import type { PartFilter, PartSort, Place } from '../../../places/places.ts';
import { withChange } from '../Facets/narrow.ts';

/** A search, and how the server read it. */
export type ReadSearch = {
  query: string;
  filter: PartFilter & { sort: PartSort };
  reading?: readonly KeywordPiece[];
};
type Marked = { filter: PartFilter; to: (filter: PartFilter) => Place };

const isColour = ({ colours }: KeywordPiece): boolean => colours.length > 0;
const isSize = ({ size }: KeywordPiece): boolean => size !== undefined;

/** Whether a colour of the query may be several colours. */
export const asksColour = (reading: readonly KeywordPiece[] | undefined): boolean =>
  reading?.some(({ colours }) => colours.length > 1) ?? false;

/** The search for some pieces of a query; without any, all parts with the filter. */
export function placeOfPieces(pieces: readonly KeywordPiece[], filter: ReadSearch['filter']): Place {
  const query = pieces.map(({ text }) => text).join(' ');
  return query === '' ? { name: 'parts', ...filter } : { name: 'search', query, ...filter };
}

/**
 * The filter with the colour and the size that the query names, and the place of each change of it. A colour or size of
 * the query that is changed leaves the query and becomes a filter: "red plate" and blue is "plate" in red and blue.
 */
export function markedBy({ query, filter: { sort, ...filter }, reading = [] }: ReadSearch): Marked {
  const colour = reading.find(isColour)?.colours;
  const size = reading.find(isSize)?.size;
  const marked = withChange(filter, {
    colours: filter.colours ?? (colour?.length === 1 ? colour.map(({ id }) => id) : undefined),
    sizes: filter.sizes ?? (size === undefined ? undefined : [size]),
  });
  const isSame = (next: PartFilter, facet: 'colours' | 'sizes') => String(next[facet]) === String(marked[facet]);
  return {
    filter: marked,
    to: (next) => {
      const changed = { colours: !isSame(next, 'colours'), sizes: !isSame(next, 'sizes') };
      const rest = reading.filter(
        (piece) => !(changed.colours && isColour(piece)) && !(changed.sizes && isSize(piece)),
      );
      const wanted = {
        ...withChange(next, {
          colours: changed.colours ? next.colours : filter.colours,
          sizes: changed.sizes ? next.sizes : filter.sizes,
        }),
        sort,
      };
      return rest.length === reading.length ? { name: 'search', query, ...wanted } : placeOfPieces(rest, wanted);
    },
  };
}
