import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { accountNamed } from '../session/accounts.ts';
import { offerOf, setStock, type ShopOffer } from '../goods/goods.ts';
import type { WantedLine } from '../core/cart.state.ts';
import type { Shop } from '../core/shop.ts';
import { writeHistory } from './order-history.ts';
import { setKnownOrder } from './order-scenarios.ts';
import type { ScenarioParams } from './params.ts';
import { INVOICE, orderAgo } from './earlier-orders.ts';
import { draftCart, placeCart, plentiful, signedIn } from './steps.ts';
import { addToCart } from '../cart/add-to-cart.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const DAY = 24 * 3_600_000;
/** The factor of an unexpected price increase. */
const PRICE_INCREASE = 1.2;

function offerIn(shop: Shop, [line]: readonly WantedLine[]): ShopOffer {
  const offer = line && offerOf(shop, line.productId, line.uniqueId);
  if (!offer) throw new Error('The scenario has no order draft.');
  return offer;
}

/** Scenarios of a purchase. */
export const buyingScenarios = {
  'the payment code is not paid': (shop, params) => {
    placeCart(shop, signedIn(shop, params), params);
    shop.state.backOffice.pays = 'never';
  },
  'orders of every kind': (shop, params) => writeHistory(shop, signedIn(shop, params)),
  'the parcel is delayed': (shop, params) => {
    setKnownOrder(shop, orderAgo(shop, signedIn(shop, params), 6 * DAY, { ...params, ships: 'delayed' }));
  },
  'an order with an invoice': (shop, params) => {
    setKnownOrder(shop, orderAgo(shop, signedIn(shop, params), DAY, params)).invoice = { ...INVOICE };
  },
  'a price changes before the order is placed': (shop, params) => {
    const offer = offerIn(shop, draftCart(shop, signedIn(shop, params), params).lines);
    shop.state.nextPrices = { [offer.stockKey]: Math.ceil(offer.priceFen * PRICE_INCREASE) };
  },
  'another shopper buys the last piece': (shop, params) => {
    const account = signedIn(shop, params);
    const [offer] = plentiful(shop, 1);
    if (!offer) throw new Error('The stand-in shop sells nothing.');
    setStock(shop, offer, 1);
    // The other shopper is another account, in another window.
    for (const shopper of [accountNamed(shop, account.login === 'poor' ? 'demo' : 'poor'), account])
      shop.known.lineId = addToCart(shop, shopper, offer, 1, DEFAULT_LANGUAGE);
  },
} satisfies Record<string, Scenario>;
