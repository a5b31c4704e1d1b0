import type { Address } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { letters } from './chance.ts';
import { buyable, linePrices } from './describe-line.ts';
import { checkFlashLines } from './flash-buying.ts';
import { checkPresale } from './presale.ts';
import { sumOf, type Sums } from './prices.ts';
import { refusal } from './refusal.ts';
import type { Account, BoughtLine, Draft, Shop, WantedLine } from './state.ts';

/** An order key lives 600 s (reference: order key). */
const DRAFT_LIFE = 600_000;

/** The lines of a comma-separated list of cart ids, or of buy-now keys. */
export function wantedLines(shop: Shop, account: Account, ids: string, isBuyNow: boolean, language: Language): WantedLine[] {
  const named = [...new Set(ids.split(',').map((id) => id.trim()))].filter(Boolean);
  if (named.length === 0) throw refusal('nothingChosen', language);
  return named.map((id) => {
    const line = isBuyNow ? buyNowLine(shop, account, id) : account.cart.find((known) => known.id === id);
    if (!line) throw refusal('lineGone', language);
    const { id: own, productId, uniqueId, quantity, flashSaleId } = line;
    return { id: own, productId, uniqueId, quantity, ...(flashSaleId === undefined ? {} : { flashSaleId }) };
  });
}

function buyNowLine(shop: Shop, account: Account, key: string): WantedLine | undefined {
  const found = shop.state.buyNow[key];
  return found && found.accountId === account.id && found.expiresAt > shop.clock.now() ? found : undefined;
}

/** Lays lines out as an order to be, under a new key. */
export function layOut(shop: Shop, account: Account, lines: readonly WantedLine[], key = letters(shop.state, 32)): Draft {
  const draft = { key, accountId: account.id, lines: lines.map((line) => ({ ...line })), expiresAt: shop.clock.now() + DRAFT_LIFE };
  shop.state.drafts[key] = draft;
  return draft;
}

/** The draft of a key. A used key is kept for good, so that it always answers with its order. */
export function draftOf(shop: Shop, account: Account, key: string, language: Language): Draft {
  const draft = shop.state.drafts[key];
  if (!draft || draft.accountId !== account.id) throw refusal('draftGone', language);
  if (!draft.orderNumber && draft.expiresAt <= shop.clock.now()) throw refusal('draftGone', language);
  return draft;
}

/** Lines at this shopper's prices of now; refused when one can no longer be bought, or not by what it promised. */
export function pricedLines(shop: Shop, account: Account, lines: readonly WantedLine[], language: Language): BoughtLine[] {
  checkFlashLines(shop, account, lines, language);
  return lines.map((line) => {
    const offer = buyable(shop, line);
    if (!offer) throw refusal('lineGone', language);
    checkPresale(shop, offer.mould, language);
    return { ...line, ...linePrices(shop, line, offer, account) };
  });
}

export const priced = (shop: Shop, account: Account, lines: readonly WantedLine[], address: Address | undefined, language: Language): Sums =>
  sumOf(pricedLines(shop, account, lines, language), address?.province);

/** One of the shopper's own addresses. */
export function addressOf(account: Account, id: string, language: Language): Address {
  const address = account.addresses.find((known) => known.id === id);
  if (!address) throw refusal('noAddress', language);
  return address;
}

/** Where an order goes when nothing else is said. */
export const deliveryAddress = (account: Account): Address | undefined => account.addresses.find((known) => known.isDefault);
