import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { agents } from '../support/conversation.ts';
import { pricesFor } from '../cart/describe-line.ts';
import { setStock, stockOf, type ShopOffer } from '../goods/goods.ts';
import { FREE_FROM } from '../goods/prices.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { refundScenarios } from './refund-scenarios.ts';
import { repairRequestScenarios } from './repair-request-scenarios.ts';
import { repairSetScenarios } from './repair-set-scenarios.ts';
import { addressScenarios } from './address-scenarios.ts';
import { balanceScenarios } from './balance-scenarios.ts';
import { buyingScenarios } from './buying-scenarios.ts';
import { couponScenarios } from './coupon-scenarios.ts';
import { favouriteScenarios } from './favourite-scenarios.ts';
import { listScenarios } from './list-scenarios.ts';
import { noticeScenarios } from './notice-scenarios.ts';
import type { ScenarioParams } from './params.ts';
import { stockScenarios } from './stock-scenarios.ts';
import { signInScenarios } from './sign-in-scenarios.ts';
import { writeConversation } from './write-conversation.ts';
import { announceFlashSale, runPresale, sellNearlyOut } from './promotions.ts';
import { providerStates } from './provider-states.ts';
import { fillCart, plentiful, signedIn, signIn } from './steps.ts';
import { addToCart } from '../cart/add-to-cart.ts';

export type { ScenarioParams } from './params.ts';

/** Brings an existing shop into a named state. */
export type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const CART_LINES = 5;
/** By how much the total of a list is too high. */
const EXTRA_PRODUCTS = 7;
/** Calls that only this shop's servers implement. */
const OWN_CALLS = ['productFacets', 'searchSuggestions', 'partFamily'];

/** Fills the cart to less than the price of one cheap piece below the free delivery of 49.00. */
function fillToNearlyFree(shop: Shop, account: Account): void {
  const price = (offer: ShopOffer) => pricesFor(offer, account).unitPrice;
  const fits = (offer: ShopOffer) => price(offer) <= 60 && stockOf(shop, offer) * price(offer) > FREE_FROM;
  const offer = plentiful(shop, 200).find(fits);
  if (!offer) throw new Error('The catalogue has no cheap part with enough stock to fill a cart with.');
  addToCart(shop, account, offer, Math.floor((FREE_FROM - 1) / price(offer)), DEFAULT_LANGUAGE);
}

/** One line sold out, one off sale, one deleted, and two that can be bought. */
function fillWithFaults(shop: Shop, account: Account): void {
  fillCart(shop, account, { lines: CART_LINES });
  const [soldOut, offSale, deleted] = plentiful(shop, CART_LINES);
  if (soldOut) setStock(shop, soldOut, 0);
  if (offSale) shop.state.withdrawn[offSale.mould.id] = 'offSale';
  if (deleted) shop.state.withdrawn[deleted.mould.id] = 'deleted';
}

const faultScenarios = {
  'the shop is slow': (shop, { call, ms = 10_000 } = {}) => {
    shop.faults.push({ kind: 'slow', ms, call });
  },
  'the shop is down': (shop, { call } = {}) => {
    shop.faults.push({ kind: 'down', call });
  },
  'list counts are wrong': (shop, { call = 'products' } = {}) => {
    shop.faults.push({ kind: 'miscounted', by: EXTRA_PRODUCTS, call });
  },
  'the shop has no facets': (shop) => {
    for (const call of OWN_CALLS) shop.faults.push({ kind: 'unknown', call });
  },
  'responses are malformed': (shop, { call } = {}) => {
    shop.faults.push({ kind: 'malformed', call });
  },
  refused: (shop, { call, status = 400, message = messagesOf(DEFAULT_LANGUAGE).refusals.internalError } = {}) => {
    shop.faults.push({ kind: 'refused', status, message, call });
  },
  'the shop is closed': (shop, { call, status = 100103, message = '站点升级中，请稍候访问' } = {}) => {
    shop.faults.push({ kind: 'refused', status, message, call });
  },
  'the token expires after some calls': (shop, params = {}) => {
    const account = signedIn(shop, params);
    if (account.cart.length === 0) fillCart(shop, account);
    shop.faults.push({ kind: 'signedOut', after: params.after ?? 3, call: params.call });
  },
} satisfies Record<string, Scenario>;

const shopScenarios = {
  ...balanceScenarios,
  ...buyingScenarios,
  ...addressScenarios,
  ...couponScenarios,
  ...favouriteScenarios,
  ...listScenarios,
  ...repairRequestScenarios,
  ...repairSetScenarios,
  ...signInScenarios,
  ...stockScenarios,
  ...noticeScenarios,
  guest: (shop) => {
    shop.signedInToken = undefined;
  },
  'the catalogue is empty': (shop) => {
    shop.state.assortment = 'empty';
  },
  'a conversation about an order': (shop, params) => {
    providerStates['an order is paid'](shop, params);
    writeConversation(shop, signedIn(shop, params), params?.messages ?? 30);
  },
  'all agents are offline': (shop, params) => {
    signedIn(shop, params);
    shop.state.offlineAgents = agents(DEFAULT_LANGUAGE).map(({ id }) => id);
  },
  'the cart has lines that cannot be bought': (shop, params) => fillWithFaults(shop, signIn(shop, params?.account)),
  'a flash sale is about to begin': (shop, params) => {
    announceFlashSale(shop, params);
  },
  'a flash sale is nearly sold out': (shop, params) => sellNearlyOut(shop, params),
  'there is no flash sale today': (shop) => {
    shop.state.flash.hours = [];
  },
  'a presale is running': (shop, params) => runPresale(shop, params),
  'there are no banners': (shop) => {
    shop.state.hasBanners = false;
  },
  'the cart is just below free delivery': (shop, params) => fillToNearlyFree(shop, signIn(shop, params?.account)),
} satisfies Record<string, Scenario>;

export type ScenarioName =
  | keyof typeof providerStates
  | keyof typeof refundScenarios
  | keyof typeof shopScenarios
  | keyof typeof faultScenarios;

/**
 * The named states for stories, tests, end-to-end runs and provider verification. Scenarios can be combined by running
 * several in sequence.
 */
export const scenarios: Record<ScenarioName, Scenario> = {
  ...providerStates,
  ...refundScenarios,
  ...shopScenarios,
  ...faultScenarios,
};

/** Whether a text is the name of a scenario. */
export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
