import { orderComment } from '@shop/contracts';
import { send } from '../../data/call.ts';

/** A shopper's review of a line they bought. */
export type ReviewRequest = {
  reviewKey: string;
  stars: number;
  serviceStars: number;
  text: string;
  images: readonly string[];
};

export const sendReview = ({ reviewKey, stars, serviceStars, text, images }: ReviewRequest) =>
  send(orderComment, {
    body: { unique: reviewKey, comment: text, pics: [...images], product_score: stars, service_score: serviceStars },
  });
