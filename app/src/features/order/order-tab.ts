import type { OrderTab } from '@shop/design-system';

const TABS: readonly OrderTab[] = ['all', 'unpaid', 'toShip', 'toReceive', 'toReview', 'completed'];

/** Which orders an address shows; all where it names no step that there is. */
export const orderTabFrom = (search: URLSearchParams): OrderTab =>
  TABS.find((tab) => tab === search.get('state')) ?? 'all';
