import type { QueryClient } from '@tanstack/react-query';
import type { ReviewWish } from './review.calls.ts';

/** Reviews a line; its order, and the part's reviews, are then asked again. */
export const reviewMutation = (client: QueryClient) => ({
  mutationFn: async (wish: ReviewWish) => (await import('./review.calls.ts')).sendReview(wish),
  onSettled: () =>
    Promise.all(
      ['order', 'orders', 'orderCounts', 'reviews', 'reviewCounts'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    ),
});
