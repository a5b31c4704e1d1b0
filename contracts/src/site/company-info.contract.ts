import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { address } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import { deliveryTerms, type DeliveryTerms } from './delivery-terms.entity.ts';
import { serverFeatures, type Feature } from './server-features.entity.ts';

/** The name, logo and texts of a deployed shop, for the header and the page titles. */
export type CompanyInfo = {
  name: string;
  keywords: string;
  description: string;
  /** Address of the logo picture; '' when the shop has none. */
  logo: string;
  /** Address of the official account's QR code; some servers send it in a separate call only. */
  wechatQrcode: string;
  phone: string;
  postalAddress: string;
  copyright: string;
  recordNumber: string;
  /** Absent where the server does not send them: then nothing is promised. */
  delivery?: DeliveryTerms;
  /** What the server has besides the calls of its family; absent where it does not say so. */
  features?: readonly Feature[];
};

const companyInfoWire = z.object({
  site_name: text,
  site_keywords: text,
  site_description: text,
  logoUrl: address,
  wechat_qrcode: address,
  contact_number: text,
  company_address: text,
  copyright: text,
  record_No: text,
  delivery_terms: deliveryTerms,
  features: serverFeatures,
});

const companyInfoShape = entity(companyInfoWire, {
  decode: (wire): CompanyInfo => ({
    name: wire.site_name,
    keywords: wire.site_keywords,
    description: wire.site_description,
    logo: wire.logoUrl,
    wechatQrcode: wire.wechat_qrcode,
    phone: wire.contact_number,
    postalAddress: wire.company_address,
    copyright: wire.copyright,
    recordNumber: wire.record_No,
    delivery: wire.delivery_terms,
    features: wire.features,
  }),
  encode: (info) => ({
    site_name: info.name,
    site_keywords: info.keywords,
    site_description: info.description,
    logoUrl: info.logo,
    wechat_qrcode: info.wechatQrcode,
    contact_number: info.phone,
    company_address: info.postalAddress,
    copyright: info.copyright,
    record_No: info.recordNumber,
    delivery_terms: info.delivery,
    features: info.features && [...info.features],
  }),
});

/** Name, logo and texts of the shop; requested once when a page opens. */
export const companyInfo = defineCall({
  name: 'companyInfo',
  method: 'GET',
  path: '/pc/get_company_info',
  auth: 'optional',
  summary: 'The shop’s name, logo, keywords and description; requested once when a page opens.',
  answer: companyInfoShape,
  states: ['the shop is open'],
});
