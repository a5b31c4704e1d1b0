import type { NewPassword } from './session.calls.ts';

const calls = () => import('./session.calls.ts');

/** Creates an account; the shopper is then signed in with it by another call. */
export const registerMutation = () => ({
  mutationFn: async (sent: NewPassword) => (await calls()).createAccount(sent),
});

/** Sets a new password; the shopper is then signed in with it by another call. */
export const resetPasswordMutation = () => ({
  mutationFn: async (sent: NewPassword) => (await calls()).changePassword(sent),
});
