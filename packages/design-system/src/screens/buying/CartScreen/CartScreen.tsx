import type { Cart, CartLine, Fen } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { BuyingHead } from '../BuyingHead/BuyingHead.tsx';
import { sumOf } from '../../../commerce/sums.ts';
import { messages } from './CartScreen.messages.ts';
import styles from './CartScreen.module.css';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CartTable } from './CartTable.tsx';
import { UnbuyableLines } from './UnbuyableLines.tsx';

export type CartScreenProps = {
  cart: Loadable<Cart>;
  /** Ids of the lines to buy now; ids that are no longer in the cart count for nothing. */
  chosen: ReadonlySet<string>;
  /** Ids of lines whose change is on its way to the shop. */
  busyLines: ReadonlySet<string>;
  /** Sentences about lines whose last change failed, by line id. */
  lineErrors?: Readonly<Record<string, string>>;
  /** What a piece cost when its line was first seen in this cart, by line id. A line without says nothing of it. */
  priceBefore?: Readonly<Record<string, Fen>>;
  /** Goods value from which express is free: 49.00 (spec section 9). */
  freeFrom: Fen;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onQuantityChange: (line: CartLine, quantity: number) => void;
  onRemove: (lines: readonly CartLine[]) => void;
  /** Marks their parts as favourites and takes the lines out of the cart. */
  onMoveToFavourites: (lines: readonly CartLine[]) => void;
  onPrint: () => void;
  onCheckout: () => void;
  onRetry: () => void;
};

/** The cart: what is in it, what of it to buy now, and what that comes to. */
export function CartScreen(props: CartScreenProps) {
  return (
    <Page isWaiting={props.cart.state === 'loading'}>
      <BuyingHead step="cart" />
      <WhenReady of={props.cart} skeleton={<CartSkeleton />} onRetry={props.onRetry}>
        {(cart) =>
          cart.valid.length + cart.invalid.length === 0 ? <EmptyCart /> : <FullCart {...props} lines={cart} />
        }
      </WhenReady>
    </Page>
  );
}

function FullCart({
  lines: { valid, invalid },
  chosen,
  busyLines,
  lineErrors = {},
  priceBefore = {},
  freeFrom,
  onChoose,
  onQuantityChange,
  onRemove,
  onMoveToFavourites,
  onPrint,
  onCheckout,
}: CartScreenProps & { lines: Cart }) {
  const bought = valid.filter((line) => chosen.has(line.id));
  return (
    <div className={styles.columns}>
      <div className={styles.lines}>
        {valid.length > 0 ? (
          <CartTable
            lines={valid}
            chosen={chosen}
            busyLines={busyLines}
            lineErrors={lineErrors}
            priceBefore={priceBefore}
            onChoose={onChoose}
            onQuantityChange={onQuantityChange}
            onRemove={onRemove}
            onMoveToFavourites={onMoveToFavourites}
            onPrint={onPrint}
          />
        ) : null}
        {invalid.length > 0 ? (
          <UnbuyableLines
            lines={invalid}
            busyLines={busyLines}
            onRemove={onRemove}
            onMoveToFavourites={onMoveToFavourites}
          />
        ) : null}
      </div>
      <CartSummary
        sums={sumOf(bought, freeFrom)}
        lines={bought}
        priceBefore={priceBefore}
        freeFrom={freeFrom}
        isSaving={bought.some((line) => busyLines.has(line.id))}
        onCheckout={onCheckout}
      />
    </div>
  );
}

function EmptyCart() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
      action={
        <>
          <ButtonLink to={{ name: 'parts' }} look="main" size="large">
            <FormattedMessage {...messages.toParts} />
          </ButtonLink>
          <ButtonLink to={{ name: 'upload' }} size="large">
            <FormattedMessage {...messages.toUpload} />
          </ButtonLink>
        </>
      }
    />
  );
}
