import type { CartLine } from '@shop/contracts';
import { useFailureText } from '@shop/design-system';
import { CartScreen } from '@shop/design-system/screens/cart/CartScreen/CartScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { useConnection } from '../../data/connection.store.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { cartQuery } from '../../features/cart/cart.query.ts';
import { choose, useDeselectedLines } from '../../features/cart/chosen-lines.store.ts';
import {
  forgetUnsentQuantity,
  takeUnsentQuantities,
  useUnsentQuantities,
} from '../../features/cart/unsent-quantities.store.ts';
import { useQuantityChanges } from '../../features/cart/use-quantity-changes.ts';
import { useDelivery } from '../../features/site/use-delivery.ts';
import { useLanguage } from '../../language/use-language.ts';
import { recordSeenPrices, useSeenPrices } from '../../session/seen-prices.store.ts';
import { useGo } from '../../use-go.ts';
import { useCartRemoval } from './use-cart-removal.ts';
import { useCheckoutAfterSignIn } from './use-checkout-after-sign-in.ts';
import { useLeftLines } from './use-left-lines.ts';

/** The cart of the account; with `checkout` in the address, confirms an order of what a visitor had chosen. */
export function AccountCart() {
  const language = useLanguage();
  const go = useGo();
  const failureText = useFailureText();
  const cart = useQuery(cartQuery(language));
  const { ids: deselected } = useDeselectedLines();
  const seenPrices = useSeenPrices();
  const [lineErrors, setLineErrors] = useState<Readonly<Record<string, string>>>({});
  const { change, changing } = useQuantityChanges(language, (id, problem) =>
    setLineErrors((others) => ({ ...others, [id]: failureText(toFailure(problem)) })),
  );
  const { remove, moveToFavourites, removing } = useCartRemoval();
  const chosen = new Set((cart.data?.valid ?? []).map((line) => line.id).filter((id) => !deselected.includes(id)));
  useEffect(() => {
    if (cart.data) recordSeenPrices(cart.data.valid);
  }, [cart.data]);
  const isLost = useConnection((connection) => connection.isLost);
  const { lines: unsent } = useUnsentQuantities();
  const withUnsent = (line: CartLine) => ({ ...line, quantity: unsent[line.id] ?? line.quantity });
  const shown = cart.data && { ...cart.data, valid: cart.data.valid.map(withUnsent) };
  const changeUnsent = useEffectEvent(() => {
    const taken = takeUnsentQuantities();
    for (const line of cart.data?.valid ?? []) {
      const quantity = taken[line.id];
      if (quantity !== undefined && quantity !== line.quantity) change(line, quantity);
    }
  });
  useCheckoutAfterSignIn();
  const isReady = cart.isSuccess;
  useEffect(
    function sendUnsent() {
      if (isReady && !isLost) changeUnsent();
    },
    [isReady, isLost],
  );
  return (
    <CartScreen
      cart={toLoadable({ data: shown, error: cart.error })}
      left={useLeftLines()}
      chosen={chosen}
      busyLines={new Set([...changing, ...removing])}
      lineErrors={lineErrors}
      waitingLines={new Set(Object.keys(unsent))}
      priceBefore={seenPrices}
      delivery={useDelivery()}
      onChoose={choose}
      onQuantityChange={(line, quantity) => {
        setLineErrors(({ [line.id]: _, ...others }) => others);
        forgetUnsentQuantity(line.id);
        change(cart.data?.valid.find(({ id }) => id === line.id) ?? line, quantity);
      }}
      onRemove={remove}
      onMoveToFavourites={moveToFavourites}
      onPrint={() => print()}
      onCheckout={() => go({ name: 'confirm', lines: [...chosen] })}
      onRetry={() => void cart.refetch()}
    />
  );
}
