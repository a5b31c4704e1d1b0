import type { Address, DeliveryTerms } from '@shop/contracts';

/** The terms of delivery in yuan, for sentences. */
export const inYuan = ({ fee, freeFrom, freeFromRemote }: DeliveryTerms) => ({
  fee: (fee / 100).toFixed(2),
  near: freeFrom / 100,
  far: freeFromRemote / 100,
});

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
