import type { CartLine, Fen } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { PriceRows, PriceTotal, type PriceRow } from '../../../commerce/PriceRows/PriceRows.tsx';
import { isOverStock, type CartSums } from '../../../commerce/sums.ts';
import { SumsCard } from '../../../commerce/SumsCard/SumsCard.tsx';
import { messages } from './CartScreen.messages.ts';
import { FreeDelivery } from './FreeDelivery.tsx';
import { movesIn, type PricesBefore } from './price-changes.ts';

export type CartSummaryProps = {
  sums: CartSums;
  /** The lines to buy now. */
  lines: readonly CartLine[];
  priceBefore: PricesBefore;
  freeFrom: Fen;
  /** Whether a changed quantity is still on its way to the shop. */
  isSaving: boolean;
  onCheckout: () => void;
};

/** What the chosen lines come to, and the way on to the order. */
export function CartSummary({ sums, lines, priceBefore, freeFrom, isSaving, onCheckout }: CartSummaryProps) {
  const { formatMessage } = useIntl();
  const tooMuch = lines.filter(isOverStock).length;
  const state = lines.length === 0 ? 'nothingChosen' : tooMuch > 0 ? 'tooMuch' : isSaving ? 'saving' : 'nextStep';
  const rows: PriceRow[] = [
    {
      label: formatMessage(messages.goods),
      note: formatMessage(messages.amount, { kinds: sums.kinds, pieces: sums.pieces }),
      fen: sums.goods,
    },
    ...(sums.memberDiscount > 0
      ? [{ label: formatMessage(messages.member), fen: sums.memberDiscount, kind: 'less' as const }]
      : []),
    ...(sums.kinds > 0
      ? [
          {
            label: formatMessage(messages.postage),
            note: formatMessage(messages.estimate),
            fen: sums.postage,
            kind: sums.postage === 0 ? ('free' as const) : ('plain' as const),
            word: formatMessage(messages.freePostage),
          },
        ]
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
      <PricesMoved {...movesIn(lines, priceBefore)} />
      <PriceRows rows={rows} />
    </SumsCard>
  );
}

/** What several changed prices make in all; of a single one its row says enough. */
function PricesMoved({ kinds, difference }: { kinds: number; difference: Fen }) {
  const money = useMoney();
  if (kinds < 2) return null;
  const way = difference < 0 ? 'cheaper' : difference > 0 ? 'dearer' : 'evenly';
  return (
    <Notice tone={TONES[way]}>
      <FormattedMessage {...messages[way]} values={{ kinds, amount: money(Math.abs(difference)) }} />
    </Notice>
  );
}

const TONES = { cheaper: 'green', dearer: 'amber', evenly: 'plain' } as const;
