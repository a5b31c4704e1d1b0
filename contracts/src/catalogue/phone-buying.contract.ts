import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { address } from '../wire/picture.ts';

/**
 * How to buy by phone: on a page of the mobile site (the client renders its QR code), or by a code of the mini
 * programme.
 */
export type PhoneBuying = { way: 'page'; site: string } | { way: 'code' };

export const phoneBuying = defineCall({
  name: 'phoneBuying',
  method: 'GET',
  path: '/pc/get_product_phone_buy',
  auth: 'optional',
  summary: 'Whether a product is bought by phone through the mobile site or the mini programme.',
  answer: entity(z.object({ phone_buy: count, sit_url: address }), {
    decode: (wire): PhoneBuying => (wire.phone_buy === 1 ? { way: 'page', site: wire.sit_url } : { way: 'code' }),
    encode: (value) => (value.way === 'page' ? { phone_buy: 1, sit_url: value.site } : { phone_buy: 2, sit_url: '' }),
  }),
  states: ['the shop is open'],
});
