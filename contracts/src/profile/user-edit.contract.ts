import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/**
 * Changes avatar and nickname. Both are sent each time, since servers write a missing one as '' (reference: 2.3).
 * Servers may store another nickname than was sent, for example a shorter one, and do not return it.
 */
export const userEdit = defineCall({
  name: 'userEdit',
  method: 'POST',
  path: '/user/edit',
  auth: 'required',
  summary: 'Changes avatar and nickname; both are always sent.',
  body: z.object({ avatar: z.string(), nickname: z.string() }),
  states: ['a shopper is signed in'],
});
