import { useFailureText } from '@shop/design-system';
import { AskRefundScreen, EMPTY_REFUND_FORM } from '@shop/design-system/screens/ask-refund';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import {
  addImages,
  addressesOf,
  forgetImages,
  removeImage,
  tryImageAgain,
  useImagesOf,
} from '../../features/image/images.store.ts';
import { orderQuery } from '../../features/order/order.query.ts';
import { applyMutation } from '../../features/refund/refund.mutation.ts';
import { refundLinesQuery, refundReasonsQuery, refundsOfQuery } from '../../features/refund/refund.query.ts';
import { forgetForm, keepAsk, useRefundForms } from '../../features/refund/refund-forms.store.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';

const OPEN = ['underReview', 'awaitingReturn', 'returning'];

export function AskRefundRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const go = useGo();
  const say = useFailureText();
  const [search] = useSearchParams();
  const order = useQuery(orderQuery(search.get('orderId') ?? '', language));
  const orderId = order.data?.isPaid ? order.data.id : undefined;
  const lines = useQuery(refundLinesQuery(orderId, language));
  const reasons = useQuery(refundReasonsQuery(language));
  const refunds = useQuery(refundsOfQuery(orderId, language));
  const openRefund = refunds.data?.find(({ state }) => OPEN.includes(state));
  const { asks } = useRefundForms();
  const form = `refund ${orderId ?? ''}`;
  const images = useImagesOf(form);
  const ask = useMutation(applyMutation(client));
  const sayProblem = (problem: unknown) => say(toFailure(problem));

  return (
    <AskRefundScreen
      order={toLoadable(order)}
      lines={toLoadable(lines)}
      reasons={toLoadable(reasons)}
      {...(openRefund ? { openRefund } : {})}
      form={(orderId === undefined ? undefined : asks[orderId]) ?? EMPTY_REFUND_FORM}
      onForm={(filled) => orderId !== undefined && keepAsk(orderId, filled)}
      images={images}
      onAddImages={(files) => addImages(form, files, sayProblem)}
      onRemoveImage={(id) => removeImage(form, id)}
      onTryImageAgain={(id) => tryImageAgain(form, id, sayProblem)}
      asking={ask.isPending ? 'busy' : 'idle'}
      {...(ask.error ? { failure: toFailure(ask.error) } : {})}
      onAsk={({ kind, reason, explanation, lines: pieces }) => {
        if (orderId === undefined) return;
        ask.mutate(
          {
            orderId,
            kind,
            reason,
            explanation,
            images: addressesOf(images),
            pieces: pieces.map(({ id, quantity }) => ({ lineId: id, quantity })),
          },
          {
            onSuccess: () => {
              forgetForm('asks', orderId);
              forgetImages(form);
              go({ name: 'refunds' }, { replace: true });
            },
          },
        );
      }}
      onRetry={() => void Promise.all([order.refetch(), lines.refetch(), reasons.refetch(), refunds.refetch()])}
    />
  );
}
