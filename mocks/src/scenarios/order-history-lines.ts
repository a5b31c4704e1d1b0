import { nextId } from '../core/random.ts';
import { flashStateOf, slotsToday } from '../goods/flash-hours.ts';
import { salesIn } from '../goods/flash-sale.ts';
import { leftOf } from '../goods/flash-stock.ts';
import { offersOf, type ShopOffer } from '../goods/goods.ts';
import { presales } from '../goods/presale.ts';
import type { WantedLine } from '../core/cart.state.ts';
import type { Shop } from '../core/shop.ts';
import type { PastOrder } from './order-history-data.ts';
import { plentiful } from './steps.ts';

/** How many parts are bought in rotation, and the minimum stock of each. */
const PARTS = 60;
const MIN_STOCK = 600;
export const partsOfHistory = (shop: Shop): readonly ShopOffer[] => plentiful(shop, PARTS, MIN_STOCK);

const TURNS = 10;

const wanted = (shop: Shop, { mould, uniqueId }: ShopOffer, quantity: number): WantedLine => ({
  id: nextId(shop.state),
  productId: mould.id,
  uniqueId,
  quantity,
});

/** Different parts for each order, in realistic quantities. */
const ordinaryLines = (shop: Shop, { parts }: PastOrder, nth: number, offers: readonly ShopOffer[]): WantedLine[] =>
  offers
    .filter((_, at) => at % TURNS === nth % TURNS)
    .slice(0, parts)
    .map((offer, at) => wanted(shop, offer, 20 + ((nth * 13 + at * 17) % 100)));

function presaleLines(shop: Shop): WantedLine[] {
  const running = presales(shop).find(({ terms }) => terms.state === 'running');
  return running
    ? offersOf(shop, running.mould)
        .slice(0, 1)
        .map((offer) => wanted(shop, offer, 12))
    : [];
}

const FLASH_PIECES = 5;

/** A line of the first running flash sale with enough pieces left; near the end of a slot some are sold out. */
function flashLines(shop: Shop): WantedLine[] {
  const slot = slotsToday(shop).find((hours) => flashStateOf(hours, shop.clock.now()) === 'running');
  const offers = (slot ? salesIn(shop, slot) : []).flatMap((sale) =>
    sale.offers.slice(0, 1).map((flash) => ({ sale, flash })),
  );
  const found = offers.find(({ sale, flash }) => leftOf(shop, sale, flash) >= FLASH_PIECES);
  return found ? [{ ...wanted(shop, found.flash.offer, FLASH_PIECES), flashSaleId: found.sale.id }] : [];
}

const PROMOTED_LINES = { presale: presaleLines, flashSale: flashLines };

/** The lines of an earlier order: of a promotion that was running then, else ordinary parts. */
export function linesFor(shop: Shop, past: PastOrder, nth: number, offers: readonly ShopOffer[]): WantedLine[] {
  const promoted = past.goods ? PROMOTED_LINES[past.goods](shop) : [];
  return promoted.length > 0 ? promoted : ordinaryLines(shop, past, nth, offers);
}
