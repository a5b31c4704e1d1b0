import type { ReviewCounts } from '@shop/contracts';
import type { Mould } from '../catalogue-data/catalogue.entity.ts';
import { randomAt, seedOf } from '../catalogue-data/seeded-random.ts';
import { offersOf, type ShopOffer } from '../goods/goods.ts';
import type { WrittenReview } from '../core/review.state.ts';
import type { Shop } from '../core/shop.ts';

/** The overall rating of a review. */
export type Verdict = 'good' | 'medium' | 'poor';

/** An invented review; its text and pictures are generated in the reader's language. */
export type InventedReview = {
  /** From 0, the newest first. */
  index: number;
  stars: number;
  serviceStars: number;
  /** Its index among reviews of the same verdict, and the part's first text, so that the reviews of a part differ. */
  nth: number;
  firstText: number;
  offer: ShopOffer;
  /** The colours in the buyer's photos. */
  pictures: readonly ShopOffer[];
  minutesAgo: number;
  isAnswered: boolean;
  seed: number;
};

/** The most popular parts, by rank, have many reviews, further ones a few, most have none. */
const MANY_TO_RANK = 400;
const FEW_TO_RANK = 1500;
/** Shares of all reviews; a review below both thresholds is poor. */
const POOR = 0.03;
const MEDIUM = 0.14;
const WITH_PICTURES = 0.3;
/** The share of good reviews that the shop replies to; it replies to all others. */
const ANSWERED = 0.2;
const DAY = 24 * 60;

function countFor(mould: Mould, seed: number): number {
  const rank = Number(mould.id);
  const chance = randomAt(seed, 0);
  if (rank <= MANY_TO_RANK) return 5 + Math.floor(chance * chance * 40);
  return rank <= FEW_TO_RANK ? Math.floor(chance * 8) : Math.floor(chance * 1.3);
}

/** A review written by a shopper, or an invented one. */
export type StoredReview = WrittenReview | InventedReview;

/** Good if both scores are 5, poor if one is 2 or less (reference: reviews). */
export function verdictOf({ stars, serviceStars }: StoredReview): Verdict {
  if (Math.min(stars, serviceStars) <= 2) return 'poor';
  return stars === 5 && serviceStars === 5 ? 'good' : 'medium';
}

function inventedVerdict(chance: number): Verdict {
  if (chance < POOR) return 'poor';
  return chance < MEDIUM ? 'medium' : 'good';
}

/** Stars for the part and for the service that match a verdict. */
function scoresOf(verdict: Verdict, chance: number): { stars: number; serviceStars: number } {
  if (verdict === 'good') return { stars: 5, serviceStars: 5 };
  if (verdict === 'poor') return chance < 0.5 ? { stars: 2, serviceStars: 4 } : { stars: 1, serviceStars: 3 };
  if (chance < 0.5) return { stars: 4, serviceStars: 5 };
  return { stars: chance < 0.8 ? 4 : 3, serviceStars: 4 };
}

/** The reviews of a part, the newest first: written ones, then invented ones. */
export const reviewsOf = (shop: Shop, mould: Mould): readonly StoredReview[] => [
  ...shop.state.reviews.filter(({ productId }) => productId === mould.id).toReversed(),
  ...inventedReviews(shop, mould),
];

/** The invented reviews, the newest first; always the same. */
function inventedReviews(shop: Shop, mould: Mould): readonly InventedReview[] {
  const offers = offersOf(shop, mould).slice(0, 12);
  const seed = seedOf(`review/${mould.number}`);
  const count = offers.length === 0 ? 0 : countFor(mould, seed);
  const counts: Record<Verdict, number> = { good: 0, medium: 0, poor: 0 };
  const firstText = Math.floor(randomAt(seed, 1) * 100);
  let minutesAgo = Math.floor(randomAt(seed, 2) * 3 * DAY);
  return Array.from({ length: count }, (_, index) => {
    const own = seedOf(`${mould.number}/${index}`);
    const verdict = inventedVerdict(randomAt(own, 0));
    const bought = Math.floor(randomAt(own, 2) * offers.length);
    const offer = offers[bought] as ShopOffer;
    const photos = randomAt(own, 4) < WITH_PICTURES ? 1 + Math.floor(randomAt(own, 5) * 3) : 0;
    const nth = counts[verdict];
    counts[verdict] += 1;
    minutesAgo += Math.floor((0.2 + randomAt(own, 3)) * 12 * DAY);
    return {
      index,
      ...scoresOf(verdict, randomAt(own, 1)),
      nth,
      firstText,
      offer,
      pictures: offers.slice(bought, bought + photos),
      minutesAgo,
      isAnswered: verdict !== 'good' || randomAt(own, 6) < ANSWERED,
      seed: own,
    };
  });
}

/** The ratings of a part. Without reviews, servers of the family report 100 % good and 5 stars. */
export function reviewCountsOf(shop: Shop, mould: Mould): ReviewCounts {
  const reviews = reviewsOf(shop, mould);
  const all = reviews.length;
  const countOf = (verdict: Verdict) => reviews.filter((review) => verdictOf(review) === verdict).length;
  const stars = reviews.reduce((sum, review) => sum + review.stars, 0);
  const good = countOf('good');
  return {
    all,
    good,
    medium: countOf('medium'),
    poor: countOf('poor'),
    goodPercent: all === 0 ? 100 : Math.round((100 * good) / all),
    stars: all === 0 ? 5 : Math.round((10 * stars) / all) / 10,
  };
}
