import { useState } from 'react';
import { useSignInForm } from '../../features/session/sign-in-form.store.ts';

const MOBILE = /^1[3-9]\d{9}$/;
const SECRETS = { password: '', newPassword: '', mobileCode: '', registerCode: '', resetCode: '' };

/**
 * What is typed on the sign-in page. Account and phone survive a reload; passwords and codes live as long as the page.
 * A phone number that was typed as the account is also the phone.
 */
export function useSignInValues() {
  const { account, phone } = useSignInForm();
  const [secrets, setSecrets] = useState(SECRETS);
  const suggested = MOBILE.test(account.trim()) ? account.trim() : '';
  const values = { account, phone: phone ?? suggested, ...secrets };
  const onValues = (change: Partial<typeof values>) => {
    const { account: newAccount = account, phone: newPhone = phone, ...newSecrets } = change;
    if ('account' in change || 'phone' in change) useSignInForm.setState({ account: newAccount, phone: newPhone });
    setSecrets((before) => ({ ...before, ...newSecrets }));
  };
  return { values, onValues };
}
