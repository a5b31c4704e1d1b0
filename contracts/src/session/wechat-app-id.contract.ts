import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { text } from '../wire/text.ts';

/** The shop's application at the WeChat open platform; '' where the shop has none and offers no sign-in by WeChat. */
export const wechatAppId = defineCall({
  name: 'wechatAppId',
  method: 'GET',
  path: '/pc/get_appid',
  auth: 'none',
  summary: 'The WeChat application for sign-in; empty if the shop does not offer it.',
  answer: entity(z.object({ appid: text }), {
    decode: (wire): { appId: string } => ({ appId: wire.appid }),
    encode: (value) => ({ appid: value.appId }),
  }),
  states: ['the shop is open'],
});
