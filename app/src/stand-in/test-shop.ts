import { createShop, scenarios, type Clock, type ScenarioName, type ScenarioParams, type Shop } from '@shop/mocks';
import { startMockSocket, type MockSocket } from '@shop/mocks/mock-socket';
import { createTransport } from '@shop/mocks/transport';
import { useClosedShop } from '../data/closed-shop.store.ts';
import { useKnownCalls } from '../data/known-calls.ts';
import { openSocketWith, socketFactory } from '../data/socket.ts';
import { transport } from '../data/transport.ts';
import { closeChatWindow } from '../features/chat/chat-window.store.ts';
import { chatPorts, closeChat } from '../features/chat/open-chat.ts';
import { reloadUnread } from '../features/chat/unread.store.ts';
import { clearImages } from '../features/image/images.store.ts';
import { clearRemovedOrders } from '../features/order/removed-orders.store.ts';
import { takePendingFavourite } from '../features/favourite/pending-favourite.store.ts';
import { saveMatrixQuantities } from '../features/cart/matrix-quantities.store.ts';
import { clearPersistedStores } from '../session/persisted-store.ts';
import { cookieJar } from '../browser/cookies.ts';
import { takeReturnPath } from '../session/return-path.ts';
import { rememberNamedFeatures } from '../session/server-features.ts';
import { useSession } from '../session/session.store.ts';
import { storeToken } from '../session/token-cookie.ts';
import { shopConfig } from '../shop-config.ts';
import { singleTab, createMemoryOutbox } from './test-chat.ts';
import { createCookieJar } from './test-cookie-jar.ts';

export type StandInShop = Shop;

/** A scenario with its parameters. Several are applied one after another. */
export type AppliedScenario = { name: ScenarioName; params?: ScenarioParams };

let socket: MockSocket | undefined;

/** The stand-in shop of this page, for stories in which something happens on the server. */
export const standIn: { shop: Shop | undefined } = { shop: undefined };

/**
 * Opens a stand-in shop and connects this page to it. Cookies, chat, images of forms and everything that the page has persisted are
 * reset. A page is connected to one shop at a time; each story has a page of its own (an iframe).
 */
export function openStandInShop(applied: readonly AppliedScenario[], clock?: Partial<Clock>): Shop {
  const shop = createShop({ clock });
  standIn.shop = shop;
  for (const { name, params } of applied) scenarios[name](shop, params);
  transport.current = createTransport(shop);
  cookieJar.current = createCookieJar();
  connectStandInChat(shop);
  clearPersistedStores();
  useKnownCalls.setState({ absent: [], answered: [] });
  rememberNamedFeatures(undefined);
  useClosedShop.setState({ message: undefined });
  clearImages();
  clearRemovedOrders();
  takeReturnPath();
  takePendingFavourite();
  saveMatrixQuantities({});
  if (shop.signedInToken) storeToken(shopConfig.strategy, shop.signedInToken);
  useSession.setState({ isSignedIn: shop.signedInToken !== undefined, wasSignedOut: false }, true);
  return shop;
}

/** Ends the websocket of the shop before, for a test that starts with other copies of the modules. */
export function disconnectStandInChat(): void {
  socket?.stop();
  socket = undefined;
}

/** Closes the chat of the shop before and connects to the websocket of this one. */
function connectStandInChat(shop: Shop): void {
  closeChat();
  closeChatWindow();
  reloadUnread();
  disconnectStandInChat();
  socket = startMockSocket(shop, `${location.origin.replace(/^http/, 'ws')}/ws`);
  const { WebSocket: StandInSocket } = socket;
  socketFactory.current = openSocketWith((url) => new StandInSocket(url));
  chatPorts.outbox = createMemoryOutbox;
  chatPorts.tabs = singleTab;
}

/**
 * Fills an address with ids of the shop: `{productId}`, `{orderNumber}`, `{addressId}` and all other names of
 * `shop.known`, and `{cart}` for every line in the cart of the signed-in shopper.
 */
export function fillAddress(shop: Shop, pattern: string): string {
  const owner = shop.signedInToken ? shop.state.tokens[shop.signedInToken]?.accountId : undefined;
  const cart = owner ? shop.state.accounts[owner]?.cart : undefined;
  const ids: Record<string, string | undefined> = { ...shop.known, cart: cart?.map((line) => line.id).join(',') };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
}
