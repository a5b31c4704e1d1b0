import { openDesk } from '../agent/support-server.ts';
import type { Catalogue } from '../catalogue/catalogue.entity.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { scenarios, type ScenarioName, type ScenarioParams } from '../scenarios/scenarios.ts';
import { firstAccounts } from '../session/accounts.ts';
import { TRAVEL_TIME } from '../order/carrier.ts';
import { systemClock, type Clock } from './clock.ts';
import { welcome } from './welcome.ts';
import type { Shop, ShopState } from './state.ts';

/** How a shop begins. The same seed, clock and scenario give the same shop. */
export type ShopOptions = {
  scenario?: ScenarioName;
  params?: ScenarioParams;
  clock?: Partial<Clock>;
  seed?: number;
  /** Where the driver serves the official account's QR code, e.g. `/qr/wechat.svg`; '' when it does not. */
  wechatQrcode?: string;
  catalogue?: Catalogue;
};

/** Ids below this belong to the accounts, addresses and agents that are always there. */
const FIRST_ID = 1000;

function freshState(chance: ShopState['chance'], wechatQrcode: string): ShopState {
  return {
    chance,
    lastId: FIRST_ID,
    accounts: firstAccounts(),
    tokens: {},
    buyNow: {},
    drafts: {},
    orders: {},
    refunds: {},
    codes: {},
    reviews: [],
    backOffice: { pays: 'soon', payments: 'work', ships: 'whole', travelTime: TRAVEL_TIME, decides: 'agrees' },
    livedUntil: 0,
    prices: {},
    nextPrices: {},
    stock: {},
    withdrawn: {},
    limits: {},
    flash: { taken: {} },
    presales: {},
    hasBanners: true,
    messages: [],
    unread: {},
    agentsAway: [],
    uploads: {},
    lists: [],
    listPairs: {},
    batches: {},
    shelves: 'full',
    wechatQrcode,
  };
}

/** Opens a stand-in shop: the whole catalogue, three accounts, empty carts, and whatever the scenario adds. */
export function createShop({
  scenario,
  params,
  clock,
  seed = 1,
  wechatQrcode = '',
  catalogue = readCatalogue(),
}: ShopOptions = {}): Shop {
  const shop: Shop = {
    state: freshState({ seed, turn: 0 }, wechatQrcode),
    catalogue,
    clock: { ...systemClock, ...clock },
    desk: openDesk(),
    troubles: [],
    signedInToken: undefined,
    known: {},
  };
  welcome(shop);
  if (scenario) scenarios[scenario](shop, params);
  return shop;
}

/** Clears everything that happened and starts the shop again in a scenario. Sockets and handlers of the shop go on with it. */
export function restart(shop: Shop, scenario?: ScenarioName, params?: ScenarioParams): void {
  const { state } = shop;
  // Chance goes on where it stood, so that a token from before is never given out again.
  shop.state = freshState(state.chance, state.wechatQrcode);
  shop.desk.isScripted = true;
  shop.desk.faults = {};
  shop.troubles = [];
  shop.signedInToken = undefined;
  shop.known = {};
  welcome(shop);
  if (scenario) scenarios[scenario](shop, params);
}
