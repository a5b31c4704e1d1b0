import { deferred } from '../../elements/Deferred/deferred.tsx';

/** Cards need server data before they can render, so their code loads in parallel with the first paint. */
export const DeferredCard = deferred(async () => (await import('./ProductCard.tsx')).ProductCard);
