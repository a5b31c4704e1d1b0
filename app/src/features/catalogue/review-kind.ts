/** Reviews by what they say. */
export type ReviewKind = 'all' | 'good' | 'medium' | 'poor';
