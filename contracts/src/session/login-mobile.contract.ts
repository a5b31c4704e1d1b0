import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { token } from './token.entity.ts';

/** Signs in with a phone number and the code sent to it (strategy 3); a new phone makes a new account. */
export const loginMobile = defineCall({
  name: 'loginMobile',
  method: 'POST',
  path: '/login/mobile',
  auth: 'none',
  summary: 'Signs in with a phone number and a text-message code; returns the token.',
  body: z.object({ phone: z.string(), captcha: z.string() }),
  answer: token,
  isSecret: true,
  states: ['a shopper exists'],
});
