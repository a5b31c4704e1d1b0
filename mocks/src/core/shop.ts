import type { Catalogue } from '../catalogue-data/catalogue.entity.ts';
import type { Clock } from './clock.ts';
import type { ShopFault } from './fault.ts';
import type { ShopState } from './state.ts';
import type { SupportServer } from './support-server.ts';

/**
 * Ids and keys of things that exist in the current scenario, by the names that calls use; for tests and provider
 * checks.
 */
export type Known = Partial<
  Record<
    | 'productId'
    | 'uniqueId'
    | 'categoryId'
    | 'lineId'
    | 'orderKey'
    | 'orderNumber'
    | 'addressId'
    | 'agentId'
    | 'couponId'
    | 'slotId'
    | 'flashSaleId'
    | 'orderId'
    | 'refundNumber'
    | 'refundId'
    | 'reviewKey'
    | 'partNumber'
    | 'colourId'
    | 'listId'
    | 'key'
    | 'sliderToken'
    | 'point'
    | 'noticeId'
    | 'setNumber'
    | 'inventoryId'
    | 'repairCode'
    | 'repairId'
    | 'phone'
    | 'captcha',
    string
  >
>;

/** The stand-in shop: its state, catalogue and clock, and the faults that it simulates. */
export type Shop = {
  state: ShopState;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly supportServer: SupportServer;
  /** Faults that `answer` applies; scenarios add them. */
  faults: ShopFault[];
  /** The token to send if a scenario has signed a shopper in. */
  signedInToken: string | undefined;
  known: Known;
};
