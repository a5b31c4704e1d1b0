import type { Fen, FamilyPart, PartFamily, Picture, Product } from '@shop/contracts';
import type { ReactNode } from 'react';

/** Quantities of many parts and colours at once. The app holds them, so that they survive signing in. */
export type Matrix = {
  /** Quantities by `cellKey`. */
  wanted: Readonly<Record<string, number>>;
  onWant: (productId: string, uniqueId: string, quantity: number) => void;
  onAddAll: () => void;
  /** Progress while the lines are being added to the cart. */
  state: 'idle' | { done: number; of: number };
  /** Why a line could not be added to the cart, by `cellKey`. */
  problems: Readonly<Record<string, string>>;
  /** Whether the shopper pays member prices: no server sends those of a family, so cells and total are without them. */
  isMember?: boolean | undefined;
};

/**
 * The matrix of a page. What `withWanted` is given is rendered with the quantities, and alone rendered again when one is
 * typed: the rest of the page takes longer than a frame.
 */
export type PageMatrix = Omit<Matrix, 'wanted'> & {
  withWanted: (show: (wanted: Matrix['wanted']) => ReactNode) => ReactNode;
};

export const cellKey = (productId: string, uniqueId: string): string => `${productId}/${uniqueId}`;

/** A cell of the matrix; indexes start at 0. */
export type CellPosition = { row: number; column: number };

/** A family of the part of the page alone, for servers without families; undefined for a product without colours. */
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
        limit: product.limitPerShopper,
        offers: Object.fromEntries(offers.map(({ uniqueId, price, stock }) => [uniqueId, { uniqueId, price, stock }])),
      },
    ],
  };
}

/** A part's picture in a colour of the family, or as it is where the part is not sold in that. */
export function pictureIn({ picture, offers }: FamilyPart, colour: PartFamily['colours'][number] | undefined): Picture {
  const shown = colour && offers[colour.id] ? colour.picture : picture;
  if (shown.kind !== 'part' || picture.kind !== 'part') return picture;
  return { ...picture, hex: shown.hex, finish: shown.finish };
}

/** The number of lines and pieces, and their total price. */
export function totalOf({ parts }: PartFamily, wanted: Matrix['wanted']): { kinds: number; pieces: number; sum: Fen } {
  const lines = parts
    .flatMap(({ id, offers }) =>
      Object.values(offers).map(({ uniqueId, price }) => ({ price, quantity: wanted[cellKey(id, uniqueId)] ?? 0 })),
    )
    .filter(({ quantity }) => quantity > 0);
  return {
    kinds: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sum: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  };
}

/** Rows that PageUp and PageDown move by. */
const PAGE_ROWS = 5;
const clamped = (at: number, length: number): number => Math.max(0, Math.min(at, length - 1));

/** The cell that a key moves to, by the ARIA grid pattern; undefined for any other key. */
export function nextPosition(
  { row, column }: CellPosition,
  { key, ctrlKey, shiftKey }: { key: string; ctrlKey: boolean; shiftKey: boolean },
  size: { rows: number; columns: number },
): CellPosition | undefined {
  const to = (nextRow: number, nextColumn: number): CellPosition => ({
    row: clamped(nextRow, size.rows),
    column: clamped(nextColumn, size.columns),
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
      return to(row - PAGE_ROWS, column);
    case 'PageDown':
      return to(row + PAGE_ROWS, column);
    case 'Home':
      return to(ctrlKey ? 0 : row, 0);
    case 'End':
      return to(ctrlKey ? size.rows - 1 : row, size.columns - 1);
    default:
      return undefined;
  }
}
