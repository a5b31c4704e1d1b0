export type SiteSlice = {
  hasBanners: boolean;
  /** Site-relative address of the official account's QR code; '' if the driver serves none. */
  wechatQrcode: string;
};
