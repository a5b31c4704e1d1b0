import { usePublishedValue } from '../../use-published-value.ts';
import { useProductExtras } from './use-product-extras.ts';

export type Extras = ReturnType<typeof useProductExtras>;

/** Loads everything on the product page beside the product, once that has loaded, and publishes it to the page. */
export function ProductExtras({ id, onChange }: { id: string; onChange: (extras: Extras) => void }) {
  usePublishedValue(useProductExtras(id), onChange);
  return null;
}
