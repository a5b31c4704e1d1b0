import type { QueryClient } from '@tanstack/react-query';
import type { ReviewRequest } from './review.calls.ts';

/** Reviews a line, and refetches its order and the part's reviews. */
export const reviewMutation = (client: QueryClient) => ({
  mutationFn: async (review: ReviewRequest) => (await import('./review.calls.ts')).sendReview(review),
  onSettled: () =>
    Promise.all(
      ['order', 'orders', 'orderCounts', 'reviews', 'reviewCounts'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    ),
});
