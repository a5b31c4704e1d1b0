import { later, loading } from '@shop/design-system';
import type { FacetsLent } from './FacetsOf.tsx';

/** The counts come with the column that shows them, after the list. */
export const FacetsOf = later(async () => (await import('./FacetsOf.tsx')).FacetsOf);
export const NO_FACETS_YET: FacetsLent = { facets: loading, askAgain: () => undefined };
