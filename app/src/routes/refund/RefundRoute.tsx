import {
  EMPTY_RETURN_FORM,
  RefundScreen,
  type RefundAction,
} from '@shop/design-system/screens/refund/RefundScreen/RefundScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clipboardWriter } from '../../browser/clipboard.ts';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import {
  removeRefundMutation,
  withdrawRefundMutation,
  reportReturnMutation,
} from '../../features/refund/refund.mutation.ts';
import { refundQuery } from '../../features/refund/refund.query.ts';
import { deleteForm, saveReturnForm, useRefundForms } from '../../features/refund/refund-forms.store.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';

/** One refund, by its number. */
export function RefundRoute({ number }: { number: string }) {
  const language = useLanguage();
  const client = useQueryClient();
  const go = useGo();
  const refund = useQuery(refundQuery(number, language));
  const { returns } = useRefundForms();
  const withdraw = useMutation(withdrawRefundMutation(client));
  const remove = useMutation(removeRefundMutation(client));
  const report = useMutation(reportReturnMutation(client));
  const actions: Record<RefundAction, Pick<typeof report, 'isPending' | 'error'>> = {
    withdraw,
    reportReturn: report,
    delete: remove,
  };
  const names = Object.keys(actions) as RefundAction[];
  const busy = names.find((name) => actions[name].isPending);
  const failing = names.find((name) => actions[name].error);
  const toList = { onSuccess: () => go({ name: 'refunds' }, { replace: true }) };
  return (
    <RefundScreen
      refund={toLoadable(refund)}
      returnForm={returns[number] ?? EMPTY_RETURN_FORM}
      onReturnForm={(form) => saveReturnForm(number, form)}
      busy={busy}
      problem={failing && { action: failing, failure: toFailure(actions[failing].error) }}
      onWithdraw={() => withdraw.mutate(number, toList)}
      onDelete={() => remove.mutate(number, toList)}
      onReportReturn={(parcel) =>
        refund.data &&
        report.mutate({ id: refund.data.id, ...parcel }, { onSuccess: () => deleteForm('returns', number) })
      }
      onCopy={clipboardWriter()}
      onRetry={() => void refund.refetch()}
    />
  );
}
