import { later } from '../../../elements/Later/later.tsx';

/** Lists and their filters are drawn from the shop's answers, so they are fetched beside the first paint. */
export const FacetedListLater = later(async () => (await import('./FacetedList.tsx')).FacetedList);
