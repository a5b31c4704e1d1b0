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
  'a conversation exists': true,
  'a conversation about an order': true,
  'agents are away': true,
  'the token is old': true,
  'token dies in the middle': true,
  refused: true,
  'malformed answer': true,
  'slow shop': true,
  'shop down': true,
};

/** The scenario that each story was written with. */
export const OWN_SCENARIO = 'as in the story';
export const SCENARIO_NAMES = Object.keys(NAMES) as readonly ScenarioName[];
