import { useLending } from '../../lending.ts';
import { useProductPage } from './use-product-page.ts';

export type Extras = ReturnType<typeof useProductPage>;

/** Asks for what stands on a product's page beside the product, once that is there, and lends it to the page. */
export function ProductExtras({ id, lend }: { id: string; lend: (extras: Extras) => void }) {
  useLending(useProductPage(id), lend);
  return null;
}
