import type { PartCount } from '@shop/contracts';
import { mouldsByNumber } from '../catalogue-data/moulds-by-number.ts';
import { offersOf, setStock, type ShopOffer } from '../goods/goods.ts';
import { storeList } from '../parts-list/saved-lists.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import type { ScenarioParams } from './params.ts';
import { shopAgo } from './earlier-orders.ts';
import { fillCart, plentiful, signedIn, signIn } from './steps.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The saved lists of a shopper: when they were saved, and their number of different parts. */
const SAVED = [
  { name: '小城车站', parts: 24, ago: 9 * DAY },
  { name: '圣诞礼盒', parts: 6, ago: 2 * HOUR },
];
/** Common parts that are made scarce, by part number: a limit for each shopper, low stock of red ones, off sale. */
const SCARCE = { limits: { '3710': 40, '3004': 60 }, red: { '3020': 7, '3001': 0 }, offSale: ['3622', '2431'] };
const RED = 4;

const toPair = ({ mould, colour }: ShopOffer, place: number): PartCount => ({
  part: mould.number,
  colour: colour.id,
  quantity: 2 + ((place * 7) % 30),
});

/** Saves the lists of a shopper; `known.listId` is the latest. */
function saveLists(shop: Shop, account: Account): void {
  for (const { name, parts, ago } of SAVED)
    shop.known.listId = storeList(shopAgo(shop, ago), account, { name, pairs: plentiful(shop, parts).map(toPair) }).id;
}

function makeScarce(shop: Shop): void {
  const mouldNumbered = (number: string) => {
    const mould = mouldsByNumber(shop.catalogue).get(number);
    if (!mould) throw new Error(`The catalogue has no part ${number}, which the scenario makes scarce.`);
    return mould;
  };
  for (const [number, limit] of Object.entries(SCARCE.limits)) shop.state.limits[mouldNumbered(number).id] = limit;
  for (const number of SCARCE.offSale) shop.state.withdrawn[mouldNumbered(number).id] = 'offSale';
  for (const [number, pieces] of Object.entries(SCARCE.red)) {
    const red = offersOf(shop, mouldNumbered(number)).find(({ colour }) => colour.id === RED);
    if (red) setStock(shop, red, pieces);
  }
}

/** Scenarios with parts lists. */
export const listScenarios = {
  'a shopper has saved parts lists': (shop, params) => saveLists(shop, signIn(shop, params?.account)),
  'a shopper has parts lists to upload': (shop, params) => {
    const account = signedIn(shop, params);
    fillCart(shop, account, params);
    saveLists(shop, account);
    makeScarce(shop);
  },
} satisfies Record<string, Scenario>;
