import type { OrderDraft, OrderKind } from '@shop/contracts';
import type { WantedLine } from '../core/cart.state.ts';
import type { Shop } from '../core/shop.ts';
import { mouldOf } from './goods.ts';
import { isPresaleMould } from './presale.ts';

/** The flash sale or presale of an order's lines; absent for ordinary orders. An order has one promotion at most. */
export function promotionOf(shop: Shop, lines: readonly WantedLine[]): OrderDraft['promotion'] {
  const saleId = lines.find(({ flashSaleId }) => flashSaleId !== undefined)?.flashSaleId;
  if (saleId !== undefined) return { kind: 'flashSale', saleId };
  const presold = lines.find((line) => isPresale(shop, line));
  return presold && { kind: 'presale', productId: presold.productId };
}

export const kindOf = (shop: Shop, lines: readonly WantedLine[]): OrderKind =>
  promotionOf(shop, lines)?.kind ?? 'normal';

function isPresale(shop: Shop, line: WantedLine): boolean {
  const mould = mouldOf(shop, line.productId);
  return mould !== undefined && isPresaleMould(shop, mould);
}
