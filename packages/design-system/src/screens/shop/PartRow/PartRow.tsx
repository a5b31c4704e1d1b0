import type { ProductSummary } from '@shop/contracts';
import { CardLater } from '../ProductCard/card-later.tsx';
import { CardSkeleton } from '../ProductCard/CardSkeleton.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';

/** One row on a desktop page. */
const SHOWN = 6;

export type PartRowProps = {
  products: readonly ProductSummary[];
  added?: Readonly<Record<string, number>>;
  /** Without it the cards only lead to their products. */
  onAdd?: (product: ProductSummary, quantity: number, uniqueId: string) => void;
};

/** A single row of parts that are offered beside something else. */
export function PartRow({ products, added = {}, onAdd }: PartRowProps) {
  return (
    <ProductGrid columns={SHOWN}>
      {products.slice(0, SHOWN).map((product) => (
        <CardLater
          key={product.id}
          fallback={<CardSkeleton />}
          product={product}
          quantityInCart={added[product.id]}
          adding={added[product.id] ? 'added' : 'idle'}
          onAdd={onAdd && ((quantity, uniqueId) => onAdd(product, quantity, uniqueId))}
        />
      ))}
    </ProductGrid>
  );
}

export function PartRowSkeleton() {
  return (
    <ProductGrid columns={SHOWN}>
      {Array.from({ length: SHOWN }, (_, at) => (
        <CardSkeleton key={at} />
      ))}
    </ProductGrid>
  );
}
