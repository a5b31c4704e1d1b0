import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/**
 * The account and the phone number typed on the sign-in page; `phone` is undefined until one is typed. Passwords and
 * codes are never stored.
 */
type SignInForm = { account: string; phone?: string | undefined };

export const useSignInForm = createPersistedStore<SignInForm>('signIn', { account: '' }, (stored) => {
  if (!isRecord(stored) || !isText(stored['account'])) return undefined;
  return { account: stored['account'], phone: isText(stored['phone']) ? stored['phone'] : undefined };
});

/** After signing in nothing typed is needed any more. */
export const clearSignInForm = (): void => useSignInForm.setState({ account: '', phone: undefined }, true);
