import type { Fen } from '@shop/contracts';
import { loading } from '@shop/design-system';
import { bestCoupon, type CouponChoices } from '@shop/design-system/screens/checkout/CouponChoice/coupon-choices.ts';
import { OrderConfirmScreen } from '@shop/design-system/screens/checkout/OrderConfirmScreen/OrderConfirmScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { toShopTime } from '../../data/shop-clock.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { useAddressBook } from '../../features/address/use-address-book.ts';
import { saveMessage, useMessage } from '../../features/order/message.store.ts';
import { clearOrderChoices, saveOrderChoice, useOrderChoices } from '../../features/order/order-choices.store.ts';
import { placeOrderMutation, placingKey } from '../../features/order/order.mutation.ts';
import { priceQuery, couponChoicesQuery, draftQuery, placedOrderQuery } from '../../features/order/order.query.ts';
import { useLastAttempt } from '../../features/order/last-attempt.store.ts';
import { useDelivery } from '../../features/site/use-delivery.ts';
import { useLanguage } from '../../language/use-language.ts';
import { isOutcomeUnknown, recheckInterval, usePendingOutcome } from '../../session/pending-outcomes.store.ts';
import { useGo } from '../../use-go.ts';
import { useCouponClaims } from './use-coupon-claims.ts';
import { usePlacingAt } from './use-placing-at.ts';
import { usePromotion } from './use-promotion.ts';

/** An order draft can be placed for 600 s (reference: order key). */
const ORDER_KEY_LIFETIME_MS = 600_000;

/**
 * Whether a response is older than its lifetime; `receivedAt` is 0 before the first response. `check` updates it at
 * once, for timers that fire late after the computer was asleep.
 */
function useExpiry(receivedAt: number, lifetime: number): { isExpired: boolean; check: () => void } {
  const [expiredAt, setExpiredAt] = useState(0);
  useEffect(() => {
    const timer = receivedAt
      ? setTimeout(() => setExpiredAt(receivedAt), Math.max(0, receivedAt + lifetime - Date.now()))
      : undefined;
    return () => clearTimeout(timer);
  }, [receivedAt, lifetime]);
  return {
    isExpired: receivedAt !== 0 && expiredAt === receivedAt,
    check: () => {
      if (Date.now() - receivedAt >= lifetime) setExpiredAt(receivedAt);
    },
  };
}

/** The coupon of the order: the shopper's choice, by default the best that applies; '' for none. */
function couponOf(choices: CouponChoices | undefined, choice: string | undefined): string {
  if (choice !== undefined && (choice === '' || choices?.fitting.some(({ id }) => id === choice))) return choice;
  return choices ? (bestCoupon(choices.fitting)?.id ?? '') : '';
}

export function OrderConfirmRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const go = useGo();
  const [search] = useSearchParams();
  const request = {
    lines: (search.get('cartId') ?? '').split(',').filter(Boolean),
    isBuyNow: search.get('new') === '1',
  };
  const draft = useQuery(draftQuery(request, language));
  const lines = request.lines.join(',');
  const choices = useOrderChoices(lines);
  const { book, save } = useAddressBook(draft.data?.address?.id, choices.address, (address) =>
    saveOrderChoice(lines, { address }),
  );
  const acceptsCoupons = draft.data?.isActivity === false;
  const coupons = useQuery(couponChoicesQuery(request, acceptsCoupons, language));
  const chooseCoupon = (coupon: string) => saveOrderChoice(lines, { coupon });
  const { claiming, failedClaims, isClaiming } = useCouponClaims({
    acceptsCoupons,
    choices: coupons.data,
    reread: async () => (await coupons.refetch({ cancelRefetch: false })).data,
    onClaimed: chooseCoupon,
  });
  const couponId = acceptsCoupons ? couponOf(coupons.data, choices.coupon) : '';
  const orderKey = draft.data?.orderKey ?? '';
  const isCouponKnown = draft.isSuccess && (!acceptsCoupons || !coupons.isPending);
  const priceRequest = { orderKey, addressId: book.chosen, couponId: isCouponKnown ? couponId || '0' : '' };
  const price = useQuery(priceQuery(priceRequest));
  const { text: message } = useMessage();
  const place = useMutation(placeOrderMutation(client));
  const [toPayBefore, setToPayBefore] = useState<number>();
  const expiry = useExpiry(draft.dataUpdatedAt, ORDER_KEY_LIFETIME_MS);

  const toPayment = (order: string) => {
    saveMessage('');
    clearOrderChoices();
    go({ name: 'payment', order }, { replace: true });
  };
  // These lines were placed before without a response, or an old address was opened: then that order is the one to pay.
  const attempt = useLastAttempt();
  const isAttempted = attempt.lines === lines && lines !== '';
  const sent = usePendingOutcome(placingKey(attempt.orderKey));
  const pending = place.isPending || !isAttempted ? undefined : sent;
  const found = useQuery({
    ...placedOrderQuery(attempt.orderKey, isAttempted && (attempt.orderKey !== orderKey || pending !== undefined)),
    refetchInterval: recheckInterval(pending, (number?: string | null) => Boolean(number)),
  });
  const foundNumber = found.data;
  const isUnknown = isOutcomeUnknown(pending, found);
  const canRepeat = attempt.orderKey === orderKey && !expiry.isExpired;
  const placed = (price.data?.kind === 'placed' ? price.data.orderNumber : undefined) ?? foundNumber ?? undefined;
  const openPayment = useEffectEvent(toPayment);
  useEffect(() => {
    if (placed) openPayment(placed);
  }, [placed]);

  const placeOrder = (addressId: string, toPay: Fen | undefined) => {
    useLastAttempt.setState({ lines, orderKey });
    setToPayBefore(toPay);
    place.mutate(
      {
        ...priceRequest,
        addressId,
        message: useMessage.getState().text.trim(),
        isBuyNow: request.isBuyNow,
        until: toShopTime(draft.dataUpdatedAt) + ORDER_KEY_LIFETIME_MS,
      },
      { onSuccess: ({ orderNumber }) => toPayment(orderNumber), onError: expiry.check },
    );
  };
  const placingAt = usePlacingAt({
    save,
    priceAt: (addressId) => client.fetchQuery(priceQuery({ ...priceRequest, addressId })),
    place: placeOrder,
    onHigherTotal: setToPayBefore,
  });
  const promotion = usePromotion(draft.data?.promotion);
  return (
    <OrderConfirmScreen
      draft={toLoadable(draft)}
      computed={toLoadable(price)}
      isComputing={price.isFetching || isClaiming || !isCouponKnown}
      addressBook={{
        ...book,
        marksRemote: useDelivery() !== undefined,
        onChoose: (id) => {
          placingAt.stop();
          book.onChoose(id);
        },
        onOpen: (id) => {
          placingAt.stop();
          book.onOpen(id);
        },
      }}
      coupons={acceptsCoupons ? toLoadable(coupons) : loading}
      couponId={couponId}
      claiming={claiming}
      failedClaims={failedClaims}
      promotion={promotion}
      message={message}
      placing={place.isPending || placingAt.isPreparing ? 'busy' : 'idle'}
      failure={place.error ? toFailure(place.error) : undefined}
      unconfirmed={unconfirmedState(isUnknown, canRepeat)}
      toPayBefore={toPayBefore}
      orderKey={keyState(draft.isFetching && draft.isSuccess, expiry.isExpired)}
      onChooseCoupon={(coupon) => {
        placingAt.stop();
        chooseCoupon(coupon);
      }}
      onMessage={saveMessage}
      onPlace={() => placeOrder(book.chosen, price.data?.kind === 'priced' ? price.data.toPay : undefined)}
      onPlaceAt={(address, shownTotal) => {
        place.reset();
        setToPayBefore(undefined);
        void placingAt.placeAt(address, shownTotal);
      }}
      onLookUp={() => void found.refetch()}
      onRenew={() => {
        place.reset();
        void draft.refetch();
      }}
      onRetry={() => void Promise.all([draft.refetch(), coupons.refetch(), price.refetch()])}
    />
  );
}

function unconfirmedState(isUnknown: boolean, canRepeat: boolean): 'repeatable' | 'lookUp' | undefined {
  if (!isUnknown) return undefined;
  return canRepeat ? 'repeatable' : 'lookUp';
}

function keyState(isRenewing: boolean, isExpired: boolean): 'live' | 'expired' | 'renewing' {
  if (isRenewing) return 'renewing';
  return isExpired ? 'expired' : 'live';
}
