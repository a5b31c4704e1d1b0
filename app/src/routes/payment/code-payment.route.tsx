import { CodePaymentScreen } from '@shop/design-system/screens/checkout/CodePaymentScreen/CodePaymentScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { clipboardWriter } from '../../browser/clipboard.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { invalidateOrders } from '../../features/order/order.mutation.ts';
import { orderQuery } from '../../features/order/order.query.ts';
import { toCode } from '../../features/payment/to-code.ts';
import type { CodePaymentMethod } from '../../features/payment/payment.calls.ts';
import { codeQuery, payStatusQuery } from '../../features/payment/payment.query.ts';
import { readPath } from '../../language/language.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { isOutcomeUnknown, paymentKey, usePendingOutcome } from '../../session/pending-outcomes.store.ts';
import { useGo } from '../../use-go.ts';

type CheckStatus = 'idle' | 'busy' | 'unpaid' | 'failed';

/** Pays an order with a code to scan. */
function CodePayment({ by }: { by: CodePaymentMethod }) {
  const language = useLanguage();
  const client = useQueryClient();
  const go = useGo();
  const [search] = useSearchParams();
  const number = search.get('orderId') ?? '';
  const order = useQuery(orderQuery(number, language));
  const isUnknown = isOutcomeUnknown(usePendingOutcome(paymentKey(number)), order);
  const isOffered = order.data?.payWays.includes(by) ?? false;
  const isPayable = order.data?.state === 'unpaid' && !isUnknown && isOffered;
  const code = useQuery(codeQuery({ kind: 'order', number }, by, isPayable));
  const status = useQuery(payStatusQuery(number, code.data, order.data?.isPaid === false && !code.isFetching));
  const [checkStatus, setCheckStatus] = useState<CheckStatus>('idle');

  const isPaid = order.data?.isPaid ?? false;
  const isReportedPaid = status.data?.isPaid ?? false;
  useEffect(() => {
    if (isReportedPaid) void invalidateOrders(client);
  }, [isReportedPaid, client]);
  const openResult = useEffectEvent(() => go({ name: 'payment', order: number }, { replace: true }));
  // Whether it was paid from the balance may be unknown: the result page asks, and offers no second payment. It also
  // shows the methods that the shop offers, if this one is none of them.
  const hasResult = isPaid || (order.data?.state === 'unpaid' && (isUnknown || !isOffered));
  useEffect(() => {
    if (hasResult) openResult();
  }, [hasResult]);

  const check = async () => {
    setCheckStatus('busy');
    const { data, isError } = await order.refetch();
    if (isError) setCheckStatus('failed');
    else setCheckStatus(data?.isPaid ? 'idle' : 'unpaid');
  };
  return (
    <CodePaymentScreen
      by={by}
      order={toLoadable(order)}
      code={toCode(code)}
      checking={checkStatus === 'busy' ? 'busy' : 'idle'}
      checked={checkStatus === 'unpaid' || checkStatus === 'failed' ? checkStatus : undefined}
      onRenew={() => void code.refetch()}
      onCheck={() => void check()}
      onTimeUp={() => void order.refetch()}
      onCopy={clipboardWriter()}
      onRetry={() => void order.refetch()}
    />
  );
}

/** The same page at two addresses, one for each payment method. */
export function CodePaymentRoute() {
  const { path } = readPath(useLocation().pathname);
  return <CodePayment by={path === paths.payByWechat ? 'wechat' : 'alipay'} />;
}
