import {
  bannerList,
  categoryBlocks,
  flashDetail,
  flashList,
  flashSlots,
  goodProducts,
  presaleList,
} from '@shop/contracts';
import type { PresaleKind } from '@shop/design-system';
import { rethrowAsGone } from '../../data/rethrow-as-gone.ts';
import { fetchPages } from '../../data/fetch-pages.ts';
import { send } from '../../data/call.ts';
import { toBannerWithPlace } from './banner-place.ts';

/** Items per page of a flash sale or of the presales: four rows of five. */
const PAGE_SIZE = 20;

export const fetchBanners = async (signal: AbortSignal) => (await send(bannerList, { signal })).map(toBannerWithPlace);

/**
 * Category blocks per page (reference, section 7). A page may be shorter than requested, so the total number of top
 * categories decides whether there are more.
 */
const BLOCKS_PER_PAGE = 3;
export async function fetchBlocks(pages: number, signal: AbortSignal) {
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, at) =>
      send(categoryBlocks, { query: { page: at + 1, limit: BLOCKS_PER_PAGE }, signal }),
    ),
  );
  return { rows: answers.flatMap(({ blocks }) => blocks), hasMore: pages * BLOCKS_PER_PAGE < (answers[0]?.total ?? 0) };
}

export const fetchSlots = (signal: AbortSignal) => send(flashSlots, { signal });
export const fetchSlotItems = (slot: string, pages: number, signal: AbortSignal) =>
  fetchPages(pages, PAGE_SIZE, (page) =>
    send(flashList, { params: { slot }, query: { page, limit: PAGE_SIZE }, signal }),
  );
export const fetchFlashSale = (id: string, signal: AbortSignal) =>
  send(flashDetail, { params: { id }, signal }).catch(rethrowAsGone(flashDetail.name));

/** Wire values of the presale states. */
const TIME_TYPE_CODES: Record<PresaleKind, number> = { all: 0, before: 1, running: 2, over: 3 };
export const fetchPresales = (kind: PresaleKind, pages: number, signal: AbortSignal) =>
  fetchPages(
    pages,
    PAGE_SIZE,
    async (page) =>
      (await send(presaleList, { query: { time_type: TIME_TYPE_CODES[kind], page, limit: PAGE_SIZE }, signal })).items,
  );

/** Recommended products below a promotion: one row. */
const GOOD_PRODUCTS_COUNT = 6;
export const fetchGoodProducts = (signal: AbortSignal) =>
  send(goodProducts, { query: { page: 1, limit: GOOD_PRODUCTS_COUNT }, signal });
