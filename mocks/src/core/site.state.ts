export type SiteSlice = {
  hasBanners: boolean;
  /** Whether there are coupons to receive. */
  hasCouponOffers: boolean;
  /** Site-relative address of the official account's QR code; '' if the driver serves none. */
  wechatQrcode: string;
};
