import type { Fen, PartFamily, Product } from '@shop/contracts';

/** What the shopper wants of many parts and colours at once. Kept by the app, so that nothing typed is lost by signing in. */
export type Matrix = {
  /** Quantities by `keyOf`. */
  wanted: Readonly<Record<string, number>>;
  onWant: (productId: string, uniqueId: string, quantity: number) => void;
  onAddAll: () => void;
  /** How many of how many kinds are in the cart, while they are being put there. */
  state: 'idle' | { done: number; of: number };
  /** Why a kind could not be put into the cart, by `keyOf`. */
  problems: Readonly<Record<string, string>>;
};

export const keyOf = (productId: string, uniqueId: string): string => `${productId}/${uniqueId}`;

/** A place in the matrix, counted from 0. */
export type Spot = { row: number; column: number };

/** The page's part alone, where a server knows no family; nothing for what has no colours. */
export function familyOfOne(product: Product): PartFamily | undefined {
  const offers = product.offers.filter(({ picture }) => picture.kind === 'part');
  if (offers.length < 2) return undefined;
  return {
    colours: offers.map(({ uniqueId, name, picture }) => ({ id: uniqueId, name, picture })),
    parts: [
      {
        id: product.id,
        name: product.name,
        number: product.part?.number ?? '',
        picture: product.picture,
        ...(product.limitPerShopper === undefined ? {} : { limit: product.limitPerShopper }),
        offers: Object.fromEntries(offers.map(({ uniqueId, price, stock }) => [uniqueId, { uniqueId, price, stock }])),
      },
    ],
  };
}

/** How many kinds and pieces are wanted, and what they cost. */
export function totalOf({ parts }: PartFamily, wanted: Matrix['wanted']): { kinds: number; pieces: number; sum: Fen } {
  const lines = parts
    .flatMap(({ id, offers }) =>
      Object.values(offers).map(({ uniqueId, price }) => ({ price, quantity: wanted[keyOf(id, uniqueId)] ?? 0 })),
    )
    .filter(({ quantity }) => quantity > 0);
  return {
    kinds: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sum: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  };
}

/** Rows that PageUp and PageDown pass. */
const PAGE = 5;
const within = (at: number, length: number): number => Math.max(0, Math.min(at, length - 1));

/** Where a key leads from a place, as in every grid; undefined for a key that is none of the grid's. */
export function moved(
  { row, column }: Spot,
  { key, ctrlKey, shiftKey }: { key: string; ctrlKey: boolean; shiftKey: boolean },
  size: { rows: number; columns: number },
): Spot | undefined {
  const to = (nextRow: number, nextColumn: number): Spot => ({
    row: within(nextRow, size.rows),
    column: within(nextColumn, size.columns),
  });
  switch (key) {
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'Enter':
      return to(row + (shiftKey ? -1 : 1), column);
    case 'PageUp':
      return to(row - PAGE, column);
    case 'PageDown':
      return to(row + PAGE, column);
    case 'Home':
      return to(ctrlKey ? 0 : row, 0);
    case 'End':
      return to(ctrlKey ? size.rows - 1 : row, size.columns - 1);
    default:
      return undefined;
  }
}
