import type { Address } from '@shop/contracts';

/**
 * Provinces counted as remote. The spec names no list; this one only marks an address for the shopper, what
 * delivery costs there is always said by the shop. Beginnings of the names, in both scripts.
 */
const REMOTE_PROVINCES = ['新疆', '西藏', '青海', '内蒙古', '內蒙古', '海南', '香港', '澳门', '澳門', '台湾', '臺灣', '台灣'];

export const isRemoteArea = ({ province }: Pick<Address, 'province'>): boolean => REMOTE_PROVINCES.some((start) => province.startsWith(start));
