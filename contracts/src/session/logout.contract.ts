import { defineCall } from '../define-call.ts';

/** Revokes the token on the server; a GET although it changes state. */
export const logout = defineCall({
  name: 'logout',
  method: 'GET',
  path: '/logout',
  auth: 'required',
  summary: 'Revokes the token.',
  states: ['a shopper is signed in'],
});
