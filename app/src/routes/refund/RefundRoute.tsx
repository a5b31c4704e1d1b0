import { EMPTY_RETURN_FORM, RefundScreen, type RefundAction } from '@shop/design-system/screens/refund';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { copying } from '../../copying.ts';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { removeRefundMutation, takeBackMutation, tellParcelMutation } from '../../features/refund/refund.mutation.ts';
import { refundQuery } from '../../features/refund/refund.query.ts';
import { forgetForm, keepReturn, useRefundForms } from '../../features/refund/refund-forms.store.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';

/** One refund, by its number. */
export function RefundRoute({ number }: { number: string }) {
  const language = useLanguage();
  const client = useQueryClient();
  const go = useGo();
  const refund = useQuery(refundQuery(number, language));
  const { returns } = useRefundForms();
  const takeBack = useMutation(takeBackMutation(client));
  const remove = useMutation(removeRefundMutation(client));
  const tell = useMutation(tellParcelMutation(client));
  const acts: Record<RefundAction, Pick<typeof tell, 'isPending' | 'error'>> = {
    takeBack,
    tellReturn: tell,
    delete: remove,
  };
  const names = Object.keys(acts) as RefundAction[];
  const busy = names.find((name) => acts[name].isPending);
  const failing = names.find((name) => acts[name].error);
  const toList = { onSuccess: () => go({ name: 'refunds' }, { replace: true }) };
  return (
    <RefundScreen
      refund={toLoadable(refund)}
      returnForm={returns[number] ?? EMPTY_RETURN_FORM}
      onReturnForm={(form) => keepReturn(number, form)}
      {...(busy ? { busy } : {})}
      {...(failing ? { problem: { action: failing, failure: toFailure(acts[failing].error) } } : {})}
      onTakeBack={() => takeBack.mutate(number, toList)}
      onDelete={() => remove.mutate(number, toList)}
      onTellReturn={(parcel) =>
        refund.data &&
        tell.mutate({ id: refund.data.id, ...parcel }, { onSuccess: () => forgetForm('returns', number) })
      }
      {...copying()}
      onRetry={() => void refund.refetch()}
    />
  );
}
