import type { Moment } from '@shop/contracts';

/** A review written by a shopper. */
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

export type ReviewSlice = { reviews: WrittenReview[] };

export const emptyReviewSlice = (): ReviewSlice => ({ reviews: [] });
