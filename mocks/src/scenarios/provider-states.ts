import { setStock } from '../goods/goods.ts';
import { MOBILE_CODE } from '../session/session.rules.ts';
import { expireToken } from '../session/tokens.ts';
import type { Shop } from '../core/shop.ts';
import { orderStates } from './order-scenarios.ts';
import { noticeStates } from './notice-scenarios.ts';
import type { ScenarioParams } from './params.ts';
import { repairRequestStates } from './repair-request-scenarios.ts';
import { repairSetStates } from './repair-set-scenarios.ts';
import { signInStates } from './sign-in-scenarios.ts';
import { writeConversation } from './write-conversation.ts';
import { endFlashSale, setKnownCoupon, runFlashSale } from './promotions.ts';
import { fillCart, namedOffer, plentiful, signedIn, signIn } from './steps.ts';

/** A number that no account of a new shop has. */
const FREE_PHONE = '13812345678';

function confirmPhone(shop: Shop, { phone = FREE_PHONE }: ScenarioParams): void {
  Object.assign(shop.known, { phone, captcha: MOBILE_CODE });
}

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

/** The states that calls are verified in, as named by the calls. They can be combined. */
export const providerStates = {
  ...orderStates,
  ...repairRequestStates,
  ...repairSetStates,
  ...signInStates,
  ...noticeStates,
  'the shop is open': () => undefined,
  'a shopper exists': () => undefined,
  'nothing matches the search': (shop) => {
    shop.state.assortment = 'unsearchable';
  },
  'the product does not exist': (shop, params = {}) => {
    shop.state.withdrawn[namedOffer(shop, params).mould.id] = 'deleted';
  },
  'a shopper is signed in': (shop, params) => {
    signIn(shop, params?.account);
  },
  'a shopper without an address is signed in': (shop) => {
    fillCart(shop, signIn(shop, 'new'));
  },
  'a shopper with a cart is signed in': (shop, params) => fillCart(shop, signIn(shop, params?.account), params),
  'the token has expired': (shop, params) => {
    signIn(shop, params?.account);
    if (shop.signedInToken) expireToken(shop, shop.signedInToken);
  },
  'a shopper with a phone confirms another one': (shop, params = {}) => {
    signIn(shop, params.account);
    confirmPhone(shop, params);
  },
  'a shopper without a phone confirms one': (shop, params = {}) => {
    signIn(shop, params.account).phone = '';
    confirmPhone(shop, params);
  },
  'a shopper is signed in and a part is in stock': (shop, params = {}) => {
    signIn(shop, params.account);
    setStock(shop, namedOffer(shop, params), params.quantity ?? 1000);
  },
  'a shopper is signed in and a part is sold out': (shop, params = {}) => {
    signIn(shop, params.account);
    setStock(shop, namedOffer(shop, params), 0);
  },
  'a coupon can be received': (shop, params) => {
    signedIn(shop, params);
    setKnownCoupon(shop, true);
  },
  'no coupon is left': (shop, params) => {
    signedIn(shop, params);
    setKnownCoupon(shop, false);
  },
  'a shopper with favourites is signed in': (shop, params = {}) => {
    const account = signIn(shop, params.account);
    const others = plentiful(shop, 4)
      .slice(1)
      .map(({ mould }) => mould.id);
    account.favourites = [...new Set([namedOffer(shop, params).mould.id, ...others, ...account.favourites])];
  },
  'a flash sale is running': (shop, params) => {
    runFlashSale(shop, params);
  },
  'the flash sale is over': (shop) => {
    endFlashSale(shop);
  },
  'a conversation exists': (shop, params) =>
    writeConversation(shop, signIn(shop, params?.account), params?.messages ?? 3),
} satisfies Record<string, Scenario>;
