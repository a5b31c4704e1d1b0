import type { Cart, CartLine, DeliveryTerms, Fen } from '@shop/contracts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { CheckoutHead } from '../../../commerce/CheckoutHead/CheckoutHead.tsx';
import { totalsOf } from '../../../commerce/totals.ts';
import { TotalsColumns } from '../../../commerce/TotalsColumns/TotalsColumns.tsx';
import { useMayHaveFeature } from '../../../places/LinkProvider.tsx';
import { messages } from './CartScreen.messages.ts';
import styles from './CartScreen.module.css';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CartTable } from './CartTable.tsx';
import { GuestNotice } from './GuestNotice.tsx';
import { LeftLines, type LeftLinesProps } from './LeftLines.tsx';
import { UnbuyableLines } from './UnbuyableLines.tsx';

export type CartScreenProps = {
  cart: Loadable<Cart>;
  /** Of a visitor it is stored in the browser, and joins that of the account at sign-in. */
  owner?: 'account' | 'visitor';
  /** Lines of a visitor about which the shop did not answer. */
  unreadKinds?: number;
  /** What sign-in could not add to the cart of the account. */
  left?: LeftLinesProps | undefined;
  /** Ids of the lines to buy now; ids that are no longer in the cart are ignored. */
  chosen: ReadonlySet<string>;
  /** Ids of lines whose change is being saved. */
  busyLines: ReadonlySet<string>;
  /** Messages about lines whose last change failed, by line id. */
  lineErrors?: Readonly<Record<string, string>>;
  /** Ids of lines whose quantity was changed without a connection and is sent later. */
  waitingLines?: ReadonlySet<string>;
  /** Unit prices when the lines were first seen in this cart, by line id; without one no price change is shown. */
  priceBefore?: Readonly<Record<string, Fen>>;
  /** Absent while they load, and where the shop names none: then the next step computes the postage. */
  delivery: DeliveryTerms | undefined;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onQuantityChange: (line: CartLine, quantity: number) => void;
  onRemove: (lines: readonly CartLine[]) => void;
  /** Adds their parts to the favourites and removes the lines from the cart; absent for visitors. */
  onMoveToFavourites?: ((lines: readonly CartLine[]) => void) | undefined;
  onPrint: () => void;
  onCheckout: () => void;
  onRetry: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/** The cart: its lines, which of them to buy now, and the totals. */
export function CartScreen(props: CartScreenProps) {
  const isEmpty =
    props.cart.state === 'ready' &&
    props.cart.value.valid.length + props.cart.value.invalid.length + (props.unreadKinds ?? 0) === 0;
  // Empty, it is as high as while it loaded: the footer would come up into the window.
  return (
    <Page isWaiting={props.cart.state === 'loading' || isEmpty}>
      <CheckoutHead step="cart" />
      <div className={styles.above}>
        {props.owner === 'visitor' ? (
          <GuestNotice unreadKinds={props.unreadKinds ?? 0} onRetry={props.onRetry} />
        ) : null}
        {props.left ? <LeftLines {...props.left} /> : null}
      </div>
      <WhenReady of={props.cart} skeleton={<CartSkeleton />} onRetry={props.onRetry}>
        {(cart) => (isEmpty ? <EmptyCart /> : <FullCart {...props} lines={cart} />)}
      </WhenReady>
    </Page>
  );
}

function FullCart({
  lines: { valid, invalid },
  chosen,
  busyLines,
  owner = 'account',
  lineErrors = {},
  waitingLines = NONE,
  priceBefore = {},
  delivery,
  onChoose,
  onQuantityChange,
  onRemove,
  onMoveToFavourites,
  onPrint,
  onCheckout,
}: CartScreenProps & { lines: Cart }) {
  const [typed, setTyped] = useState<Pick<CartLine, 'id' | 'quantity'>>();
  const bought = valid.filter((line) => chosen.has(line.id));
  // The totals follow while a quantity is typed.
  const counted = bought.map((line) => (line.id === typed?.id ? { ...line, quantity: typed.quantity } : line));
  const totals = totalsOf(counted, delivery);
  return (
    <TotalsColumns>
      <div className={styles.lines}>
        {valid.length > 0 ? (
          <CartTable
            lines={valid}
            chosen={chosen}
            pieces={totals.pieces}
            busyLines={busyLines}
            lineErrors={lineErrors}
            waitingLines={waitingLines}
            priceBefore={priceBefore}
            onType={({ id }, quantity) => setTyped(quantity === undefined ? undefined : { id, quantity })}
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
        totals={totals}
        lines={bought}
        owner={owner}
        priceBefore={priceBefore}
        delivery={delivery}
        isSaving={bought.some((line) => busyLines.has(line.id))}
        onCheckout={onCheckout}
      />
    </TotalsColumns>
  );
}

function EmptyCart() {
  const { formatMessage } = useIntl();
  const mayMatchLists = useMayHaveFeature('listMatching');
  return (
    <EmptyState
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
      action={
        <>
          <MainLink to={{ name: 'parts' }} text={messages.toParts} />
          {mayMatchLists ? (
            <ButtonLink to={{ name: 'upload' }} size="large">
              <FormattedMessage {...messages.toUpload} />
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
