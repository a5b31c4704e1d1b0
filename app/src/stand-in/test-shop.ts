import { createShop, scenarios, type Clock, type ScenarioName, type ScenarioParams, type Shop } from '@shop/mocks';
import { createTransport } from '@shop/mocks/transport';
import { transport } from '../data/transport.ts';
import { useLeftOut } from '../features/cart/chosen-lines.store.ts';
import { takePendingAddition } from '../features/cart/pending-addition.store.ts';
import { keepMessage } from '../features/order/message.store.ts';
import { cookieJar } from '../session/cookies.ts';
import { useSession } from '../session/session.store.ts';
import { keepToken } from '../session/token-cookie.ts';
import { shopConfig } from '../shop-config.ts';
import { memoryJar } from './test-cookie-jar.ts';

/** A named state with what it is told; scenarios add up, so several make one state. */
export type Situation = { name: ScenarioName; params?: ScenarioParams };

/**
 * Opens a stand-in shop and lets this page talk to it: requests, cookies and what the page remembers start anew.
 * A page talks to one shop at a time; stories each have a page of their own (an iframe).
 */
export function openStandIn(situations: readonly Situation[], clock?: Partial<Clock>): Shop {
  const shop = createShop({ clock });
  for (const { name, params } of situations) scenarios[name](shop, params);
  transport.current = createTransport(shop);
  cookieJar.current = memoryJar();
  useLeftOut.setState(useLeftOut.getInitialState());
  keepMessage('');
  takePendingAddition();
  if (shop.signedInToken) keepToken(shopConfig.strategy, shop.signedInToken);
  useSession.setState({ isSignedIn: shop.signedInToken !== undefined, wasSignedOut: false }, true);
  return shop;
}

/**
 * An address with the things of the shop in it: `{productId}`, `{orderNumber}`, `{addressId}` and so on by the names of `shop.known`,
 * and `{cart}` for every line in the cart of the shopper who is signed in.
 */
export function addressIn(shop: Shop, pattern: string): string {
  const owner = shop.signedInToken ? shop.state.tokens[shop.signedInToken]?.accountId : undefined;
  const cart = owner ? shop.state.accounts[owner]?.cart : undefined;
  const things: Record<string, string | undefined> = { ...shop.known, cart: cart?.map((line) => line.id).join(',') };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => things[name] ?? '');
}
