import type { Refund } from '@shop/contracts';
import { useFailureText } from '@shop/design-system';
import {
  RequestRefundScreen,
  EMPTY_REFUND_FORM,
} from '@shop/design-system/screens/refund/RequestRefundScreen/RequestRefundScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import {
  addImages,
  addressesOf,
  clearImages,
  removeImage,
  retryImage,
  useImagesOf,
} from '../../features/image/images.store.ts';
import { orderQuery } from '../../features/order/order.query.ts';
import { refundKey, requestRefundMutation } from '../../features/refund/refund.mutation.ts';
import { refundLinesQuery, refundReasonsQuery, refundsOfOrderQuery } from '../../features/refund/refund.query.ts';
import { deleteForm, saveRequestForm, useRefundForms } from '../../features/refund/refund-forms.store.ts';
import { useLanguage } from '../../language/use-language.ts';
import { isOutcomeUnknown, recheckInterval, usePendingOutcome } from '../../session/pending-outcomes.store.ts';
import { useGo } from '../../use-go.ts';

const OPEN_STATES = ['underReview', 'awaitingReturn', 'returning'];
const isOpen = ({ state }: Pick<Refund, 'state'>) => OPEN_STATES.includes(state);
const hasOpenRefund = (refunds?: readonly Refund[]) => refunds?.some(isOpen) ?? false;

export function RequestRefundRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const go = useGo();
  const failureText = useFailureText();
  const [search] = useSearchParams();
  const order = useQuery(orderQuery(search.get('orderId') ?? '', language));
  const orderId = order.data?.isPaid ? order.data.id : undefined;
  const lines = useQuery(refundLinesQuery(orderId, language));
  const reasons = useQuery(refundReasonsQuery(language));
  const request = useMutation(requestRefundMutation(client));
  const sent = usePendingOutcome(refundKey(orderId ?? ''));
  const pending = request.isPending ? undefined : sent;
  const refunds = useQuery({
    ...refundsOfOrderQuery(orderId, language),
    refetchInterval: recheckInterval(pending, hasOpenRefund),
  });
  const openRefund = refunds.data?.find(isOpen);
  const { requests } = useRefundForms();
  const imagesKey = `refund ${orderId ?? ''}`;
  const images = useImagesOf(imagesKey);
  const problemText = (problem: unknown) => failureText(toFailure(problem));

  return (
    <RequestRefundScreen
      order={toLoadable(order)}
      lines={toLoadable(lines)}
      reasons={toLoadable(reasons)}
      openRefund={openRefund}
      form={(orderId === undefined ? undefined : requests[orderId]) ?? EMPTY_REFUND_FORM}
      onForm={(filled) => orderId !== undefined && saveRequestForm(orderId, filled)}
      images={images}
      onAddImages={(files) => addImages(imagesKey, files, problemText)}
      onRemoveImage={(id) => removeImage(imagesKey, id)}
      onTryImageAgain={(id) => retryImage(imagesKey, id, problemText)}
      submitStatus={request.isPending ? 'busy' : 'idle'}
      isUnconfirmed={isOutcomeUnknown(pending, refunds) && !openRefund}
      failure={request.error ? toFailure(request.error) : undefined}
      onSubmit={({ kind, reason, explanation, lines: pieces }) => {
        if (orderId === undefined) return;
        request.mutate(
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
              deleteForm('requests', orderId);
              clearImages(imagesKey);
              go({ name: 'refunds' }, { replace: true });
            },
          },
        );
      }}
      onRetry={() => void Promise.all([order.refetch(), lines.refetch(), reasons.refetch(), refunds.refetch()])}
    />
  );
}
