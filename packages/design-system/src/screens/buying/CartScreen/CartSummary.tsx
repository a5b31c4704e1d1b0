import type { CartLine, Fen } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { PriceRows, PriceTotal, type PriceRow } from '../PriceRows/PriceRows.tsx';
import { isOverStock, type CartSums } from '../sums.ts';
import { SumsCard } from '../SumsCard/SumsCard.tsx';
import { messages } from './CartScreen.messages.ts';
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

/** What the chosen lines come to, and the way on to the order. */
export function CartSummary({ sums, lines, freeFrom, isSaving, onCheckout }: CartSummaryProps) {
  const { formatMessage } = useIntl();
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
    <SumsCard
      label={formatMessage(messages.sums)}
      total={<PriceTotal label={formatMessage(messages.toPay)} fen={sums.toPay} />}
      action={<FormattedMessage {...messages.checkout} />}
      hint={<FormattedMessage {...messages[state]} values={{ kinds: tooMuch }} />}
      isWarning={state === 'tooMuch'}
      isDisabled={state === 'nothingChosen' || state === 'tooMuch'}
      isBusy={state === 'saving'}
      onAct={onCheckout}
    >
      <h2>
        <FormattedMessage {...messages.sums} />
      </h2>
      <FreeDelivery goods={sums.goodsToPay} freeFrom={freeFrom} />
      <PriceRows rows={rows} />
    </SumsCard>
  );
}
