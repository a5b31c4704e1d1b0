import { HOUR, PLACED } from './fixtures-orders.ts';
import { home } from './fixtures-addresses.ts';
import type { Tracking } from '@shop/contracts';

/** Tracking of parcels for stories and tests. */

export const tracking: Tracking = {
  carrier: '顺丰速运',
  parcelNumber: 'SF1409882633071',
  address: home.province + home.city + home.district + home.detail,
  events: [
    { at: PLACED + 44 * HOUR, text: '快件到达【杭州西湖集散中心】，准备派送' },
    { at: PLACED + 37 * HOUR, text: '快件离开【苏州中转场】，已发往杭州' },
    { at: PLACED + 30 * HOUR, text: '快件在【苏州中转场】完成分拣' },
    { at: PLACED + 28 * HOUR, text: '顺丰速运已收取快件' },
  ],
};
export const delivered: Tracking = {
  ...tracking,
  events: [{ at: PLACED + 50 * HOUR, text: '快件已签收，签收人：前台。感谢使用顺丰' }, ...tracking.events],
};
export const noEvents: Tracking = { ...tracking, events: [] };
