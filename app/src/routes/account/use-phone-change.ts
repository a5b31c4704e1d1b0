import type { User } from '@shop/contracts';
import type { PhoneChange, PhoneChangeResult } from '@shop/design-system/screens/account/ProfileScreen/phone-change.ts';
import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { saveTypedPhone, useTypedPhone } from '../../features/profile/profile-draft.store.ts';
import { changePhoneMutation, type PhoneOutcome } from '../../features/profile/profile.mutation.ts';
import { codeKeyQuery } from '../../features/session/session.query.ts';
import { useSmsCode } from '../../features/session/use-sms-code.ts';

/** Changing the phone number; undefined until the shop has shown that it sends codes. */
export function usePhoneChange(user: User | undefined): PhoneChange | undefined {
  const client = useQueryClient();
  const key = useQuery(codeKeyQuery());
  const sms = useSmsCode('bind');
  const typed = useTypedPhone(user?.id);
  const changing = useMutation(changePhoneMutation(client));
  if (!user || !key.data) return undefined;
  return {
    typed,
    sms,
    result: resultOf(changing),
    onTyped: (phone) => {
      saveTypedPhone(user.id, phone);
      if (!changing.isPending) changing.reset();
    },
    onConfirm: (phone, code) =>
      changing.mutate(
        { phone, code, isFirst: user.phone === '' },
        { onSuccess: (outcome) => outcome === 'done' && saveTypedPhone(user.id, undefined) },
      ),
  };
}

function resultOf({
  isPending,
  data,
  error,
  variables,
}: Pick<UseMutationResult<PhoneOutcome, unknown, { phone: string }>, 'isPending' | 'data' | 'error'> & {
  variables: { phone: string } | undefined;
}): PhoneChangeResult {
  if (isPending) return { state: 'busy' };
  if (error) return { state: 'failed', failure: toFailure(error) };
  return data === 'done' ? { state: 'done', phone: variables?.phone ?? '' } : { state: data ?? 'idle' };
}
