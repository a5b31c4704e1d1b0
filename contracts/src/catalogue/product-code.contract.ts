import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { safeAddress } from '../wire/picture.ts';

/** An address; false or '' when the server could not create one. */
export const codeAddress = z.union([z.string(), z.boolean()]);

/** The mini programme's QR code of a product; '' when the server could not create one. */
export const productCode = defineCall({
  name: 'productCode',
  method: 'GET',
  path: '/pc/get_product_code/:id',
  auth: 'optional',
  summary: 'Picture address of the mini-programme code to buy a product by phone; empty or false when there is none.',
  params: z.object({ id: z.string() }),
  answer: entity(z.object({ routineCode: codeAddress }), {
    decode: (wire) => ({ code: typeof wire.routineCode === 'string' ? safeAddress(wire.routineCode) : '' }),
    encode: (value) => ({ routineCode: value.code === '' ? false : value.code }),
  }),
  states: ['the shop is open'],
});
