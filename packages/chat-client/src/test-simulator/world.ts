import { createShop, type Shop } from '@shop/mocks';
import type { ChatMessage } from '@shop/contracts';
import { createChatClient, type ChatClient } from '../chat-client.ts';
import { createBrowser, type Browser, type BrowserTab } from './browser.ts';
import { createNetwork, type Network } from './network.ts';
import { createSimulatedApi, type ApiOverrides, type Refusal } from './simulated-api.ts';
import { between, createTime, seeded, type VirtualTime } from './virtual-time.ts';

/** The shopper of the stand-in shop's first account. */
const SHOPPER = '1';
/** How late the server may process a frame, in ms; with the transit time this stays below the quarantine of 2 s. */
const MAX_LATENESS_MS = 1900;

export type OpenTab = { slot: number; client: ChatClient; browserTab: BrowserTab; hide(): void };
/** A message that a shopper wrote in a tab, and whether the tab was still alive when it was stored. */
export type WrittenMessage = { slot: number; text: string; isStored: boolean };

export type WorldOptions = {
  seed?: number;
  lateness?: number;
  /** The client’s own limit for late frames, in ms. */
  quarantine?: number;
  /** Delays results of the store; `release` lets them through, in an order of its own. */
  schedule?: (label: string) => Promise<unknown>;
  release?: () => Promise<boolean>;
} & Pick<ApiOverrides, 'address'>;

export type World = ApiOverrides & {
  time: VirtualTime;
  shop: Shop;
  network: Network;
  browser: Browser;
  tabs: OpenTab[];
  written: WrittenMessage[];
  replies: { message: ChatMessage; isSeen: boolean }[];
  signOuts: number;
  openTab(slot: number): OpenTab;
  /** Ends the tab’s process without any cleanup. */
  killTab(tab: OpenTab): void;
  closeTab(tab: OpenTab): void;
  /** Closes the chat window; the tab stays open. */
  hide(tab: OpenTab): void;
  /** What the API rejects with when the server refuses. */
  refusal(text: string): unknown;
  write(tab: OpenTab, text: string): void;
  expireToken(): void;
  /** The shopper’s messages that the server has stored, in its order. */
  received(): readonly string[];
};

/**
 * A complete simulated environment in one queue of events: a shop with agents, a network, a browser with tabs, and a
 * shopper who signs in again.
 */
export function createWorld({
  seed = 1,
  lateness = MAX_LATENESS_MS,
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
  shop.supportServer.isScripted = false;
  shop.supportServer.faults.delayMs = () => (random() < 0.7 ? between(random, 0, 50) : between(random, 0, lateness));
  const network = createNetwork(time, shop);
  /** The error of the shopper’s clock: up to an hour. */
  const skew = Math.round(between(random, -3_600_000, 3_600_000));

  const browser = createBrowser(time, schedule);

  let token = '';
  let keys = 0;
  function signIn() {
    token = `token-${Math.floor(random() * 1e12)}`;
    shop.state.tokens[token] = { accountId: SHOPPER, expiresAt: time.now() + 30 * 24 * 3_600_000 };
  }
  signIn();

  function startClient(browserTab: BrowserTab): ChatClient {
    const after = (ms: number, run: () => void) => time.after(ms, () => browserTab.isAlive && run());
    const client = createChatClient({
      shopper: { id: SHOPPER, token },
      clock: { now: () => time.now() + skew, random, after },
      openSocket: (url, events) => {
        network.owner = browserTab;
        const ifAlive =
          <T extends unknown[]>(handle: (...values: T) => void) =>
          (...values: T) => {
            if (browserTab.isAlive) handle(...values);
          };
        return network.openSocket(url, {
          onOpen: ifAlive(events.onOpen),
          onText: ifAlive(events.onText),
          onClose: ifAlive(events.onClose),
        });
      },
      api: whileAlive(browserTab, createSimulatedApi(time, network, shop, token, world)),
      outbox: browserTab.outbox,
      tabs: browserTab.openTabs(),
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

  /** As in the shop: the old clients stop, the shopper signs in, and each tab starts a new client. */
  function signInAgain() {
    if ((shop.state.tokens[token]?.expiresAt ?? 0) > time.now()) return;
    signIn();
    for (const tab of world.tabs) {
      tab.client.stop();
      tab.client = startClient(tab.browserTab);
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
    written: [],
    replies: [],
    signOuts: 0,
    openTab(slot) {
      const browserTab = browser.openTab();
      const client = startClient(browserTab);
      const tab: OpenTab = { slot, browserTab, client, hide: client.show() };
      world.tabs.push(tab);
      return tab;
    },
    killTab(tab) {
      world.tabs = world.tabs.filter((other) => other !== tab);
      tab.browserTab.kill();
      network.kill(tab.browserTab);
    },
    closeTab(tab) {
      world.tabs = world.tabs.filter((other) => other !== tab);
      tab.client.stop();
      tab.browserTab.kill();
    },
    hide: (tab) => tab.hide(),
    refusal: (text) => ({ text, isSignedOut: false }) satisfies Refusal,
    write(tab, text) {
      const written: WrittenMessage = { slot: tab.slot, text, isStored: false };
      world.written.push(written);
      void tab.client.sendText(text).then(() => {
        written.isStored = true;
      });
    },
    expireToken() {
      const stored = shop.state.tokens[token];
      if (stored) stored.expiresAt = time.now();
    },
    received: () => shop.state.messages.filter(({ isFromAgent }) => !isFromAgent).map(({ text }) => text),
  };
  return world;
}

/** An API whose promises stay pending once the tab is killed. */
function whileAlive<T extends object>(browserTab: BrowserTab, api: T): T {
  const call =
    (method: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      const result = method(...args);
      if (!(result instanceof Promise)) return result;
      return new Promise((resolve, reject) => {
        result.then(
          (value) => browserTab.isAlive && resolve(value),
          (error: unknown) => browserTab.isAlive && reject(error),
        );
      });
    };
  return Object.fromEntries(Object.entries(api).map(([name, method]) => [name, call(method as never)])) as T;
}
