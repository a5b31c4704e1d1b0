import { offersOf, setStock } from '../goods/goods.ts';
import { presales } from '../goods/presale.ts';
import type { Shop } from '../core/shop.ts';
import type { ScenarioParams } from './params.ts';
import { plentiful, signedIn } from './steps.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const MANY = 52;
/** The places, in the list, of the favourites that cannot be bought now. */
const SOLD_OUT = 2;
const OFF_SALE = 4;
const DELETED = 6;

/** Scenarios with favourites. */
export const favouriteScenarios = {
  /** Several pages, with one each that is sold out, off sale, deleted and on presale; sent as an object with holes. */
  'a shopper with many favourites is signed in': (shop, params = {}) => {
    const moulds = plentiful(shop, params.lines ?? MANY).map(({ mould }) => mould);
    const [presale] = presales(shop).map(({ mould }) => mould);
    const soldOut = moulds[SOLD_OUT];
    for (const offer of soldOut ? offersOf(shop, soldOut) : []) setStock(shop, offer, 0);
    const offSale = moulds[OFF_SALE];
    if (offSale) shop.state.withdrawn[offSale.id] = 'offSale';
    const deleted = moulds[DELETED];
    if (deleted) shop.state.withdrawn[deleted.id] = 'deleted';
    const all = presale ? moulds.toSpliced(DELETED + 1, 0, presale) : moulds;
    signedIn(shop, params).favourites = [...new Set(all.map(({ id }) => id))];
    shop.faults.push({ kind: 'keyed', call: 'favouriteList' });
  },
  'favourites have no part facts': (shop) => {
    shop.faults.push({ kind: 'standard', call: 'favouriteList' });
  },
} satisfies Record<string, Scenario>;
