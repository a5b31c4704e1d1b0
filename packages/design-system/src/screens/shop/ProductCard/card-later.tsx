import { later } from '../../../elements/Later/later.tsx';

/** Cards are drawn from the shop's answers, so they are fetched beside the first paint. */
export const CardLater = later(async () => (await import('./ProductCard.tsx')).ProductCard);
