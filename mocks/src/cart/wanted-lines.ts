import type { Language } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { WantedLine } from '../core/cart.state.ts';
import { refusal } from '../core/refusal.ts';
import type { Shop } from '../core/shop.ts';
import { checkFlashLines } from '../goods/check-flash-sale.ts';
import { checkPresale } from '../goods/presale.ts';
import type { PricedLine } from '../goods/prices.ts';
import { buyableOffer, linePrices } from './describe-line.ts';

export type LineSelection = {
  /** Cart ids, or buy-now keys, separated by commas. */
  ids: string;
  isBuyNow: boolean;
};

/** The lines that a shopper selected; refused if one does not exist. */
export function wantedLines(
  shop: Shop,
  account: Account,
  { ids, isBuyNow }: LineSelection,
  language: Language,
): WantedLine[] {
  const selected = [...new Set(ids.split(',').map((id) => id.trim()))].filter(Boolean);
  if (selected.length === 0) throw refusal('nothingSelected', language);
  return selected.map((id) => {
    const line = isBuyNow ? buyNowLine(shop, account, id) : account.cart.find((row) => row.id === id);
    if (!line) throw refusal('lineUnavailable', language);
    const { id: own, productId, uniqueId, quantity, flashSaleId } = line;
    return { id: own, productId, uniqueId, quantity, flashSaleId };
  });
}

function buyNowLine(shop: Shop, account: Account, key: string): WantedLine | undefined {
  const found = shop.state.buyNow[key];
  return found && found.accountId === account.id && found.expiresAt > shop.clock.now() ? found : undefined;
}

/** Lines at this shopper's current prices; refused if one can no longer be bought, or not by its promotion. */
export function withPrices(
  shop: Shop,
  account: Account,
  lines: readonly WantedLine[],
  language: Language,
): (WantedLine & PricedLine)[] {
  checkFlashLines(shop, account, lines, language);
  return lines.map((line) => {
    const offer = buyableOffer(shop, line);
    if (!offer) throw refusal('lineUnavailable', language);
    checkPresale(shop, offer.mould, language);
    return { ...line, ...linePrices(shop, line, offer, account) };
  });
}
