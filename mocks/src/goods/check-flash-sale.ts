import type { Language } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { WantedLine } from '../core/cart.state.ts';
import { refusal } from '../core/refusal.ts';
import type { Shop } from '../core/shop.ts';
import { flashStateOf } from './flash-hours.ts';
import { findSale, type FlashOffer, type Sale } from './flash-sale.ts';
import { boughtOf, leftIn, leftOf } from './flash-stock.ts';
import { piecesOf } from './goods.ts';

const flashOfferOf = (sale: Sale | undefined, line: WantedLine): FlashOffer | undefined =>
  sale && sale.mould.id === line.productId
    ? sale.offers.find(({ offer }) => offer.uniqueId === line.uniqueId)
    : undefined;

/** The price of one piece of a line in its flash sale; absent if the line has none or the sale no longer exists. */
export const flashPriceOf = (shop: Shop, line: WantedLine): number | undefined =>
  line.flashSaleId === undefined ? undefined : flashOfferOf(findSale(shop, line.flashSaleId), line)?.price;

function checkSale(shop: Shop, account: Account, sale: Sale, lines: readonly WantedLine[], language: Language): void {
  const state = flashStateOf(sale.hours, shop.clock.now());
  if (state === 'coming') throw refusal('flashSaleNotStarted', language);
  if (state === 'over') throw refusal('flashSaleEnded', language);
  if (leftIn(shop, sale) === 0) throw refusal('flashSaleSoldOut', language);
  for (const flash of sale.offers) {
    const left = leftOf(shop, sale, flash);
    const pieces = piecesOf(
      lines.filter(({ uniqueId }) => uniqueId === flash.offer.uniqueId),
      sale.mould.id,
    );
    if (pieces > left) throw refusal('flashSaleStockTooLow', language, { left });
  }
  const pieces = piecesOf(lines, sale.mould.id);
  if (pieces > sale.limitPerOrder) throw refusal('flashSaleOrderLimit', language, { limit: sale.limitPerOrder });
  if (pieces + boughtOf(shop, sale, account.id) > sale.limitPerShopper)
    throw refusal('flashSaleShopperLimit', language, { limit: sale.limitPerShopper });
}

/** Refuses the lines of an order that their flash sale does not allow. Lines without a flash sale pass. */
export function checkFlashLines(shop: Shop, account: Account, lines: readonly WantedLine[], language: Language): void {
  for (const id of new Set(lines.map(({ flashSaleId }) => flashSaleId))) {
    if (id === undefined) continue;
    const own = lines.filter(({ flashSaleId }) => flashSaleId === id);
    const sale = findSale(shop, id);
    if (!sale) throw refusal('flashSaleEnded', language);
    if (own.some((line) => !flashOfferOf(sale, line))) throw refusal('offerNotFound', language);
    checkSale(shop, account, sale, own, language);
  }
}
