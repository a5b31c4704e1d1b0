import type { Fen } from '@shop/contracts';
import type { ListSummary } from '@shop/parts-list';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { StatusLabel } from '../../../elements/StatusLabel/StatusLabel.tsx';
import styles from './ListFooter.module.css';
import { messages } from './ListScreen.messages.ts';

export type ListFooterProps = {
  id: string;
  list: ListSummary;
  isMatching: boolean;
  freePostageFrom: Fen | undefined;
  isAdding: boolean;
  onUndecided: () => void;
  onAddToCart: () => void;
};

/** The totals of what would be bought, always visible, and the button to add it to the cart. */
export function ListFooter({
  id,
  list: { buying, total, undecided },
  isMatching,
  freePostageFrom,
  isAdding,
  onUndecided,
  onAddToCart,
}: ListFooterProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const weight = useWeight();
  const why = useId();
  const missing = freePostageFrom === undefined ? undefined : freePostageFrom - buying.sum;
  const emptyReason = buying.rows === 0 ? messages.nothing : undefined;
  const reason = isMatching ? messages.notYet : emptyReason;
  return (
    <aside id={id} tabIndex={-1} className={styles.foot} aria-label={formatMessage(messages.foot)}>
      <div className={styles.inside}>
        <Entry name={formatMessage(messages.chosen)}>
          <span className={styles.facts}>
            <span>
              <FormattedMessage {...messages.chosenLines} values={{ lines: buying.lines, total: total.lines }} />
            </span>
            <span>
              <FormattedMessage {...messages.pieces} values={{ count: buying.pieces }} />
            </span>
            {buying.weight > 0 ? (
              <span className={styles.weight}>
                <FormattedMessage {...messages.weight} values={{ weight: weight(buying.weight) }} />
              </span>
            ) : null}
          </span>
        </Entry>
        {undecided.lines > 0 ? (
          <Entry name={formatMessage(messages.undecided)}>
            <Button look="text" onClick={onUndecided}>
              <FormattedMessage {...messages.decide} values={{ lines: undecided.lines }} />
            </Button>
          </Entry>
        ) : null}
        {buying.rows > 0 && missing !== undefined ? (
          <div className={styles.entry}>
            {missing <= 0 ? (
              <StatusLabel tone="green" icon={{ name: 'truck' }}>
                <FormattedMessage {...messages.free} />
              </StatusLabel>
            ) : (
              <FormattedMessage {...messages.missing} values={{ amount: money(missing) }} />
            )}
          </div>
        ) : null}
        <div className={styles.sum} aria-live="polite">
          <span className={styles.name}>
            <FormattedMessage {...messages.sum} />
          </span>
          <Price fen={buying.sum} size="large" />
        </div>
        <div className={styles.action}>
          <Button
            look="main"
            size="large"
            disabled={reason !== undefined}
            isBusy={isAdding}
            aria-describedby={why}
            onClick={onAddToCart}
          >
            <FormattedMessage {...messages.add} />
          </Button>
          <span id={why} className={styles.name}>
            {reason ? <FormattedMessage {...reason} /> : null}
          </span>
        </div>
      </div>
    </aside>
  );
}

const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.entry}>
    <span className={styles.name}>{name}</span>
    {children}
  </div>
);

/** Grams as text: `840 g`, `2.9 kg`. */
function useWeight(): (grams: number) => string {
  const { formatNumber } = useIntl();
  return (grams) =>
    grams < 1000
      ? formatNumber(grams, { style: 'unit', unit: 'gram', maximumFractionDigits: 0 })
      : formatNumber(grams / 1000, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 });
}
