import {
  bannerList,
  categoryBlocks,
  couponOffers,
  couponReceive,
  flashDetail,
  flashList,
  flashSlots,
  goodProducts,
  presaleList,
} from '@shop/contracts';
import type { PresaleKind } from '@shop/design-system';
import { asGone } from '../../data/call-error.ts';
import { pagesOf } from '../../data/pages-of.ts';
import { send } from '../../data/call.ts';
import { withPlace } from './banner-place.ts';

/** Things on one page of a flash sale or of the presales: four rows of five. */
const limit = 20;

export const askBanners = async (signal: AbortSignal) => (await send(bannerList, { signal })).map(withPlace);

/** Blocks come three at a time (reference, section 7). A page may be shorter than asked: the count of all top categories tells the end. */
const BLOCKS = 3;
export async function askBlocks(pages: number, signal: AbortSignal) {
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, at) => send(categoryBlocks, { query: { page: at + 1, limit: BLOCKS }, signal })),
  );
  return { rows: answers.flatMap(({ blocks }) => blocks), hasMore: pages * BLOCKS < (answers[0]?.total ?? 0) };
}

export const askSlots = (signal: AbortSignal) => send(flashSlots, { signal });
export const askSlotItems = (slot: string, pages: number, signal: AbortSignal) =>
  pagesOf(pages, limit, (page) => send(flashList, { params: { slot }, query: { page, limit }, signal }));
export const askFlashSale = (id: string, signal: AbortSignal) =>
  send(flashDetail, { params: { id }, signal }).catch(asGone(flashDetail.name));

/** The family's numbers of presales by their time. */
const TIME_TYPES: Record<PresaleKind, number> = { all: 0, before: 1, running: 2, over: 3 };
export const askPresales = (kind: PresaleKind, pages: number, signal: AbortSignal) =>
  pagesOf(
    pages,
    limit,
    async (page) => (await send(presaleList, { query: { time_type: TIME_TYPES[kind], page, limit }, signal })).items,
  );

/** One row below a promotion. */
const BESIDE = 6;
export const askGoodProducts = (signal: AbortSignal) =>
  send(goodProducts, { query: { page: 1, limit: BESIDE }, signal });

export const askCoupons = (productId: string, signal: AbortSignal) =>
  send(couponOffers, { query: { product_id: productId }, signal });
export const receiveCoupon = (couponId: string) => send(couponReceive, { body: { couponId } });
