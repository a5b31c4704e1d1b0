import { partFamily, phoneBuying, productCode, reviewCounts, reviewList } from '@shop/contracts';
import { send } from '../../data/call.ts';
import { pagesOf } from '../../data/pages-of.ts';
import { phonePage } from './phone-page.ts';
import type { ReviewKind } from './review-kind.ts';

export const askFamily = (id: string, signal: AbortSignal) => send(partFamily, { params: { id }, signal });

export const askReviewCounts = (id: string, signal: AbortSignal) => send(reviewCounts, { params: { id }, signal });
/** The family's numbers of reviews by kind. */
const TYPES: Record<ReviewKind, number> = { all: 0, good: 1, medium: 2, poor: 3 };
/** Reviews on one page. */
const limit = 10;
export const askReviews = (id: string, kind: ReviewKind, pages: number, signal: AbortSignal) =>
  pagesOf(pages, limit, (page) =>
    send(reviewList, { params: { id }, query: { type: TYPES[kind], page, limit }, signal }),
  );

/** Where a phone is led: to the product's page of the mobile site, or by a picture of the mini programme's code. */
export async function askPhoneBuying(id: string, signal: AbortSignal): Promise<{ address: string } | { code: string }> {
  const buying = await send(phoneBuying, { signal });
  if (buying.way === 'code') return send(productCode, { params: { id }, signal });
  return { address: phonePage(buying.site, id, location.origin) };
}
