import type { DeliveryTerms } from '@shop/contracts';

/** The terms of delivery of the stand-in shop, for stories and tests. */
export const deliveryTerms: DeliveryTerms = { fee: 1000, freeFrom: 4900, freeFromRemote: 9900 };
