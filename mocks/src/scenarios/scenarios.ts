import { addToCart } from '../cart/cart.rules.ts';
import { agents } from '../support/conversation.ts';
import { pricesFor } from '../cart/describe-line.ts';
import { setStock, stockOf, type Offered } from '../catalogue/goods.ts';
import { FREE_FROM } from '../catalogue/prices.ts';
import { refusalMessages } from '../shop/refusal-messages.ts';
import type { Account, Shop } from '../shop/state.ts';
import { afterSales } from './after-sales.ts';
import { buyingScenes } from './buying-scenes.ts';
import { listScenes } from './list-scenes.ts';
import type { ScenarioParams } from './params.ts';
import { writeConversation } from './past-conversation.ts';
import { announceFlashSale, runPresale, sellNearlyOut } from './promotions.ts';
import { providerStates } from './provider-states.ts';
import { fillCart, plentiful, signedIn, signIn } from './steps.ts';

export type { ScenarioParams } from './params.ts';

/** A named state of the shop, set up in a shop that is there. */
export type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const HALF_A_CART = 5;
/** How many products a list counts that no page shows. */
const TOO_MANY = 7;
/** Calls that only this shop's own servers have. */
const OWN_CALLS = ['productFacets', 'searchSuggestions', 'partFamily'];

/** Fills the cart to just below the free delivery of 49.00: by less than the price of one cheap piece. */
function fillToNearlyFree(shop: Shop, account: Account): void {
  const price = (offer: Offered) => pricesFor(offer, account).unitPrice;
  const fits = (offer: Offered) => price(offer) <= 60 && stockOf(shop, offer) * price(offer) > FREE_FROM;
  const offer = plentiful(shop, 200).find(fits);
  if (!offer) throw new Error('The catalogue has no cheap part with enough stock to fill a cart with.');
  addToCart(shop, account, offer, Math.floor((FREE_FROM - 1) / price(offer)), 'zh-Hans');
}

/** One line sold out, one off sale, one deleted, beside two that can be bought. */
function fillWithFaults(shop: Shop, account: Account): void {
  fillCart(shop, account, { lines: HALF_A_CART });
  const [soldOut, offSale, deleted] = plentiful(shop, HALF_A_CART);
  if (soldOut) setStock(shop, soldOut, 0);
  if (offSale) shop.state.withdrawn[offSale.mould.id] = 'offSale';
  if (deleted) shop.state.withdrawn[deleted.mould.id] = 'deleted';
}

const troubles = {
  'slow shop': (shop, { call, ms = 10_000 } = {}) => {
    shop.troubles.push({ kind: 'slow', ms, call });
  },
  'shop down': (shop, { call } = {}) => {
    shop.troubles.push({ kind: 'down', call });
  },
  'counts disagree': (shop, { call = 'products' } = {}) => {
    shop.troubles.push({ kind: 'miscounted', by: TOO_MANY, call });
  },
  'the shop has no facets': (shop) => {
    for (const call of OWN_CALLS) shop.troubles.push({ kind: 'unknown', call });
  },
  'malformed answer': (shop, { call } = {}) => {
    shop.troubles.push({ kind: 'malformed', call });
  },
  refused: (shop, { call, status = 400, message = refusalMessages.trouble['zh-Hans'] } = {}) => {
    shop.troubles.push({ kind: 'refused', status, message, call });
  },
  'token dies in the middle': (shop, params = {}) => {
    const account = signedIn(shop, params);
    if (account.cart.length === 0) fillCart(shop, account);
    shop.troubles.push({ kind: 'signedOut', after: params.after ?? 3, call: params.call });
  },
} satisfies Record<string, Scenario>;

const states = {
  ...buyingScenes,
  ...listScenes,
  guest: (shop) => {
    shop.signedInToken = undefined;
  },
  'empty catalogue': (shop) => {
    shop.state.shelves = 'empty';
  },
  'a conversation about an order': (shop, params) => {
    providerStates['an order is paid'](shop, params);
    writeConversation(shop, signedIn(shop, params), params?.messages ?? 30);
  },
  'agents are away': (shop, params) => {
    signedIn(shop, params);
    shop.state.agentsAway = agents('zh-Hans').map(({ id }) => id);
  },
  'cart with a line that cannot be bought': (shop, params) => fillWithFaults(shop, signIn(shop, params?.account)),
  'a flash sale is about to begin': (shop, params) => {
    announceFlashSale(shop, params);
  },
  'a flash sale is nearly sold out': (shop, params) => sellNearlyOut(shop, params),
  'no flash sale today': (shop) => {
    shop.state.flash.hours = [];
  },
  'a presale is running': (shop, params) => runPresale(shop, params),
  'no banners': (shop) => {
    shop.state.hasBanners = false;
  },
  'nearly free delivery': (shop, params) => fillToNearlyFree(shop, signIn(shop, params?.account)),
} satisfies Record<string, Scenario>;

export type ScenarioName =
  keyof typeof providerStates | keyof typeof afterSales | keyof typeof states | keyof typeof troubles;

/** The one vocabulary of states for stories, tests, end-to-end runs and provider checks. Scenarios add up: use several in turn. */
export const scenarios: Record<ScenarioName, Scenario> = { ...providerStates, ...afterSales, ...states, ...troubles };

/** Whether a text is the name of a scenario. */
export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
