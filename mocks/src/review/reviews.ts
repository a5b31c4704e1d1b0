import type { Moment, ReviewCounts } from '@shop/contracts';
import type { Mould } from '../catalogue/catalogue.entity.ts';
import { chanceAt, seedOf } from '../catalogue/seeded-chance.ts';
import { offered, type Offered } from '../catalogue/goods.ts';
import type { Shop } from '../shop/state.ts';

/** A review that a shopper wrote. */
export type WrittenReview = {
  id: string;
  accountId: string;
  productId: string;
  uniqueId: string;
  stars: number;
  serviceStars: number;
  text: string;
  pictures: string[];
  at: Moment;
};

/** How a review falls out. */
export type Verdict = 'good' | 'medium' | 'poor';

/** A review of nobody in particular, from before this shop opened; words and pictures are made for the reader. */
export type InventedReview = {
  /** Counts from 0, the newest first. */
  place: number;
  stars: number;
  serviceStars: number;
  /** The how-manieth of its verdict, counted from 0, and where the part begins in the texts, so that two of one part differ. */
  nth: number;
  firstText: number;
  offer: Offered;
  /** What the buyer photographed. */
  pictures: readonly Offered[];
  minutesAgo: number;
  isAnswered: boolean;
  seed: number;
};

/** The first parts have many reviews, further ones a few, most have none. */
const MANY_TO = 400;
const SOME_TO = 1500;
const POOR = 0.03;
const MEDIUM = 0.14;
const WITH_PICTURES = 0.3;
const ANSWERED = 0.2;
const DAY = 24 * 60;

function countFor(mould: Mould, seed: number): number {
  const rank = Number(mould.id);
  const chance = chanceAt(seed, 0);
  if (rank <= MANY_TO) return 5 + Math.floor(chance * chance * 40);
  return rank <= SOME_TO ? Math.floor(chance * 8) : Math.floor(chance * 1.3);
}

/** A review that shoppers of this shop wrote, or one from before. */
export type StoredReview = WrittenReview | InventedReview;

/** Good where both scores are 5, poor where one is 2 or less (reference: reviews). */
export function verdictOf({ stars, serviceStars }: StoredReview): Verdict {
  if (Math.min(stars, serviceStars) <= 2) return 'poor';
  return stars === 5 && serviceStars === 5 ? 'good' : 'medium';
}

const inventedVerdict = (chance: number): Verdict => (chance < POOR ? 'poor' : chance < MEDIUM ? 'medium' : 'good');

/** Stars for the part and for the service, as the verdict allows. */
function scoresOf(verdict: Verdict, chance: number): { stars: number; serviceStars: number } {
  if (verdict === 'good') return { stars: 5, serviceStars: 5 };
  if (verdict === 'poor') return chance < 0.5 ? { stars: 2, serviceStars: 4 } : { stars: 1, serviceStars: 3 };
  return chance < 0.5 ? { stars: 4, serviceStars: 5 } : { stars: chance < 0.8 ? 4 : 3, serviceStars: 4 };
}

/** The reviews of a part, the newest first: what shoppers wrote here, then those from before. */
export const reviewsOf = (shop: Shop, mould: Mould): readonly StoredReview[] => [
  ...shop.state.reviews.filter(({ productId }) => productId === mould.id).toReversed(),
  ...inventedReviews(shop, mould),
];

/** The reviews from before, the newest first: the same ones every time. */
function inventedReviews(shop: Shop, mould: Mould): readonly InventedReview[] {
  const offers = offered(shop, mould).slice(0, 12);
  const seed = seedOf(`review/${mould.number}`);
  const count = offers.length === 0 ? 0 : countFor(mould, seed);
  const told: Record<Verdict, number> = { good: 0, medium: 0, poor: 0 };
  const firstText = Math.floor(chanceAt(seed, 1) * 100);
  let minutesAgo = Math.floor(chanceAt(seed, 2) * 3 * DAY);
  return Array.from({ length: count }, (_, place) => {
    const own = seedOf(`${mould.number}/${place}`);
    const verdict = inventedVerdict(chanceAt(own, 0));
    const bought = Math.floor(chanceAt(own, 2) * offers.length);
    const offer = offers[bought] as Offered;
    const photos = chanceAt(own, 4) < WITH_PICTURES ? 1 + Math.floor(chanceAt(own, 5) * 3) : 0;
    const nth = told[verdict];
    told[verdict] += 1;
    minutesAgo += Math.floor((0.2 + chanceAt(own, 3)) * 12 * DAY);
    return {
      place,
      ...scoresOf(verdict, chanceAt(own, 1)),
      nth,
      firstText,
      offer,
      pictures: offers.slice(bought, bought + photos),
      minutesAgo,
      isAnswered: verdict !== 'good' || chanceAt(own, 6) < ANSWERED,
      seed: own,
    };
  });
}

/** How the reviews of a part fall out. Without any, servers of the family say 100 % good and 5 stars. */
export function reviewCountsOf(shop: Shop, mould: Mould): ReviewCounts {
  const reviews = reviewsOf(shop, mould);
  const all = reviews.length;
  const of = (verdict: Verdict) => reviews.filter((review) => verdictOf(review) === verdict).length;
  const stars = reviews.reduce((sum, review) => sum + review.stars, 0);
  const good = of('good');
  return {
    all,
    good,
    medium: of('medium'),
    poor: of('poor'),
    goodPercent: all === 0 ? 100 : Math.round((100 * good) / all),
    stars: all === 0 ? 5 : Math.round((10 * stars) / all) / 10,
  };
}
