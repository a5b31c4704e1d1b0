import { createShop, scenarios, type Clock, type ScenarioName, type ScenarioParams, type Shop } from '@shop/mocks';
import { startMockSocket, type MockSocket } from '@shop/mocks/mock-socket';
import { createTransport } from '@shop/mocks/transport';
import { openThrough, socketDoor } from '../data/socket.ts';
import { transport } from '../data/transport.ts';
import { takePendingAddition } from '../features/cart/pending-addition.store.ts';
import { closeChatWindow } from '../features/chat/chat-window.store.ts';
import { chatDoors, closeChat } from '../features/chat/open-chat.ts';
import { readUnreadAgain } from '../features/chat/unread.store.ts';
import { takePendingFavourite } from '../features/favourite/pending-favourite.store.ts';
import { keepWanted } from '../features/cart/wanted-cells.store.ts';
import { forgetKept } from '../session/kept.ts';
import { forget } from '../session/recently.ts';
import { forgetSeenPrices } from '../session/seen-prices.ts';
import { cookieJar } from '../session/cookies.ts';
import { useSession } from '../session/session.store.ts';
import { keepToken } from '../session/token-cookie.ts';
import { shopConfig } from '../shop-config.ts';
import { loneTab, memoryOutbox } from './test-chat.ts';
import { memoryJar } from './test-cookie-jar.ts';

export type StandInShop = Shop;

/** A named state with what it is told; scenarios add up, so several make one state. */
export type Situation = { name: ScenarioName; params?: ScenarioParams };

let socket: MockSocket | undefined;

/** The shop that this page talks to, for stories in which something happens at the shop's end. */
export const standIn: { shop: Shop | undefined } = { shop: undefined };

/**
 * Opens a stand-in shop and lets this page talk to it: requests, chat, cookies and what the page remembers start anew.
 * A page talks to one shop at a time; stories each have a page of their own (an iframe).
 */
export function openStandIn(situations: readonly Situation[], clock?: Partial<Clock>): Shop {
  const shop = createShop({ clock });
  standIn.shop = shop;
  for (const { name, params } of situations) scenarios[name](shop, params);
  transport.current = createTransport(shop);
  cookieJar.current = memoryJar();
  openStandInChat(shop);
  forgetKept();
  forgetSeenPrices();
  takePendingAddition();
  takePendingFavourite();
  keepWanted({});
  forget();
  if (shop.signedInToken) keepToken(shopConfig.strategy, shop.signedInToken);
  useSession.setState({ isSignedIn: shop.signedInToken !== undefined, wasSignedOut: false }, true);
  return shop;
}

/** The shop's websocket at the address that it gives out, and nothing left of the chat before. */
function openStandInChat(shop: Shop): void {
  closeChat();
  closeChatWindow();
  readUnreadAgain();
  socket?.stop();
  socket = startMockSocket(shop, `${location.origin.replace(/^http/, 'ws')}/ws`);
  const { WebSocket: StandInSocket } = socket;
  socketDoor.current = openThrough((url) => new StandInSocket(url));
  chatDoors.outbox = memoryOutbox;
  chatDoors.tabs = loneTab;
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
