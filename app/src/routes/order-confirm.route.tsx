import { OrderConfirmScreen } from '@shop/design-system/screens/order-confirm';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFailure } from '../data/call-error.ts';
import { toLoadable } from '../data/to-loadable.ts';
import { keepMessage, useMessage } from '../features/order/message.store.ts';
import { placeMutation } from '../features/order/order.mutation.ts';
import { addressesQuery, computedQuery, draftQuery } from '../features/order/order.query.ts';
import { useLanguage } from '../language/use-language.ts';
import { useGo } from '../use-go.ts';

/** A laid-out order can be placed for 600 s (reference: order key). */
const KEY_LIFE_MS = 600_000;

export function OrderConfirmRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const go = useGo();
  const [search] = useSearchParams();
  const isBuyNow = search.get('new') === '1';
  const lines = (search.get('cartId') ?? '').split(',').filter(Boolean);
  const draft = useQuery(draftQuery({ lines, isBuyNow }, language));
  const addresses = useQuery(addressesQuery());
  const [picked, setPicked] = useState('');
  const addressId = picked || (draft.data?.address?.id ?? addresses.data?.[0]?.id ?? '');
  const orderKey = draft.data?.orderKey ?? '';
  const computed = useQuery(computedQuery({ orderKey, addressId }));
  const { text: message } = useMessage();
  const place = useMutation(placeMutation(client));

  const toPayment = (order: string) => {
    keepMessage('');
    go({ name: 'payment', order }, { replace: true });
  };
  // This key was turned into an order before (back button, second tab): that order is the one to pay.
  const placed = computed.data?.kind === 'placed' ? computed.data.orderNumber : undefined;
  useEffect(() => {
    if (placed) toPayment(placed);
    // oxlint-disable-next-line react/exhaustive-deps -- only the discovery counts
  }, [placed]);

  return (
    <OrderConfirmScreen
      draft={toLoadable(draft)}
      computed={toLoadable(computed)}
      addresses={toLoadable(addresses)}
      addressId={addressId}
      onChooseAddress={setPicked}
      message={message}
      onMessage={keepMessage}
      placing={place.isPending ? 'busy' : 'idle'}
      failure={place.error ? toFailure(place.error) : undefined}
      isExpired={place.isError && Date.now() - draft.dataUpdatedAt >= KEY_LIFE_MS}
      onPlace={() => place.mutate({ orderKey, addressId, message: message.trim(), isBuyNow }, { onSuccess: ({ orderNumber }) => toPayment(orderNumber) })}
      onRetry={() => void Promise.all([draft.refetch(), addresses.refetch(), computed.refetch()])}
    />
  );
}
