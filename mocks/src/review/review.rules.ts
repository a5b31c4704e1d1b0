import { type Language, orderComment, reviewCounts, reviewList } from '@shop/contracts';
import { reviewOf } from './describe-review.ts';
import { nextId } from '../core/random.ts';
import { mouldOf } from '../goods/goods.ts';
import { completeIfReviewed } from '../order/orders.ts';
import { page } from '../core/page.ts';
import { refusal } from '../core/refusal.ts';
import { reviewCountsOf, reviewsOf, verdictOf, type Verdict } from './reviews.ts';
import { rule } from '../core/rule.ts';
import type { Account } from '../core/account.state.ts';
import type { BoughtLine, StoredOrder } from '../core/order.state.ts';
import type { Shop } from '../core/shop.ts';
import { checkImages } from '../uploads/uploads.ts';

/** By the `type` of the call; 0 is for all. */
const VERDICTS: readonly (Verdict | undefined)[] = [undefined, 'good', 'medium', 'poor'];

function reviewed(shop: Shop, id: string, language: Language) {
  const mould = mouldOf(shop, id);
  if (!mould) throw refusal('productNotFound', language);
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
  if (found.line.isReviewed) throw refusal('alreadyReviewed', language);
  if (found.order.step !== 'toReview' && found.order.step !== 'completed') throw refusal('notReceivedYet', language);
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
    if (!isStars(body.product_score) || !isStars(body.service_score)) throw refusal('invalidStars', language);
    if ([...text].length > LONGEST_REVIEW) throw refusal('reviewTooLong', language, { limit: LONGEST_REVIEW });
    const pictures = checkImages(shop, body.pics, MAX_IMAGES, language);
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
