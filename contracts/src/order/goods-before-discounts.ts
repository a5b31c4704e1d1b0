import type { Fen } from '../wire/money.ts';

type Sums = { total_price: Fen; pay_price: Fen; pay_postage?: Fen; coupon_price: Fen; deduction_price: Fen };

/**
 * The goods of an order before coupon and points. An order that is a part of another is sent with the goods after them,
 * so that goods and postage alone make up what was paid.
 */
export function goodsBeforeDiscounts({
  total_price,
  pay_price,
  pay_postage,
  coupon_price,
  deduction_price,
}: Sums): Fen {
  const isAfterThem = pay_postage !== undefined && total_price + pay_postage === pay_price;
  return isAfterThem ? total_price + coupon_price + deduction_price : total_price;
}
