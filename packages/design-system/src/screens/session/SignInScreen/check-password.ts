/** The lengths that servers of the family accept; some accept 16 characters at most and say so. */
const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 32;
/** Every server of the family refuses this one. */
const REFUSED_PASSWORD = '123456';

export type PasswordProblem = 'empty' | 'short' | 'long' | 'simple';

/** What is wrong with a new password. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password === '') return 'empty';
  if (password.length < MIN_PASSWORD_LENGTH) return 'short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'long';
  return password === REFUSED_PASSWORD ? 'simple' : undefined;
}
