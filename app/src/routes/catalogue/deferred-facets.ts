import { deferred, loading } from '@shop/design-system';
import type { FacetsResult } from './FacetsLoader.tsx';

/** Filter counts load after the list, together with the code of the filter column. */
export const FacetsLoader = deferred(async () => (await import('./FacetsLoader.tsx')).FacetsLoader);
export const LOADING_FACETS: FacetsResult = { facets: loading, refetch: () => undefined };
