import * as z from 'zod/mini';
import type { CartLine } from '../cart/cart-line.entity.ts';
import { maybe } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';

/** What an order line costs apart from its price for one piece. All are of the whole line. */
export const linePriceWire = {
  /** The line's share of the order's coupon and points. */
  coupon_price: z._default(money, 0),
  integral_price: maybe(money),
  /** What was paid for the line. */
  sum_true_price: maybe(money),
};

type Wire = {
  cart_num: number;
  truePrice: Fen;
  coupon_price: Fen;
  integral_price?: Fen | undefined;
  sum_true_price?: Fen | undefined;
};
type LinePrice = { unitPrice: Fen; couponShare: Fen; pointsShare?: Fen | undefined };

/**
 * Servers subtract coupon and points from the `truePrice` of a placed order's line, and round it. The price of a piece
 * before them follows from what was paid for the line, so that they are subtracted once, where they are shown.
 */
export function toLinePrice({ cart_num, truePrice, coupon_price, integral_price, sum_true_price }: Wire): LinePrice {
  const shares = coupon_price + (integral_price ?? 0);
  const listed = truePrice * cart_num;
  const isSubtracted =
    sum_true_price !== undefined &&
    cart_num > 0 &&
    Math.abs(listed - sum_true_price) < Math.abs(listed - (sum_true_price + shares));
  return {
    unitPrice: isSubtracted ? Math.round((sum_true_price + shares) / cart_num) : truePrice,
    couponShare: coupon_price,
    pointsShare: integral_price || undefined,
  };
}

/** As servers send it; without what was paid where the shares exceed the price, which no server sends. */
export function fromLinePrice({
  quantity,
  unitPrice,
  couponShare,
  pointsShare,
}: LinePrice & Pick<CartLine, 'quantity'>) {
  const shares = couponShare + (pointsShare ?? 0);
  const paid = unitPrice * quantity - shares;
  const columns = { coupon_price: couponShare, integral_price: pointsShare };
  if (shares <= 0 || paid < 0 || quantity === 0) return { ...columns, truePrice: unitPrice };
  return { ...columns, truePrice: Math.floor(paid / quantity), sum_true_price: paid };
}
