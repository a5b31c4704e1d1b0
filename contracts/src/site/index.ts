export { bannerList, type Banner } from './banner-list.contract.ts';
export { companyInfo, type CompanyInfo } from './company-info.contract.ts';
export type { DeliveryTerms } from './delivery-terms.entity.ts';
export type { Feature } from './server-features.entity.ts';
export { socketAddress } from './socket-address.contract.ts';
export { wechatQrcode } from './wechat-qrcode.contract.ts';
