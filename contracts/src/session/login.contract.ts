import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { token } from './token.entity.ts';

/** Signs in with account and password (spec section 7, strategy 2). Refused with the server's message. */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/login',
  auth: 'none',
  summary: 'Signs in with account and password; returns the token.',
  body: z.object({ account: z.string(), password: z.string() }),
  answer: token,
  isSecret: true,
  states: ['a shopper exists'],
});
