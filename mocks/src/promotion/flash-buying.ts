import type { Language } from '../catalogue/catalogue.entity.ts';
import { flashStateOf } from './flash-hours.ts';
import { saleNamed, type FlashOffer, type Sale } from './flash-sale.ts';
import { boughtOf, leftIn, leftOf } from './flash-stock.ts';
import { piecesOf } from '../cart/limits.ts';
import { refusal } from '../shop/refusal.ts';
import type { Account, Shop, WantedLine } from '../shop/state.ts';

const flashOfferOf = (sale: Sale | undefined, line: WantedLine): FlashOffer | undefined =>
  sale && sale.mould.id === line.productId
    ? sale.offers.find(({ offer }) => offer.uniqueId === line.uniqueId)
    : undefined;

/** The flash sale's price of one piece of a line; absent for a line that is not of a flash sale, or of one that is gone. */
export const flashPriceOf = (shop: Shop, line: WantedLine): number | undefined =>
  line.flashSaleId === undefined ? undefined : flashOfferOf(saleNamed(shop, line.flashSaleId), line)?.price;

function checkSale(shop: Shop, account: Account, sale: Sale, lines: readonly WantedLine[], language: Language): void {
  const state = flashStateOf(sale.hours, shop.clock.now());
  if (state === 'coming') throw refusal('flashComing', language);
  if (state === 'over') throw refusal('flashOver', language);
  if (leftIn(shop, sale) === 0) throw refusal('flashSoldOut', language);
  for (const flash of sale.offers) {
    const left = leftOf(shop, sale, flash);
    const pieces = piecesOf(
      lines.filter(({ uniqueId }) => uniqueId === flash.offer.uniqueId),
      sale.mould.id,
    );
    if (pieces > left) throw refusal('flashLeft', language, { left });
  }
  const pieces = piecesOf(lines, sale.mould.id);
  if (pieces > sale.limitPerOrder) throw refusal('flashPerOrder', language, { limit: sale.limitPerOrder });
  if (pieces + boughtOf(shop, sale, account.id) > sale.limitPerShopper)
    throw refusal('flashPerShopper', language, { limit: sale.limitPerShopper });
}

/** Refuses lines that their flash sale would not sell now, all of an order taken together. Lines of no flash sale pass. */
export function checkFlashLines(shop: Shop, account: Account, lines: readonly WantedLine[], language: Language): void {
  for (const id of new Set(lines.map(({ flashSaleId }) => flashSaleId))) {
    if (id === undefined) continue;
    const own = lines.filter(({ flashSaleId }) => flashSaleId === id);
    const sale = saleNamed(shop, id);
    if (!sale) throw refusal('flashOver', language);
    if (own.some((line) => !flashOfferOf(sale, line))) throw refusal('noOffer', language);
    checkSale(shop, account, sale, own, language);
  }
}
