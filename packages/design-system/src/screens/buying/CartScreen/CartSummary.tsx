import type { CartLine, Fen } from '@shop/contracts';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { PriceRows, PriceTotal, type PriceRow } from '../PriceRows/PriceRows.tsx';
import { isOverStock, type CartSums } from '../sums.ts';
import { messages } from './CartScreen.messages.ts';
import styles from './CartSummary.module.css';
import { FreeDelivery } from './FreeDelivery.tsx';

export type CartSummaryProps = {
  sums: CartSums;
  /** The lines to buy now. */
  lines: readonly CartLine[];
  freeFrom: Fen;
  /** Whether a changed quantity is still on its way to the shop. */
  isSaving: boolean;
  onCheckout: () => void;
};

/** What the chosen lines come to. On narrow screens total and action stay at the foot of the screen. */
export function CartSummary({ sums, lines, freeFrom, isSaving, onCheckout }: CartSummaryProps) {
  const { formatMessage } = useIntl();
  const hint = useId();
  const tooMuch = lines.filter(isOverStock).length;
  const state = lines.length === 0 ? 'nothingChosen' : tooMuch > 0 ? 'tooMuch' : isSaving ? 'saving' : 'nextStep';
  const rows: PriceRow[] = [
    { label: formatMessage(messages.goods), note: formatMessage(messages.amount, { kinds: sums.kinds, pieces: sums.pieces }), fen: sums.goods },
    ...(sums.memberDiscount > 0 ? [{ label: formatMessage(messages.member), fen: sums.memberDiscount, kind: 'less' as const }] : []),
    ...(sums.kinds > 0
      ? [{ label: formatMessage(messages.postage), note: formatMessage(messages.estimate), fen: sums.postage, kind: sums.postage === 0 ? ('free' as const) : ('plain' as const), word: formatMessage(messages.freePostage) }]
      : []),
  ];
  return (
    <aside className={styles.card} aria-label={formatMessage(messages.sums)}>
      <div className={styles.body}>
        <h2>
          <FormattedMessage {...messages.sums} />
        </h2>
        <FreeDelivery goods={sums.goodsToPay} freeFrom={freeFrom} />
        <PriceRows rows={rows} />
      </div>
      <div className={styles.foot}>
        <PriceTotal label={formatMessage(messages.toPay)} fen={sums.toPay} />
        <Button look="main" size="large" isWide disabled={state === 'nothingChosen' || state === 'tooMuch'} isBusy={state === 'saving'} aria-describedby={hint} onClick={onCheckout}>
          <FormattedMessage {...messages.checkout} />
        </Button>
        <p id={hint} className={styles.hint} data-state={state}>
          <FormattedMessage {...messages[state]} values={{ kinds: tooMuch }} />
        </p>
      </div>
    </aside>
  );
}
