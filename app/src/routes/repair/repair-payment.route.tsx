import type { RepairRequest } from '@shop/contracts';
import { loading } from '@shop/design-system';
import { RepairPaymentScreen } from '@shop/design-system/screens/repair/RepairPaymentScreen/RepairPaymentScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clipboardWriter } from '../../browser/clipboard.ts';
import { toFailure } from '../../data/call-error.ts';
import { isUnknownCall } from '../../data/outcome.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import type { CodePaymentMethod } from '../../features/payment/payment.calls.ts';
import { payByBalanceMutation } from '../../features/payment/payment.mutation.ts';
import { outcomeOf } from '../../features/payment/payment-outcome.ts';
import { codeQuery, POLL_INTERVAL_MS } from '../../features/payment/payment.query.ts';
import { toCode } from '../../features/payment/to-code.ts';
import { useBalance } from '../../features/payment/use-balance.ts';
import { repairRequestQuery } from '../../features/repair/requests.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import {
  isOutcomeUnknown,
  paymentKey,
  recheckInterval,
  usePendingOutcome,
} from '../../session/pending-outcomes.store.ts';

export function RepairPaymentRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const number = search.get('orderId') ?? '';
  const bill = { kind: 'repair', number } as const;
  const [codeBy, setCodeBy] = useState<CodePaymentMethod>();
  const pay = useMutation(payByBalanceMutation(client));
  const attempt = usePendingOutcome(paymentKey(number));
  const pending = pay.isPending ? undefined : attempt;
  const recheck = recheckInterval(pending, (shown?: RepairRequest) => shown?.status !== 'toPay');
  const request = useQuery({
    ...repairRequestQuery(number, language),
    // While a code is shown: it is paid on the phone. Not polled while the page is hidden.
    refetchInterval: (query) =>
      recheck(query) || (codeBy && query.state.data?.status === 'toPay' ? POLL_INTERVAL_MS : false),
  });
  const isUnknown = isOutcomeUnknown(pending, request);
  const isPayable = request.data?.status === 'toPay' && !isUnknown;
  const code = useQuery(codeQuery(bill, codeBy ?? 'wechat', codeBy !== undefined && isPayable));
  const { balance, topUp, refetch: refetchBalance } = useBalance(request.data?.payWays);
  const checkFailure = request.isRefetchError ? toFailure(request.error) : undefined;
  return (
    <RepairPaymentScreen
      request={toLoadable(request)}
      isUnavailable={isUnknownCall(request.error)}
      balance={balance}
      paying={pay.isPending ? 'busy' : 'idle'}
      {...outcomeOf(pay, { isUnknown, recheckFailure: checkFailure })}
      topUp={topUp}
      codeBy={codeBy}
      code={codeBy ? toCode(code) : loading}
      checkFailure={codeBy ? checkFailure : undefined}
      onPayByBalance={() => pay.mutate({ ...bill, until: request.data?.payUntil })}
      onChooseCode={setCodeBy}
      onRenewCode={() => void code.refetch()}
      onTimeUp={() => void request.refetch()}
      onCopy={clipboardWriter()}
      onRetry={() => void Promise.all([request.refetch(), refetchBalance()])}
    />
  );
}
