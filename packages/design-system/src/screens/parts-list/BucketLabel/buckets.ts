import type { Bucket } from '@shop/parts-list';

/** All buckets, in the order in which pages show them. */
export const BUCKETS = [
  'ready',
  'renamed',
  'noColour',
  'short',
  'offSale',
  'overLimit',
  'notSold',
  'unread',
] as const satisfies readonly Bucket[];
