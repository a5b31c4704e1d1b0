// The search of the stand-in shop without its calls, for measurements.
export { didYouMean } from './did-you-mean.ts';
export { facetsOf } from './facets.ts';
export { matchingParts } from './list-parts.ts';
export { readingOf, search } from './search.ts';
export { searchIndex } from './search-index.ts';
export { suggestionsFor } from './suggest.ts';
