import { openSupportServer } from '../core/support-server.ts';
import type { Catalogue } from '../catalogue-data/catalogue.entity.ts';
import { readCatalogue } from '../catalogue-data/read-catalogue.ts';
import { scenarios, type ScenarioName, type ScenarioParams } from '../scenarios/scenarios.ts';
import { firstAccounts } from '../session/accounts.ts';
import { systemClock, type Clock } from '../core/clock.ts';
import { addInitialContent } from './initial-content.ts';
import type { Shop } from '../core/shop.ts';
import { createState } from '../core/state.ts';

/** The start of a shop. The same seed, clock and scenario give the same shop. */
export type ShopOptions = {
  scenario?: ScenarioName;
  params?: ScenarioParams;
  clock?: Partial<Clock>;
  seed?: number;
  /** Where the driver serves the official account's QR code, e.g. `/qr/wechat.svg`; '' if it does not. */
  wechatQrcode?: string;
  catalogue?: Catalogue;
};

/** Opens a stand-in shop with the whole catalogue, three accounts, empty carts, and what the scenario adds. */
export function createShop({
  scenario,
  params,
  clock,
  seed = 1,
  wechatQrcode = '',
  catalogue = readCatalogue(),
}: ShopOptions = {}): Shop {
  const shop: Shop = {
    state: createState({ seed, used: 0 }, firstAccounts(), wechatQrcode),
    catalogue,
    clock: { ...systemClock, ...clock },
    supportServer: openSupportServer(),
    faults: [],
    signedInToken: undefined,
    known: {},
  };
  addInitialContent(shop);
  if (scenario) scenarios[scenario](shop, params);
  return shop;
}

/** Resets the state and starts a scenario. Open sockets and request handlers stay connected. */
export function restart(shop: Shop, scenario?: ScenarioName, params?: ScenarioParams): void {
  const { state } = shop;
  // The random numbers continue, so that an earlier token is never issued again.
  shop.state = createState(state.random, firstAccounts(), state.wechatQrcode);
  shop.supportServer.isScripted = true;
  shop.supportServer.faults = {};
  shop.faults = [];
  shop.signedInToken = undefined;
  shop.known = {};
  addInitialContent(shop);
  if (scenario) scenarios[scenario](shop, params);
}
