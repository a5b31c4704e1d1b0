import { deferred } from '../../../elements/Deferred/deferred.tsx';

/** Lists and filters need server data before they can render, so their code loads in parallel with the first paint. */
export const DeferredFacetedList = deferred(async () => (await import('./FacetedList.tsx')).FacetedList);
