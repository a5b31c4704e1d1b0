import { bestCoupon, loading, type CouponChoices } from '@shop/design-system';
import { OrderConfirmScreen } from '@shop/design-system/screens/order-confirm';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { keepMessage, useMessage } from '../../features/order/message.store.ts';
import { placeMutation } from '../../features/order/order.mutation.ts';
import { computedQuery, couponChoicesQuery, draftQuery, placedQuery } from '../../features/order/order.query.ts';
import { usePlacing } from '../../features/order/placing.store.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { useAddressBook } from './use-address-book.ts';
import { usePromotion } from './use-promotion.ts';

/** A laid-out order can be placed for 600 s (reference: order key). */
const KEY_LIFE_MS = 600_000;

/** Whether it is so long ago that something was answered; 0 for never answered. */
function useIsOver(answeredAt: number, life: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = answeredAt
      ? setTimeout(() => setOver(answeredAt), Math.max(0, answeredAt + life - Date.now()))
      : undefined;
    return () => clearTimeout(timer);
  }, [answeredAt, life]);
  return answeredAt !== 0 && over === answeredAt;
}

/** The coupon of the order: what the shopper said, the best one that fits while they said nothing; '' for none. */
function couponOf(choices: CouponChoices | undefined, picked: string | undefined): string {
  if (picked !== undefined && (picked === '' || choices?.fitting.some(({ id }) => id === picked))) return picked;
  return choices ? (bestCoupon(choices.fitting)?.id ?? '') : '';
}

export function OrderConfirmRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const go = useGo();
  const [search] = useSearchParams();
  const wish = { lines: (search.get('cartId') ?? '').split(',').filter(Boolean), isBuyNow: search.get('new') === '1' };
  const draft = useQuery(draftQuery(wish, language));
  const book = useAddressBook(draft.data?.address?.id);
  const isCouponed = draft.data?.isActivity === false;
  const coupons = useQuery(couponChoicesQuery(wish, isCouponed, language));
  const [picked, setPicked] = useState<string>();
  const couponId = isCouponed ? couponOf(coupons.data, picked) : '';
  const orderKey = draft.data?.orderKey ?? '';
  const isDecided = draft.isSuccess && (!isCouponed || !coupons.isPending);
  const choice = { orderKey, addressId: book.chosen, couponId: isDecided ? couponId || '0' : '' };
  const computed = useQuery(computedQuery(choice));
  const { text: message } = useMessage();
  const place = useMutation(placeMutation(client));
  const [toPayBefore, setToPayBefore] = useState<number>();
  // A machine that slept finds its timers late.
  const isExpired =
    useIsOver(draft.dataUpdatedAt, KEY_LIFE_MS) || (place.isError && Date.now() - draft.dataUpdatedAt >= KEY_LIFE_MS);

  const toPayment = (order: string) => {
    keepMessage('');
    go({ name: 'payment', order }, { replace: true });
  };
  // These lines were sent before and no answer came (or an old address was opened): the order that came of them is the one to pay.
  const sent = usePlacing();
  const lines = wish.lines.join(',');
  const { data: lostNumber } = useQuery(
    placedQuery(sent.orderKey, sent.lines === lines && lines !== '' && sent.orderKey !== orderKey),
  );
  const placed = (computed.data?.kind === 'placed' ? computed.data.orderNumber : undefined) ?? lostNumber ?? undefined;
  useEffect(() => {
    if (placed) toPayment(placed);
    // oxlint-disable-next-line react/exhaustive-deps -- only the discovery counts
  }, [placed]);

  const onPlace = () => {
    usePlacing.setState({ lines, orderKey });
    setToPayBefore(computed.data?.kind === 'priced' ? computed.data.toPay : undefined);
    place.mutate(
      { ...choice, message: message.trim(), isBuyNow: wish.isBuyNow },
      { onSuccess: ({ orderNumber }) => toPayment(orderNumber) },
    );
  };
  const promotion = usePromotion(draft.data?.promotion);
  return (
    <OrderConfirmScreen
      draft={toLoadable(draft)}
      computed={toLoadable(computed)}
      isComputing={computed.isFetching}
      addressBook={book}
      coupons={isCouponed ? toLoadable(coupons) : loading}
      couponId={couponId}
      {...(promotion ? { promotion } : {})}
      message={message}
      placing={place.isPending ? 'busy' : 'idle'}
      {...(place.error ? { failure: toFailure(place.error) } : {})}
      {...(toPayBefore === undefined ? {} : { toPayBefore })}
      orderKey={keyState(draft.isFetching && draft.isSuccess, isExpired)}
      onChooseCoupon={setPicked}
      onMessage={keepMessage}
      onPlace={onPlace}
      onRenew={() => {
        place.reset();
        void draft.refetch();
      }}
      onRetry={() => void Promise.all([draft.refetch(), coupons.refetch(), computed.refetch()])}
    />
  );
}

function keyState(isRenewing: boolean, isExpired: boolean): 'live' | 'expired' | 'renewing' {
  if (isRenewing) return 'renewing';
  return isExpired ? 'expired' : 'live';
}
