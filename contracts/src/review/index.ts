export { orderComment } from './order-comment.contract.ts';
export { reviewCounts, type ReviewCounts } from './review-counts.contract.ts';
export { reviewList } from './review-list.contract.ts';
export type { Review } from './review.entity.ts';
