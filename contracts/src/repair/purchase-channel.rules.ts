/** Where a set was bought: in this shop, in one of its two flagship stores on other platforms, or elsewhere. */
export const CHANNELS = ['shop', 'tmall', 'jd', 'other'] as const;
export type PurchaseChannel = (typeof CHANNELS)[number];
