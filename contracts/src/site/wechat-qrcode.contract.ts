import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { address } from '../wire/picture.ts';

/** The official account's QR code for the floating panel; '' when the shop has none. */
export const wechatQrcode = defineCall({
  name: 'wechatQrcode',
  method: 'GET',
  path: '/pc/get_wechat_qrcode',
  auth: 'optional',
  summary: 'Picture address of the official account’s QR code, shown in the floating panel.',
  answer: entity(z.object({ wechat_qrcode: address }), {
    decode: (wire) => ({ qrcode: wire.wechat_qrcode }),
    encode: (value) => ({ wechat_qrcode: value.qrcode }),
  }),
  states: ['the shop is open'],
});
