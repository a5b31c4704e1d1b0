import { accountNamed } from '../session/accounts.ts';
import { addToCart } from '../cart/cart.rules.ts';
import { layOut } from '../order/draft.ts';
import { isForSale, mouldOf, offered, stockOf, type Offered } from '../catalogue/goods.ts';
import { goodsOf } from '../order/order-cost.ts';
import { placeOrder } from '../order/orders.ts';
import { openSession } from '../session/tokens.ts';
import type { Account, Draft, Shop, StoredOrder } from '../shop/state.ts';
import type { ScenarioParams } from './params.ts';

/** The steps that scenarios are made of: a shopper's own acts, done by the shop's own rules. */

const LANGUAGE = 'zh-Hans';
/** Numbers that a cart is filled with first: parts that everybody knows. */
const FAMOUS = ['3001', '3020', '3024', '3003', '3023', '3005', '3069b', '2780', '3710', '3040'];

/** Signs a shopper in; the shop then holds the token to send. */
export function signIn(shop: Shop, login = 'demo'): Account {
  const account = accountNamed(shop, login);
  shop.signedInToken = openSession(shop, account).token;
  shop.known.addressId = account.addresses[0]?.id;
  return account;
}

/** The shopper who is signed in already, or the demo account, signed in now. */
export function signedIn(shop: Shop, { account }: ScenarioParams = {}): Account {
  const stored = shop.signedInToken ? shop.state.tokens[shop.signedInToken] : undefined;
  const known = stored && shop.state.accounts[stored.accountId];
  return known && (account === undefined || known.login === account) ? known : signIn(shop, account);
}

/** Offers for sale with at least so many pieces, one a mould, famous moulds first. */
export function plentiful(shop: Shop, count: number, pieces = 500): readonly Offered[] {
  const famous = FAMOUS.map((number) => shop.catalogue.moulds.find((mould) => mould.number === number)).filter(
    (mould) => mould !== undefined,
  );
  const found: Offered[] = [];
  for (const mould of new Set([...famous, ...shop.catalogue.moulds])) {
    if (found.length === count) break;
    const own = isForSale(shop, mould) ? offered(shop, mould).filter((known) => stockOf(shop, known) >= pieces) : [];
    // A cart of one colour would look poor: each mould in the next one.
    const offer = own[found.length % Math.max(1, own.length)];
    if (offer) found.push(offer);
  }
  return found;
}

/** The offer that the parameters name: any colour of the product where they name none; else one with many pieces. */
export function namedOffer(shop: Shop, { productId, uniqueId }: ScenarioParams): Offered {
  const mould = productId === undefined ? undefined : mouldOf(shop, productId);
  const own = mould ? offered(shop, mould) : plentiful(shop, 1);
  const offer = own.find((known) => known.uniqueId === uniqueId) ?? own[0];
  if (!offer) throw new Error(`The stand-in shop has no offer of product "${productId ?? ''}".`);
  Object.assign(shop.known, { productId: offer.mould.id, uniqueId: offer.uniqueId });
  return offer;
}

/** Puts known parts into the shopper's cart. */
export function fillCart(shop: Shop, account: Account, { lines = 3, quantity = 10 }: ScenarioParams = {}): void {
  for (const offer of plentiful(shop, lines, quantity)) addToCart(shop, account, offer, quantity, LANGUAGE);
  shop.known.lineId = account.cart[0]?.id;
}

/** Lays the shopper's cart out as an order. */
export function layOutCart(shop: Shop, account: Account, { orderKey }: ScenarioParams = {}): Draft {
  if (account.cart.length === 0) fillCart(shop, account);
  const draft = layOut(shop, account, account.cart, goodsOf(shop, account, account.cart, LANGUAGE), orderKey);
  shop.known.orderKey = draft.key;
  return draft;
}

/** Places an order of the shopper's cart to their first address, unpaid. */
export function placeCart(shop: Shop, account: Account, params: ScenarioParams = {}): StoredOrder {
  const [address] = account.addresses;
  if (!address) throw new Error(`The account "${account.login}" has no address to order to.`);
  const order = placeOrder(shop, account, layOutCart(shop, account, params), {
    address,
    message: '',
    language: LANGUAGE,
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
