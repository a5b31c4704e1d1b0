import type { ProductSummary } from '@shop/contracts';
import { memo } from 'react';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { CardSkeleton } from '../ProductCard/CardSkeleton.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';

/** One row on a desktop page. */
const SHOWN = 6;

export type PartRowProps = {
  products: readonly ProductSummary[];
  added?: Readonly<Record<string, number>>;
  /** Without it the cards only link to their products. */
  onAdd?: (product: ProductSummary, quantity: number, uniqueId: string) => void;
};

/** A single row of part cards, shown as recommendations beside other content. */
export const PartRow = memo(function PartRow({ products, added = {}, onAdd }: PartRowProps) {
  return (
    <ProductGrid columns={SHOWN}>
      {products.slice(0, SHOWN).map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          quantityInCart={added[product.id]}
          adding={added[product.id] ? 'added' : 'idle'}
          onAdd={onAdd && ((quantity, uniqueId) => onAdd(product, quantity, uniqueId))}
        />
      ))}
    </ProductGrid>
  );
});

export function PartRowSkeleton() {
  return (
    <ProductGrid columns={SHOWN}>
      {Array.from({ length: SHOWN }, (_, at) => (
        <CardSkeleton key={at} />
      ))}
    </ProductGrid>
  );
}
