import { createShop, type Shop } from '@shop/mocks';
import type { ChatMessage } from '@shop/contracts';
import { createChatClient, type ChatClient } from '../chat-client.ts';
import { createBrowser, type Browser, type Seat } from './browser.ts';
import { createNetwork, type Network } from './network.ts';
import { createShopDoor, type Instead, type Refused } from './shop-door.ts';
import { between, createTime, seeded, type VirtualTime } from './virtual-time.ts';

/** The shopper of the stand-in shop's first account. */
const SHOPPER = '1';
/** On the server's side, frames are worked on up to this much late; with what they travel they stay below the quarantine of 2 s, in ms. */
const LATENESS = 1900;

export type OpenTab = { slot: number; client: ChatClient; seat: Seat; hide(): void };
/** What a shopper said in a tab, and whether the tab lived to see it kept. */
export type Said = { slot: number; text: string; isKept: boolean };

export type WorldOptions = {
  seed?: number;
  lateness?: number;
  /** The client's own bound, in ms. */
  quarantine?: number;
  /** Releases what the store and the shop have done, in an order of its own. */
  schedule?: (label: string) => Promise<unknown>;
  release?: () => Promise<boolean>;
} & Pick<Instead, 'address'>;

export type World = Instead & {
  time: VirtualTime;
  shop: Shop;
  network: Network;
  browser: Browser;
  tabs: OpenTab[];
  said: Said[];
  replies: { message: ChatMessage; isSeen: boolean }[];
  signOuts: number;
  openTab(slot: number): OpenTab;
  /** The tab's process ends: nothing is tidied up. */
  killTab(tab: OpenTab): void;
  closeTab(tab: OpenTab): void;
  /** The window of the chat is closed; the tab stays. */
  hide(tab: OpenTab): void;
  /** What the shop's door rejects with where the server refused. */
  refusal(words: string): unknown;
  say(tab: OpenTab, text: string): void;
  expireToken(): void;
  /** What the server has of the shopper, in the order in which it took it. */
  stored(): readonly string[];
};

/** A whole world in one queue of events: a shop with its agents, a network, a browser with tabs, and a shopper who signs in again. */
export function createWorld({
  seed = 1,
  lateness = LATENESS,
  quarantine,
  schedule,
  release,
  address,
}: WorldOptions = {}): World {
  const random = seeded(seed);
  const time = createTime(random);
  if (release) time.release = release;
  const shop = createShop({ clock: { now: () => Math.floor(time.now()) } });
  shop.state.messages = [];
  shop.desk.isScripted = false;
  shop.desk.faults.lateness = () => (random() < 0.7 ? between(random, 0, 50) : between(random, 0, lateness));
  const network = createNetwork(time, shop);
  /** The shopper's machine goes wrong by up to an hour. */
  const skew = Math.round(between(random, -3_600_000, 3_600_000));

  const browser = createBrowser(time, schedule);

  let token = '';
  let keys = 0;
  function signIn() {
    token = `token-${Math.floor(random() * 1e12)}`;
    shop.state.tokens[token] = { accountId: SHOPPER, expiresAt: time.now() + 30 * 24 * 3_600_000 };
  }
  signIn();

  function begin(seat: Seat): ChatClient {
    const ifAlive = { after: (ms: number, act: () => void) => time.after(ms, () => seat.isAlive && act()) };
    const client = createChatClient({
      shopper: { id: SHOPPER, token },
      clock: { now: () => time.now() + skew, random, ...ifAlive },
      openSocket: (url, events) => {
        network.owner = seat;
        const ifStill =
          <T extends unknown[]>(tell: (...told: T) => void) =>
          (...told: T) => {
            if (seat.isAlive) tell(...told);
          };
        return network.openSocket(url, {
          onOpen: ifStill(events.onOpen),
          onText: ifStill(events.onText),
          onClose: ifStill(events.onClose),
        });
      },
      shop: aliveDoor(seat, createShopDoor(time, network, shop, token, world)),
      outbox: seat.outbox,
      tabs: seat.openTabs(),
      address: { isSecurePage: true, hosts: ['shop.test'] },
      quarantine,
      newKey: () => `key-${(keys += 1)}`,
      onReply: (message, isSeen) => void world.replies.push({ message, isSeen }),
      onSignedOut() {
        world.signOuts += 1;
        time.after(between(random, 500, 3000), signInAgain);
      },
    });
    return client;
  }

  /** As the shop does: the old clients stop, the shopper signs in, and each tab begins anew. */
  function signInAgain() {
    if ((shop.state.tokens[token]?.expiresAt ?? 0) > time.now()) return;
    signIn();
    for (const tab of world.tabs) {
      tab.client.stop();
      tab.client = begin(tab.seat);
      tab.hide = tab.client.show();
    }
  }

  const world: World = {
    address,
    time,
    shop,
    network,
    browser,
    tabs: [],
    said: [],
    replies: [],
    signOuts: 0,
    openTab(slot) {
      const seat = browser.openSeat();
      const client = begin(seat);
      const tab: OpenTab = { slot, seat, client, hide: client.show() };
      world.tabs.push(tab);
      return tab;
    },
    killTab(tab) {
      world.tabs = world.tabs.filter((other) => other !== tab);
      tab.seat.kill();
      network.kill(tab.seat);
    },
    closeTab(tab) {
      world.tabs = world.tabs.filter((other) => other !== tab);
      tab.client.stop();
      tab.seat.kill();
    },
    hide: (tab) => tab.hide(),
    refusal: (words) => ({ words, isSignedOut: false }) satisfies Refused,
    say(tab, text) {
      const said: Said = { slot: tab.slot, text, isKept: false };
      world.said.push(said);
      void tab.client.say(text).then(() => {
        said.isKept = true;
      });
    },
    expireToken() {
      const stored = shop.state.tokens[token];
      if (stored) stored.expiresAt = time.now();
    },
    stored: () => shop.state.messages.filter(({ isFromAgent }) => !isFromAgent).map(({ text }) => text),
  };
  return world;
}

/** What the shop answers to a killed tab goes nowhere. */
function aliveDoor<T extends object>(seat: Seat, door: T): T {
  const call =
    (method: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      const answered = method(...args);
      if (!(answered instanceof Promise)) return answered;
      return new Promise((resolve, reject) => {
        answered.then(
          (value) => seat.isAlive && resolve(value),
          (problem: unknown) => seat.isAlive && reject(problem),
        );
      });
    };
  return Object.fromEntries(Object.entries(door).map(([name, method]) => [name, call(method as never)])) as T;
}
