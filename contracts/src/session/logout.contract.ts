import { defineCall } from '../define-call.ts';

/** Ends the token on the server. A change of state by GET, as the server has it. */
export const logout = defineCall({
  name: 'logout',
  method: 'GET',
  path: '/logout',
  auth: 'required',
  summary: 'Ends the token.',
  states: ['a shopper is signed in'],
});
