import type { Place } from './places.ts';

/** The numbers of repair requests begin with this, those of orders with another prefix. */
const REPAIR_PREFIX = 'bh';

/** The page of an order or of a repair request, which share the order cards of the chat. */
export const placeOfOrder = (number: string): Place =>
  number.startsWith(REPAIR_PREFIX) ? { name: 'repairRequest', request: number } : { name: 'order', order: number };
