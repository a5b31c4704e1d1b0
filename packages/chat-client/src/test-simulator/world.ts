import { createShop } from '@shop/mocks';
import { createChatClient, type ChatClient } from '../chat-client.ts';
import { createBrowser, type BrowserTab } from './browser.ts';
import { createNetwork } from './network.ts';
import { createSimulatedApi, type Refusal } from './simulated-api.ts';
import { callsWhileAlive, eventsWhileAlive } from './while-alive.ts';
import { between, createTime, seeded } from './virtual-time.ts';
import type { OpenTab, World, WorldOptions, WrittenMessage } from './world-types.ts';

/** The shopper of the stand-in shop's first account. */
const SHOPPER = '1';
/** How late the server may process a frame, in ms; with the transit time this stays below the quarantine of 2 s. */
const MAX_LATENESS_MS = 1900;

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
  record,
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
  let clients = 0;
  function signIn() {
    token = `token-${Math.floor(random() * 1e12)}`;
    shop.state.tokens[token] = { accountId: SHOPPER, expiresAt: time.now() + 30 * 24 * 3_600_000 };
  }
  signIn();

  function startClient(browserTab: BrowserTab): ChatClient {
    const after = (ms: number, run: () => void) => time.after(ms, () => browserTab.isAlive && run());
    const number = clients;
    clients += 1;
    const client = createChatClient({
      shopper: { id: SHOPPER, token },
      clock: { now: () => time.now() + skew, random, after },
      openSocket: (url, events) => {
        network.owner = browserTab;
        return network.openSocket(url, eventsWhileAlive(browserTab, events));
      },
      api: callsWhileAlive(browserTab, createSimulatedApi(time, network, shop, token, world)),
      outbox: browserTab.outbox,
      tabs: browserTab.openTabs(),
      address: { isSecurePage: true, hosts: ['shop.test'] },
      quarantine,
      newKey: () => `key-${(keys += 1)}`,
      onEvent: (event) => record?.(number, event),
      onReply: (message, isSeen) => void world.replies.push({ message, isSeen }),
      onServerError: (message) => void world.serverErrors.push(message),
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
    serverErrors: [],
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
