import type { Address, Fen } from '@shop/contracts';

/** Cost of delivery, and from which goods value it is free, in fen (spec section 9, delivery text). */
export const DELIVERY = { fee: 1000, freeFrom: 4900, freeFromRemote: 9900 } as const satisfies Record<string, Fen>;

/** The same in yuan, for sentences. */
export const DELIVERY_IN_YUAN = {
  fee: (DELIVERY.fee / 100).toFixed(2),
  near: DELIVERY.freeFrom / 100,
  far: DELIVERY.freeFromRemote / 100,
};

/**
 * Provinces that count as remote, by the beginning of their names in both scripts. The spec has no list: this one only
 * marks an address for the shopper; the server alone decides what delivery costs.
 */
const REMOTE_PROVINCES = [
  '新疆',
  '西藏',
  '青海',
  '内蒙古',
  '內蒙古',
  '海南',
  '香港',
  '澳门',
  '澳門',
  '台湾',
  '臺灣',
  '台灣',
];

export const isRemoteArea = ({ province }: Pick<Address, 'province'>): boolean =>
  REMOTE_PROVINCES.some((start) => province.startsWith(start));
