import type { ListRow } from '@shop/parts-list';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import { isIdle } from './is-idle.ts';
import { rowMessages } from './ListTable.messages.ts';
import type { RowActs } from './ListTable.tsx';
import styles from './ListTable.module.css';

export type QuantityCellProps = { row: ListRow; part: string; actions: RowActs };

/** The quantity that is bought; if nothing is, the simplest action to change that. */
export function QuantityCell({ row, part, actions }: QuantityCellProps) {
  const { formatMessage } = useIntl();
  const { key, buy, taken, pieces, stock = Infinity, limit = Infinity, isEdited } = row;
  const each = taken?.offer.each ?? 1;
  const quantity = buy ? buy.quantity / each : 0;
  return (
    <span role="gridcell" className={styles.quantity}>
      {buy ? (
        <>
          {quantity === pieces || pieces === 0 ? null : (
            <span className={styles.wanted}>
              <FormattedMessage {...rowMessages.requested} values={{ pieces }} />
            </span>
          )}
          <QuantityStepper
            size="small"
            label={formatMessage(rowMessages.quantity, { part })}
            value={quantity}
            max={Math.max(1, Math.min(limit, Math.floor((taken?.offer.stock ?? stock) / each)))}
            onChange={(wanted) => actions.onEdit(key, { quantity: wanted === pieces && isEdited ? null : wanted })}
          />
        </>
      ) : (
        <WayOut row={row} actions={actions} />
      )}
    </span>
  );
}

/** The simplest action to buy a row that is not bought. */
function WayOut({ row, actions }: Omit<QuantityCellProps, 'part'>) {
  const {
    key,
    bucket,
    near: [first],
    offers,
  } = row;
  if (isIdle(row)) return '–';
  if (bucket === 'unread' && first) {
    return (
      <Button size="small" onClick={() => actions.onEdit(key, { part: first })}>
        <FormattedMessage {...rowMessages.readAs} values={{ part: first }} />
      </Button>
    );
  }
  if (bucket === 'unread')
    return (
      <Button size="small" onClick={() => actions.onOpen(key)}>
        <FormattedMessage {...rowMessages.correct} />
      </Button>
    );
  if (offers.length === 0)
    return (
      <Button size="small" onClick={() => actions.onLeaveOut([key], true)}>
        <FormattedMessage {...rowMessages.leaveOut} />
      </Button>
    );
  return (
    <Button size="small" onClick={() => actions.onOpen(key)}>
      <FormattedMessage {...rowMessages.offers} values={{ count: offers.length }} />
    </Button>
  );
}
