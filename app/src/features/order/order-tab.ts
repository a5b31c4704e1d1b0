import type { OrderTab } from '@shop/design-system';

const TABS: readonly OrderTab[] = ['all', 'unpaid', 'toShip', 'toReceive', 'toReview', 'completed'];

/** The tab that an address names; 'all' when it names no known state. */
export const orderTabFrom = (search: URLSearchParams): OrderTab =>
  TABS.find((tab) => tab === search.get('state')) ?? 'all';
