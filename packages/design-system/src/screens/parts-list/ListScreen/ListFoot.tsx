import type { Fen } from '@shop/contracts';
import type { ListSummary } from '@shop/parts-list';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { StateWord } from '../../../elements/StateWord/StateWord.tsx';
import styles from './ListFoot.module.css';
import { messages } from './ListScreen.messages.ts';

export type ListFootProps = {
  id: string;
  list: ListSummary;
  isAsking: boolean;
  freePostageFrom: Fen;
  isAdding: boolean;
  onUndecided: () => void;
  onAddToCart: () => void;
};

/** What would be bought now, always in sight, and the way into the cart. */
export function ListFoot({
  id,
  list: { buying, total, undecided },
  isAsking,
  freePostageFrom,
  isAdding,
  onUndecided,
  onAddToCart,
}: ListFootProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const weight = useWeight();
  const why = useId();
  const missing = freePostageFrom - buying.sum;
  const reason = isAsking ? messages.notYet : buying.rows === 0 ? messages.nothing : undefined;
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
        {buying.rows > 0 ? (
          <div className={styles.entry}>
            {missing <= 0 ? (
              <StateWord tone="green" icon={{ name: 'truck' }}>
                <FormattedMessage {...messages.free} />
              </StateWord>
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
        <div className={styles.act}>
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

/** Grams as words: `840 g`, `2.9 kg`. */
function useWeight(): (grams: number) => string {
  const { formatNumber } = useIntl();
  return (grams) =>
    grams < 1000
      ? formatNumber(grams, { style: 'unit', unit: 'gram', maximumFractionDigits: 0 })
      : formatNumber(grams / 1000, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 });
}
