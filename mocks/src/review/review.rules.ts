import { orderComment, reviewCounts, reviewList } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { reviewOf } from './describe-review.ts';
import { nextId } from '../shop/chance.ts';
import { mouldOf } from '../catalogue/goods.ts';
import { completeIfReviewed } from '../order/orders.ts';
import { page } from '../shop/page.ts';
import { refusal } from '../shop/refusal.ts';
import { reviewCountsOf, reviewsOf, verdictOf, type Verdict } from './reviews.ts';
import { rule } from '../shop/rule.ts';
import type { Account, BoughtLine, Shop, StoredOrder } from '../shop/state.ts';
import { keptImages } from '../support/uploads.ts';

/** By the `type` of the call; 0 asks for all. */
const VERDICTS: readonly (Verdict | undefined)[] = [undefined, 'good', 'medium', 'poor'];

function reviewed(shop: Shop, id: string, language: Language) {
  const mould = mouldOf(shop, id);
  if (!mould) throw refusal('noProduct', language);
  return mould;
}

const LONGEST_REVIEW = 500;
const MAX_IMAGES = 6;
const isStars = (stars: number): boolean => stars >= 1 && stars <= 5;

/** A line that the shopper received and has not reviewed yet. */
function lineToReview(
  shop: Shop,
  user: Account,
  reviewKey: string,
  language: Language,
): { order: StoredOrder; line: BoughtLine } {
  const own = Object.values(shop.state.orders).filter(
    (order) => order.accountId === user.id && order.step !== 'cancelled',
  );
  const [found] = own.flatMap((order) =>
    order.lines.filter((line) => line.reviewKey === reviewKey).map((line) => ({ order, line })),
  );
  if (!found) throw refusal('nothingToReview', language);
  if (found.line.isReviewed) throw refusal('reviewedAlready', language);
  if (found.order.step !== 'toReview' && found.order.step !== 'completed') throw refusal('notReceived', language);
  return found;
}

export const reviewRules = [
  rule(reviewCounts, ({ shop, params, language }) => reviewCountsOf(shop, reviewed(shop, params.id, language))),
  rule(reviewList, ({ shop, params, query, language }) => {
    const wanted = VERDICTS[query.type];
    const found = reviewsOf(shop, reviewed(shop, params.id, language)).filter(
      (review) => wanted === undefined || verdictOf(review) === wanted,
    );
    return page(found, query).map((stored) => reviewOf(shop, stored, language));
  }),
  rule(orderComment, ({ shop, user, body, language }) => {
    const { order, line } = lineToReview(shop, user, body.unique, language);
    const text = body.comment.trim();
    if (!isStars(body.product_score) || !isStars(body.service_score)) throw refusal('badStars', language);
    if ([...text].length > LONGEST_REVIEW) throw refusal('longReview', language, { limit: LONGEST_REVIEW });
    const pictures = keptImages(shop, body.pics, MAX_IMAGES, language);
    const { productId, uniqueId } = line;
    shop.state.reviews.push({
      id: nextId(shop.state),
      accountId: user.id,
      productId,
      uniqueId,
      stars: body.product_score,
      serviceStars: body.service_score,
      text,
      pictures,
      at: shop.clock.now(),
    });
    line.isReviewed = true;
    completeIfReviewed(shop, order);
  }),
];
