import { failed, loading, type Loadable } from '@shop/design-system';
import { CodePaymentScreen } from '@shop/design-system/screens/code-payment';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { copying } from '../../copying.ts';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { askOrdersAgain } from '../../features/order/order.mutation.ts';
import { orderQuery } from '../../features/order/order.query.ts';
import type { CodeWay, PayCode } from '../../features/payment/payment.calls.ts';
import { codeQuery, payStatusQuery } from '../../features/payment/payment.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';

/** Never the old code while a new one is asked for, or when that failed. */
function toCode(code: UseQueryResult<PayCode>): Loadable<PayCode> {
  if (code.isFetching) return loading;
  if (!code.error) return toLoadable(code);
  const { kind, message } = toFailure(code.error);
  return failed(kind, message);
}

/** Pays an order with a code to scan. */
function CodePayment({ by }: { by: CodeWay }) {
  const language = useLanguage();
  const client = useQueryClient();
  const go = useGo();
  const [search] = useSearchParams();
  const number = search.get('orderId') ?? '';
  const order = useQuery(orderQuery(number, language));
  const code = useQuery(codeQuery(number, by, order.data?.state === 'unpaid'));
  const status = useQuery(payStatusQuery(number, code.data, order.data?.isPaid === false && !code.isFetching));
  const [checked, setChecked] = useState<'idle' | 'busy' | 'unpaid' | 'failed'>('idle');

  const isPaid = order.data?.isPaid ?? false;
  const isSaidPaid = status.data?.isPaid ?? false;
  useEffect(() => {
    if (isSaidPaid) void askOrdersAgain(client);
  }, [isSaidPaid, client]);
  useEffect(() => {
    if (isPaid) go({ name: 'payment', order: number }, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only the discovery counts
  }, [isPaid]);

  const check = async () => {
    setChecked('busy');
    const { data, isError } = await order.refetch();
    setChecked(isError ? 'failed' : data?.isPaid ? 'idle' : 'unpaid');
  };
  return (
    <CodePaymentScreen
      by={by}
      order={toLoadable(order)}
      code={toCode(code)}
      checking={checked === 'busy' ? 'busy' : 'idle'}
      {...(checked === 'unpaid' || checked === 'failed' ? { checked } : {})}
      onRenew={() => void code.refetch()}
      onCheck={() => void check()}
      onTimeUp={() => void order.refetch()}
      {...copying()}
      onRetry={() => void order.refetch()}
    />
  );
}

export const WechatRoute = () => <CodePayment by="wechat" />;
export const AlipayRoute = () => <CodePayment by="alipay" />;
