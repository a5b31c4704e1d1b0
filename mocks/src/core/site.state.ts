import type { Language } from '@shop/contracts';

/** How delivery is charged: free from an amount (spec section 9), or by a freight template that counts pieces. */
export type DeliveryRules = 'byAmount' | 'byPieces';

export type SiteSlice = {
  deliveryRules: DeliveryRules;
  /**
   * The languages of a server that has not all three: that of goods, states and regions, and those in which refusals
   * and notices can be asked for (`cb-lang`).
   */
  languages?: { content: Language; messages: readonly Language[] };
  hasBanners: boolean;
  /** Whether there are coupons to receive. */
  hasCouponOffers: boolean;
  /** Site-relative address of the official account's QR code; '' if the driver serves none. */
  wechatQrcode: string;
};
