import { partFamily, phoneBuying, productCode, productDetail, reviewCounts, reviewList } from '@shop/contracts';
import { send } from '../../data/call.ts';
import { fetchPages } from '../../data/fetch-pages.ts';
import { requestPage } from '../../data/request-page.ts';
import { rethrowAsGone } from '../../data/rethrow-as-gone.ts';
import { phonePage } from './phone-page.ts';
import type { ReviewKind } from './review-kind.ts';

/** A product; fails with `gone` if it does not exist (any more). */
export const fetchProduct = (id: string, signal: AbortSignal) =>
  send(productDetail, { params: { id }, signal }).catch(rethrowAsGone(productDetail.name));

export const fetchFamily = (id: string, signal: AbortSignal) => send(partFamily, { params: { id }, signal });

export const fetchReviewCounts = (id: string, signal: AbortSignal) => send(reviewCounts, { params: { id }, signal });
/** Wire values of the kinds of reviews. */
const TYPE_CODES: Record<ReviewKind, number> = { all: 0, good: 1, medium: 2, poor: 3 };
/** Reviews per page. */
const limit = 10;
export const fetchReviews = (id: string, kind: ReviewKind, pages: number, signal: AbortSignal) =>
  fetchPages(pages, limit, (page) =>
    send(reviewList, { params: { id }, query: { type: TYPE_CODES[kind], page, limit }, signal }),
  );

/** How a phone buys the product: at a URL of the mobile site, or by the image of a mini-programme code. */
export async function fetchPhoneBuying(
  id: string,
  signal: AbortSignal,
): Promise<{ address: string } | { code: string }> {
  const buying = await send(phoneBuying, { signal });
  if (buying.way === 'code') return send(productCode, { params: { id }, signal });
  return { address: phonePage(buying.site, id, requestPage.current.origin) };
}
