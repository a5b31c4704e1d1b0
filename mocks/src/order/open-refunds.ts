import type { StoredOrder } from '../core/order.state.ts';
import type { StoredRefund } from '../core/refund.state.ts';
import type { Shop } from '../core/shop.ts';

const OPEN: readonly StoredRefund['state'][] = ['underReview', 'awaitingReturn', 'returning'];
export const isOpen = (refund: StoredRefund): boolean => OPEN.includes(refund.state);

/** Whether a refund of an order is not yet decided or paid: until then the order is not shipped. */
export const hasOpenRefund = (shop: Shop, order: StoredOrder): boolean =>
  Object.values(shop.state.refunds).some((refund) => refund.orderNumber === order.number && isOpen(refund));
