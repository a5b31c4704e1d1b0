import type { CartLine, DeliveryTerms, Fen } from '@shop/contracts';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { PriceRows, PriceTotal, type PriceRow } from '../../../commerce/PriceRows/PriceRows.tsx';
import { isOverStock, type CartTotals } from '../../../commerce/totals.ts';
import { TotalsCard } from '../../../commerce/TotalsCard/TotalsCard.tsx';
import { messages } from './CartScreen.messages.ts';
import { messages as guestMessages } from './guest.messages.ts';
import { FreeDelivery } from './FreeDelivery.tsx';
import { priceChangesIn, type PricesBefore } from './price-changes.ts';

export type CartSummaryProps = {
  totals: CartTotals;
  /** The lines to buy now. */
  lines: readonly CartLine[];
  owner: 'account' | 'visitor';
  priceBefore: PricesBefore;
  delivery: DeliveryTerms | undefined;
  /** Whether a changed quantity is still being saved. */
  isSaving: boolean;
  onCheckout: () => void;
};

/** The totals of the chosen lines, and the checkout button. */
export function CartSummary({ totals, lines, owner, priceBefore, delivery, isSaving, onCheckout }: CartSummaryProps) {
  const { formatMessage } = useIntl();
  const overStock = lines.filter(isOverStock).length;
  const state = checkoutState(lines.length === 0, overStock > 0, isSaving);
  const rows: PriceRow[] = [
    {
      label: formatMessage(messages.goods),
      note: formatMessage(messages.amount, { kinds: totals.kinds, pieces: totals.pieces }),
      fen: totals.goods,
    },
    ...(totals.memberDiscount > 0
      ? [{ label: formatMessage(messages.member), fen: totals.memberDiscount, kind: 'discount' as const }]
      : []),
    ...(totals.kinds > 0 ? [postageRow(totals.postage, formatMessage)] : []),
  ];
  const isWhole = totals.postage !== undefined;
  return (
    <TotalsCard
      label={formatMessage(messages.totals)}
      total={
        <PriceTotal label={formatMessage(isWhole ? messages.toPay : messages.toPayBeforePostage)} fen={totals.toPay} />
      }
      action={<FormattedMessage {...messages.checkout} />}
      hint={<FormattedMessage {...hintOf(state, owner)} values={{ kinds: overStock }} />}
      isWarning={state === 'tooMuch'}
      isDisabled={state === 'nothingChosen' || state === 'tooMuch'}
      isBusy={state === 'saving'}
      onAction={onCheckout}
    >
      <h2>
        <FormattedMessage {...messages.totals} />
      </h2>
      {delivery ? <FreeDelivery goods={totals.goodsToPay} terms={delivery} /> : null}
      <PriceChangesNotice {...priceChangesIn(lines, priceBefore)} />
      <PriceRows rows={rows} />
    </TotalsCard>
  );
}

/** The estimated postage; where the shop names no terms, the next step computes it. */
function postageRow(postage: Fen | undefined, formatMessage: IntlShape['formatMessage']): PriceRow {
  const label = formatMessage(messages.postage);
  if (postage === undefined) return { label, fen: 0, kind: 'unknown', text: formatMessage(messages.postageLater) };
  return {
    label,
    note: formatMessage(messages.estimate),
    fen: postage,
    kind: postage === 0 ? 'free' : 'plain',
    text: formatMessage(messages.freePostage),
  };
}

/** What comes next; a visitor signs in before. */
const hintOf = (state: ReturnType<typeof checkoutState>, owner: CartSummaryProps['owner']) =>
  state === 'nextStep' && owner === 'visitor' ? guestMessages.nextStep : messages[state];

/** Whether the shopper can check out now, or why not. */
function checkoutState(isEmpty: boolean, isOverStocked: boolean, isSaving: boolean) {
  if (isEmpty) return 'nothingChosen';
  if (isOverStocked) return 'tooMuch';
  return isSaving ? 'saving' : 'nextStep';
}

/** The sum of several price changes; a single one is shown in its row. */
function PriceChangesNotice({ kinds, difference }: { kinds: number; difference: Fen }) {
  const money = useMoney();
  if (kinds < 2) return null;
  const trend = trendOf(difference);
  return (
    <Notice tone={TONES[trend]}>
      <FormattedMessage {...messages[trend]} values={{ kinds, amount: money(Math.abs(difference)) }} />
    </Notice>
  );
}

const TONES = { cheaper: 'green', moreExpensive: 'amber', sameTotal: 'plain' } as const;

function trendOf(difference: Fen): keyof typeof TONES {
  if (difference === 0) return 'sameTotal';
  return difference < 0 ? 'cheaper' : 'moreExpensive';
}
