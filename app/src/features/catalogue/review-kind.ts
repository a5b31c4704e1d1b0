/** Filters of reviews by rating. */
export type ReviewKind = 'all' | 'good' | 'medium' | 'poor';
