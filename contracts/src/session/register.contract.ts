import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

const phoneAndPassword = { account: z.string(), captcha: z.string(), password: z.string() };

/** Creates an account of a phone number. It returns no token: the client signs in afterwards. */
export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: '/register',
  auth: 'none',
  summary: 'Creates an account with a phone number, its text-message code and a password; no token.',
  body: z.object(phoneAndPassword),
  states: ['a code can be sent'],
});

/** Sets a new password of the account of a phone number. It returns no token. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/register/reset',
  auth: 'none',
  summary: 'Sets a new password with a phone number and its text-message code; no token.',
  body: z.object(phoneAndPassword),
  states: ['a shopper exists'],
});
