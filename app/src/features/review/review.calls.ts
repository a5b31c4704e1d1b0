import { orderComment } from '@shop/contracts';
import { send } from '../../data/call.ts';

/** What a shopper says of a line they bought. */
export type ReviewWish = {
  reviewKey: string;
  stars: number;
  serviceStars: number;
  text: string;
  images: readonly string[];
};

export const sendReview = ({ reviewKey, stars, serviceStars, text, images }: ReviewWish) =>
  send(orderComment, {
    body: { unique: reviewKey, comment: text, pics: [...images], product_score: stars, service_score: serviceStars },
  });
