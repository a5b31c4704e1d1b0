import { failed, loading, ready, useIsHydrated, useToast } from '@shop/design-system';
import { CartScreen } from '@shop/design-system/screens/cart/CartScreen/CartScreen';
import { guestText } from '@shop/design-system/screens/cart/CartScreen/guest-text.ts';
import { useCartText } from '@shop/design-system/screens/cart/CartScreen/use-cart-text.ts';
import type { Cart, CartLine } from '@shop/contracts';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { choose, useDeselectedLines } from '../../features/cart/chosen-lines.store.ts';
import { quantityProblem } from '../../features/cart/describe-guest-line.ts';
import { useGuestCart } from '../../features/cart/guest-cart.store.ts';
import { offerOf } from '../../features/cart/guest-line.ts';
import { removeGuestLines, setGuestQuantity } from '../../features/cart/guest-cart.ts';
import { useDelivery } from '../../features/site/use-delivery.ts';
import { inLanguage } from '../../language/language.ts';
import { useMessages } from '../../language/messages.store.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { CHECKOUT } from './use-checkout-after-sign-in.ts';
import { useGuestProducts, type GuestLineView } from './use-guest-products.ts';

const NONE: ReadonlySet<string> = new Set();
const undo = async (removed: readonly CartLine[]) =>
  (await import('../../features/cart/add-guest-pieces.ts')).restoreGuestLines(removed);

/** The cart of this browser, of a visitor. Checking out leads through sign-in, where it joins the cart of the account. */
export function GuestCart() {
  const navigate = useNavigate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const toast = useToast();
  const text = useCartText();
  const { lines } = useGuestCart();
  const { views, isPending, problem, retry } = useGuestProducts(lines);
  const { ids: deselected } = useDeselectedLines();
  const cart = cartOf(views);
  // Before, nothing is known of this browser's cart.
  const isHydrated = useIsHydrated();
  const unreadKinds = isPending ? 0 : views.filter(({ isUnread }) => isUnread).length;

  const isCheckingOut = search.has(CHECKOUT);
  useEffect(() => {
    // With this address as the one to return to: the cart of the account then goes on to the order.
    if (isCheckingOut) void navigate(inLanguage(paths.login, language), { replace: true });
  }, [isCheckingOut, navigate, language]);

  const remove = (removed: readonly CartLine[]) => {
    removeGuestLines(removed.map(({ id }) => id));
    toast({
      text: text.removed(removed),
      action: { label: text.undo, onAction: () => void undo(removed) },
    });
  };
  return (
    <CartScreen
      owner="visitor"
      cart={loadableOf(cart, {
        isPending: isPending || !isHydrated,
        problem,
        isUnread: views.every(({ shown }) => !shown),
      })}
      unreadKinds={unreadKinds}
      chosen={new Set(cart.valid.map(({ id }) => id).filter((id) => !deselected.includes(id)))}
      busyLines={NONE}
      lineErrors={problemsOf(views, guestText(useMessages()))}
      delivery={useDelivery()}
      onChoose={choose}
      onQuantityChange={({ id }, quantity) => setGuestQuantity(id, quantity)}
      onRemove={remove}
      onPrint={() => print()}
      onCheckout={() => void navigate(inLanguage(`${paths.accountCart}?${CHECKOUT}=1`, language))}
      onRetry={retry}
    />
  );
}

function cartOf(views: readonly GuestLineView[]): Cart {
  const shown = views.flatMap((view) => view.shown ?? []).toReversed();
  return { valid: shown.filter((line) => line.isValid), invalid: shown.filter((line) => !line.isValid) };
}

function loadableOf(
  cart: Cart,
  { isPending, problem, isUnread }: { isPending: boolean; problem: unknown; isUnread: boolean },
) {
  if (isPending) return loading;
  if (!problem || !isUnread) return ready(cart);
  const { kind, message } = toFailure(problem);
  return failed(kind, message);
}

/** Limits and minimum quantities by line, in the language of the page. */
function problemsOf(
  views: readonly GuestLineView[],
  text: ReturnType<typeof guestText>,
): Readonly<Record<string, string>> {
  const pieces = new Map<string, number>();
  for (const { line } of views) pieces.set(line.productId, (pieces.get(line.productId) ?? 0) + line.quantity);
  return Object.fromEntries(
    views.flatMap(({ line, product }) => {
      const found = product && quantityProblem(line, product, pieces.get(line.productId) ?? 0);
      return found ? [[offerOf(line), text[found.kind](found.pieces)]] : [];
    }),
  );
}
