import { reviewCounts, reviewList } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { reviewOf } from './describe-review.ts';
import { mouldOf } from './goods.ts';
import { page } from './page.ts';
import { refusal } from './refusal.ts';
import { reviewCountsOf, reviewsOf, type Verdict } from './reviews.ts';
import { rule } from './rule.ts';
import type { Shop } from './state.ts';

/** By the `type` of the call; 0 asks for all. */
const VERDICTS: readonly (Verdict | undefined)[] = [undefined, 'good', 'medium', 'poor'];

function reviewed(shop: Shop, id: string, language: Language) {
  const mould = mouldOf(shop, id);
  if (!mould) throw refusal('noProduct', language);
  return mould;
}

export const reviewRules = [
  rule(reviewCounts, ({ shop, params, language }) => reviewCountsOf(shop, reviewed(shop, params.id, language))),
  rule(reviewList, ({ shop, params, query, language }) => {
    const wanted = VERDICTS[query.type];
    const found = reviewsOf(shop, reviewed(shop, params.id, language)).filter(({ verdict }) => wanted === undefined || verdict === wanted);
    return page(found, query).map((stored) => reviewOf(stored, language));
  }),
];
