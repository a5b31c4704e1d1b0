import { accountNamed } from '../session/accounts.ts';
import { addToCart } from '../cart/cart.rules.ts';
import { offerOf, setStock, type Offered } from '../catalogue/goods.ts';
import type { Shop, WantedLine } from '../shop/state.ts';
import { writeHistory } from './order-history.ts';
import { know } from './order-states.ts';
import type { ScenarioParams } from './params.ts';
import { INVOICE, orderAgo } from './past.ts';
import { layOutCart, placeCart, plentiful, signedIn } from './steps.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const DAY = 24 * 3_600_000;
/** By how much a price rises that the shopper did not see coming. */
const DEARER = 1.2;

function offerIn(shop: Shop, [line]: readonly WantedLine[]): Offered {
  const offer = line && offerOf(shop, line.productId, line.uniqueId);
  if (!offer) throw new Error('The scenario has laid nothing out.');
  return offer;
}

/** Situations of a purchase to show, to test and to click through. */
export const buyingScenes = {
  'nobody pays the code': (shop, params) => {
    placeCart(shop, signedIn(shop, params), params);
    shop.state.backOffice.pays = 'never';
  },
  'orders of every kind': (shop, params) => writeHistory(shop, signedIn(shop, params)),
  'the parcel is stuck': (shop, params) => {
    know(shop, orderAgo(shop, signedIn(shop, params), 6 * DAY, { ...params, ships: 'stuck' }));
  },
  'an order with an invoice': (shop, params) => {
    know(shop, orderAgo(shop, signedIn(shop, params), DAY, params)).invoice = { ...INVOICE };
  },
  'a price changes before the order is placed': (shop, params) => {
    const offer = offerIn(shop, layOutCart(shop, signedIn(shop, params), params).lines);
    shop.state.nextPrices = { [offer.stockKey]: Math.ceil(offer.priceFen * DEARER) };
  },
  'somebody buys the last piece': (shop, params) => {
    const account = signedIn(shop, params);
    const [offer] = plentiful(shop, 1);
    if (!offer) throw new Error('The stand-in shop sells nothing.');
    setStock(shop, offer, 1);
    // The other shopper is another account, in another window.
    for (const shopper of [accountNamed(shop, account.login === 'poor' ? 'demo' : 'poor'), account])
      shop.known.lineId = addToCart(shop, shopper, offer, 1, 'zh-Hans');
  },
} satisfies Record<string, Scenario>;
