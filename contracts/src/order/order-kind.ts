/** The origin of an order: the cart or buy now, or a promotion, whose orders cannot be bought again. */
export type OrderKind = 'normal' | 'flashSale' | 'presale' | 'other';

const KINDS: Readonly<Record<number, OrderKind>> = {
  0: 'normal',
  1: 'flashSale',
  2: 'other',
  3: 'other',
  4: 'presale',
};
const NUMBERS: Record<OrderKind, number | undefined> = { normal: undefined, flashSale: 1, presale: 4, other: 2 };

/** The server sends no type for a normal order. */
export const toOrderKind = (type: number | undefined): OrderKind => KINDS[type ?? 0] ?? 'other';
export const fromOrderKind = (kind: OrderKind): number | undefined => NUMBERS[kind];
