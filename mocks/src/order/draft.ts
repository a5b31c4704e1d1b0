import type { Address, Fen, OrderDraft, OrderKind } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { letters } from '../shop/chance.ts';
import { buyable, linePrices } from '../cart/describe-line.ts';
import { checkFlashLines } from '../promotion/flash-buying.ts';
import { mouldOf } from '../catalogue/goods.ts';
import { checkPresale, isPresaleMould } from '../promotion/presale.ts';
import type { PricedLine } from '../catalogue/prices.ts';
import { refusal } from '../shop/refusal.ts';
import type { Account, Draft, Shop, WantedLine } from '../shop/state.ts';

/** An order key lives 600 s (reference: order key). */
const DRAFT_LIFE = 600_000;

/** The lines of a comma-separated list of cart ids, or of buy-now keys. */
export function wantedLines(
  shop: Shop,
  account: Account,
  ids: string,
  isBuyNow: boolean,
  language: Language,
): WantedLine[] {
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

/** Lays lines out as an order to be, under a new key; `goods` is what the shopper is told that they cost. */
export function layOut(
  shop: Shop,
  account: Account,
  lines: readonly WantedLine[],
  goods: Fen,
  key = letters(shop.state, 32),
): Draft {
  const draft = {
    key,
    accountId: account.id,
    lines: lines.map((line) => ({ ...line })),
    goods,
    expiresAt: shop.clock.now() + DRAFT_LIFE,
  };
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

/** Refuses a draft whose lines were ordered by another draft, or left the cart: what is there no more is not sold a second time. */
export function checkLinesThere(shop: Shop, account: Account, { lines }: Draft, language: Language): void {
  if (!lines.every(({ id }) => id in shop.state.buyNow || account.cart.some((row) => row.id === id)))
    throw refusal('lineGone', language);
}

/** Lines at this shopper's prices of now; refused when one can no longer be bought, or not by what it promised. */
export function withPrices(
  shop: Shop,
  account: Account,
  lines: readonly WantedLine[],
  language: Language,
): (WantedLine & PricedLine)[] {
  checkFlashLines(shop, account, lines, language);
  return lines.map((line) => {
    const offer = buyable(shop, line);
    if (!offer) throw refusal('lineGone', language);
    checkPresale(shop, offer.mould, language);
    return { ...line, ...linePrices(shop, line, offer, account) };
  });
}

const isPresale = (shop: Shop, line: WantedLine): boolean => {
  const mould = mouldOf(shop, line.productId);
  return mould !== undefined && isPresaleMould(shop, mould);
};

export const kindOf = (shop: Shop, lines: readonly WantedLine[]): OrderKind =>
  promotionOf(shop, lines).promotion?.kind ?? 'normal';

/** The flash sale or the presale that lines are bought in; nothing else is bought with them. */
export function promotionOf(shop: Shop, lines: readonly WantedLine[]): Pick<OrderDraft, 'promotion'> {
  const saleId = lines.find(({ flashSaleId }) => flashSaleId !== undefined)?.flashSaleId;
  if (saleId !== undefined) return { promotion: { kind: 'flashSale', saleId } };
  const presold = lines.find((line) => isPresale(shop, line));
  return presold ? { promotion: { kind: 'presale', productId: presold.productId } } : {};
}

/** One of the shopper's own addresses. */
export function addressOf(account: Account, id: string, language: Language): Address {
  const address = account.addresses.find((known) => known.id === id);
  if (!address) throw refusal('noAddress', language);
  return address;
}

/** Where an order goes when nothing else is said. */
export const deliveryAddress = (account: Account): Address | undefined =>
  account.addresses.find((known) => known.isDefault);
