import { defineCall } from '../define-call.ts';
import { user } from './user.entity.ts';

/** The signed-in shopper; requested after sign-in and when a page opens with a token. */
export const currentUser = defineCall({
  name: 'currentUser',
  method: 'GET',
  path: '/user',
  auth: 'required',
  summary: 'The signed-in shopper: name, avatar, balance, membership, unread count.',
  answer: user,
  states: ['a shopper is signed in', 'the token has expired'],
});
