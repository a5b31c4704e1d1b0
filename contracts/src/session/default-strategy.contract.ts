import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { token } from './token.entity.ts';
import { user } from './user.entity.ts';

/**
 * The default strategy of spec section 7 (strategy 1). Standard servers of the family do not have it; where one does,
 * its answers may come in the envelope. The user lookup "may expose a user field" (spec section 3).
 */
export const authLogin = defineCall({
  name: 'authLogin',
  method: 'POST',
  path: '/auth/login',
  auth: 'none',
  summary: 'Default strategy: signs in and returns the token.',
  body: z.object({ account: z.string(), password: z.string() }),
  answer: token,
  isSecret: true,
  states: ['a shopper exists'],
});

export const authUser = defineCall({
  name: 'authUser',
  method: 'GET',
  path: '/auth/user',
  auth: 'required',
  summary: 'Default strategy: the signed-in shopper, directly or in a user field.',
  answer: entity(z.union([z.object({ user }), user]), {
    decode: (wire) => ('user' in wire ? wire.user : wire),
    encode: (value) => ({ user: value }),
  }),
  states: ['a shopper is signed in'],
});

export const authLogout = defineCall({
  name: 'authLogout',
  method: 'POST',
  path: '/auth/logout',
  auth: 'required',
  summary: 'Default strategy: revokes the token.',
  states: ['a shopper is signed in'],
});
