import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { accountNamed } from '../session/accounts.ts';
import { createDraft } from '../order/draft.ts';
import { isForSale, mouldOf, offersOf, stockOf, type ShopOffer } from '../goods/goods.ts';
import { goodsOf } from '../order/order-cost.ts';
import { placeOrder } from '../order/orders.ts';
import { openSession } from '../session/tokens.ts';
import type { Catalogue, Mould } from '../catalogue-data/catalogue.entity.ts';
import type { Account } from '../core/account.state.ts';
import type { Draft, StoredOrder } from '../core/order.state.ts';
import type { Shop } from '../core/shop.ts';
import type { ScenarioParams } from './params.ts';
import { addToCart } from '../cart/add-to-cart.ts';

/** The steps that scenarios consist of: actions of a shopper, executed by the shop's rules. */

/** Well-known parts that a cart is filled with first. */
const FAMOUS = ['3001', '3020', '3024', '3003', '3023', '3005', '3069b', '2780', '3710', '3040'];

/** Signs a shopper in; the token is in `shop.signedInToken`. */
export function signIn(shop: Shop, login = 'demo'): Account {
  const account = accountNamed(shop, login);
  shop.signedInToken = openSession(shop, account).token;
  shop.known.addressId = account.addresses[0]?.id;
  return account;
}

/** The shopper who is signed in already, else signs in the given or the demo account. */
export function signedIn(shop: Shop, { account }: ScenarioParams = {}): Account {
  const stored = shop.signedInToken ? shop.state.tokens[shop.signedInToken] : undefined;
  const known = stored && shop.state.accounts[stored.accountId];
  return known && (account === undefined || known.login === account) ? known : signIn(shop, account);
}

/** Every mould once. One by one, since most scenarios need the first few. */
function* famousFirst({ moulds }: Catalogue): Generator<Mould> {
  for (const number of FAMOUS) {
    const mould = moulds.find((one) => one.number === number);
    if (mould) yield mould;
  }
  for (const mould of moulds) if (!FAMOUS.includes(mould.number)) yield mould;
}

/** Offers for sale with at least `pieces` in stock, one for each mould, well-known moulds first. */
export function plentiful(shop: Shop, count: number, pieces = 500): readonly ShopOffer[] {
  const found: ShopOffer[] = [];
  for (const mould of famousFirst(shop.catalogue)) {
    if (found.length === count) break;
    const own = isForSale(shop, mould) ? offersOf(shop, mould).filter((known) => stockOf(shop, known) >= pieces) : [];
    // Each mould in another colour, for a varied cart.
    const offer = own[found.length % Math.max(1, own.length)];
    if (offer) found.push(offer);
  }
  return found;
}

/** The offer of the parameters: any colour of the product if they have none, else any offer with high stock. */
export function namedOffer(shop: Shop, { productId, uniqueId }: ScenarioParams): ShopOffer {
  const mould = productId === undefined ? undefined : mouldOf(shop, productId);
  const own = mould ? offersOf(shop, mould) : plentiful(shop, 1);
  const offer = own.find((known) => known.uniqueId === uniqueId) ?? own[0];
  if (!offer) throw new Error(`The stand-in shop has no offer of product "${productId ?? ''}".`);
  Object.assign(shop.known, { productId: offer.mould.id, uniqueId: offer.uniqueId });
  return offer;
}

/** Adds well-known parts to the shopper's cart. */
export function fillCart(shop: Shop, account: Account, { lines = 3, quantity = 10 }: ScenarioParams = {}): void {
  for (const offer of plentiful(shop, lines, quantity)) addToCart(shop, account, offer, quantity, DEFAULT_LANGUAGE);
  shop.known.lineId = account.cart[0]?.id;
}

/** Creates an order draft of the shopper's cart. */
export function draftCart(shop: Shop, account: Account, { orderKey }: ScenarioParams = {}): Draft {
  if (account.cart.length === 0) fillCart(shop, account);
  const draft = createDraft(
    shop,
    account,
    account.cart,
    goodsOf(shop, account, account.cart, DEFAULT_LANGUAGE),
    orderKey,
  );
  shop.known.orderKey = draft.key;
  return draft;
}

/** Places an unpaid order of the shopper's cart to their first address. */
export function placeCart(shop: Shop, account: Account, params: ScenarioParams = {}): StoredOrder {
  const [address] = account.addresses;
  if (!address) throw new Error(`The account "${account.login}" has no address to order to.`);
  const order = placeOrder(shop, account, draftCart(shop, account, params), {
    address,
    message: '',
    language: DEFAULT_LANGUAGE,
  });
  if (params.orderNumber !== undefined) renumber(shop, order, params.orderNumber);
  shop.known.orderNumber = order.number;
  return order;
}

function renumber(shop: Shop, order: StoredOrder, number: string): void {
  delete shop.state.orders[order.number];
  shop.state.orders[number] = order;
  const draft = shop.state.drafts[order.key];
  if (draft) draft.orderNumber = number;
  order.number = number;
}
