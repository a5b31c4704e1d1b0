import { nextId } from '../shop/chance.ts';
import { flashStateOf, hoursToday } from '../promotion/flash-hours.ts';
import { salesIn } from '../promotion/flash-sale.ts';
import { offered, type Offered } from '../catalogue/goods.ts';
import { presales } from '../promotion/presale.ts';
import type { Shop, WantedLine } from '../shop/state.ts';
import type { PastOrder } from './past-orders.ts';
import { plentiful } from './steps.ts';

/** How many parts are bought in turn, and pieces of each that there have to be. */
const PARTS = 60;
const PLENTY = 600;
export const partsOfThePast = (shop: Shop): readonly Offered[] => plentiful(shop, PARTS, PLENTY);

const TURNS = 10;

const wanted = (shop: Shop, { mould, uniqueId }: Offered, quantity: number): WantedLine => ({
  id: nextId(shop.state),
  productId: mould.id,
  uniqueId,
  quantity,
});

/** Other parts each time, in amounts that people build with. */
const ordinaryLines = (shop: Shop, { parts }: PastOrder, nth: number, offers: readonly Offered[]): WantedLine[] =>
  offers
    .filter((_, at) => at % TURNS === nth % TURNS)
    .slice(0, parts)
    .map((offer, at) => wanted(shop, offer, 20 + ((nth * 13 + at * 17) % 100)));

function presaleLines(shop: Shop): WantedLine[] {
  const running = presales(shop).find(({ terms }) => terms.state === 'running');
  return running
    ? offered(shop, running.mould)
        .slice(0, 1)
        .map((offer) => wanted(shop, offer, 12))
    : [];
}

function flashLines(shop: Shop): WantedLine[] {
  const slot = hoursToday(shop).find((hours) => flashStateOf(hours, shop.clock.now()) === 'running');
  const [sale] = slot ? salesIn(shop, slot) : [];
  return sale ? sale.offers.slice(0, 1).map(({ offer }) => ({ ...wanted(shop, offer, 5), flashSaleId: sale.id })) : [];
}

/** What was bought with an order of the past: of a promotion where one was on then, else ordinary parts. */
export function linesFor(shop: Shop, past: PastOrder, nth: number, offers: readonly Offered[]): WantedLine[] {
  const promoted = past.goods === 'presale' ? presaleLines(shop) : past.goods === 'flashSale' ? flashLines(shop) : [];
  return promoted.length > 0 ? promoted : ordinaryLines(shop, past, nth, offers);
}
