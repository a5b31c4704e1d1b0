import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wechatToken } from './token.entity.ts';

/** Signs in with the code of WeChat's redirect (strategy 4). */
export const wechatAuth = defineCall({
  name: 'wechatAuth',
  method: 'GET',
  path: '/pc/wechat_auth',
  auth: 'none',
  summary: 'Signs in with the code of a WeChat redirect; returns the token.',
  query: z.object({ code: z.string(), state: z.optional(z.string()) }),
  answer: wechatToken,
  isSecret: true,
  states: ['a shopper exists'],
});
