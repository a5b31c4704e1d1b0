import type { Fen } from '@shop/contracts';
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
import { placeOrderMutation } from '../../features/order/order.mutation.ts';
import { draftQuery, priceQuery } from '../../features/order/order.query.ts';
import { useLastAttempt } from '../../features/order/last-attempt.store.ts';
import { useDelivery } from '../../features/site/use-delivery.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { useExpiry } from './use-expiry.ts';
import { useOrderCoupon } from './use-order-coupon.ts';
import { usePlacedOrder } from './use-placed-order.ts';
import { usePlacingAt } from './use-placing-at.ts';
import { usePromotion } from './use-promotion.ts';

/** An order draft can be placed for 600 s (reference: order key). */
const ORDER_KEY_LIFETIME_MS = 600_000;

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
  const chooseCoupon = (coupon: string) => saveOrderChoice(lines, { coupon });
  const coupon = useOrderCoupon({
    request,
    acceptsCoupons: draft.data?.isActivity === false,
    choice: choices.coupon,
    onChoose: chooseCoupon,
  });
  const orderKey = draft.data?.orderKey ?? '';
  const isCouponKnown = draft.isSuccess && coupon.isKnown;
  const priceRequest = { orderKey, addressId: book.chosen, couponId: isCouponKnown ? coupon.couponId || '0' : '' };
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
  const earlier = usePlacedOrder({ lines, orderKey, isPlacing: place.isPending });
  const placed = (price.data?.kind === 'placed' ? price.data.orderNumber : undefined) ?? earlier.number;
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
      isComputing={price.isFetching || coupon.isClaiming || !isCouponKnown}
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
      coupons={coupon.coupons}
      couponId={coupon.couponId}
      claiming={coupon.claiming}
      failedClaims={coupon.failedClaims}
      promotion={promotion}
      message={message}
      placing={place.isPending || placingAt.isPreparing ? 'busy' : 'idle'}
      failure={place.error ? toFailure(place.error) : undefined}
      unconfirmed={unconfirmedState(earlier.isUnknown, earlier.isOfThisDraft && !expiry.isExpired)}
      toPayBefore={toPayBefore}
      orderKey={keyState(draft.isFetching && draft.isSuccess, expiry.isExpired)}
      onChooseCoupon={(id) => {
        placingAt.stop();
        chooseCoupon(id);
      }}
      onMessage={saveMessage}
      onPlace={() => placeOrder(book.chosen, price.data?.kind === 'priced' ? price.data.toPay : undefined)}
      onPlaceAt={(address, shownTotal) => {
        place.reset();
        setToPayBefore(undefined);
        void placingAt.placeAt(address, shownTotal);
      }}
      onLookUp={earlier.lookUp}
      onRenew={() => {
        place.reset();
        void draft.refetch();
      }}
      onRetry={() => void Promise.all([draft.refetch(), coupon.refetch(), price.refetch()])}
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
