import type { ScenarioName } from '@shop/mocks';

/** Every scenario of the stand-in shop, for the toolbar. Names only: the shop itself would come into every story. The type keeps the list whole. */
const NAMES: Record<ScenarioName, true> = {
  'the shop is open': true,
  guest: true,
  'a shopper exists': true,
  'a shopper is signed in': true,
  'a shopper without an address is signed in': true,
  'a shopper with a cart is signed in': true,
  'cart with a line that cannot be bought': true,
  'nearly free delivery': true,
  'a shopper is signed in and a part is in stock': true,
  'a shopper is signed in and a part is sold out': true,
  'an order is laid out': true,
  'the order key is used up': true,
  'an order waits for payment': true,
  'an order is paid': true,
  'the balance is too small': true,
  'the order does not exist': true,
  'nothing matches the search': true,
  'the product is gone': true,
  'empty catalogue': true,
  'a coupon can be received': true,
  'no coupon is left': true,
  'a shopper with favourites is signed in': true,
  'a flash sale is running': true,
  'a flash sale is nearly sold out': true,
  'a flash sale is about to begin': true,
  'the flash sale is over': true,
  'no flash sale today': true,
  'a presale is running': true,
  'no banners': true,
  'a conversation exists': true,
  'a conversation about an order': true,
  'agents are away': true,
  'the token is old': true,
  'token dies in the middle': true,
  'the shop has no facets': true,
  'counts disagree': true,
  refused: true,
  'malformed answer': true,
  'slow shop': true,
  'shop down': true,
};

/** The scenario that each story was written with. */
export const OWN_SCENARIO = 'as in the story';
export const SCENARIO_NAMES = Object.keys(NAMES) as readonly ScenarioName[];
