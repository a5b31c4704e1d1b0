import type { ListRow } from '@shop/parts-list';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import { isIdle } from './is-idle.ts';
import { words } from './ListTable.messages.ts';
import type { RowActs } from './ListTable.tsx';
import styles from './ListTable.module.css';

export type QuantityCellProps = { row: ListRow; part: string; acts: RowActs };

/** How many are bought, as the file counts them; where nothing is, the nearest way to change that. */
export function QuantityCell({ row, part, acts }: QuantityCellProps) {
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
              <FormattedMessage {...words.wanted} values={{ pieces }} />
            </span>
          )}
          <QuantityStepper
            size="small"
            label={formatMessage(words.quantity, { part })}
            value={quantity}
            max={Math.max(1, Math.min(limit, Math.floor((taken?.offer.stock ?? stock) / each)))}
            onChange={(wanted) => acts.onEdit(key, { quantity: wanted === pieces && isEdited ? null : wanted })}
          />
        </>
      ) : (
        <WayOut row={row} acts={acts} />
      )}
    </span>
  );
}

/** The shortest way to buy a row that is not bought. */
function WayOut({ row, acts }: Omit<QuantityCellProps, 'part'>) {
  const {
    key,
    bucket,
    near: [first],
    offers,
  } = row;
  if (isIdle(row)) return '–';
  if (bucket === 'unread' && first) {
    return (
      <Button size="small" onClick={() => acts.onEdit(key, { part: first })}>
        <FormattedMessage {...words.readAs} values={{ part: first }} />
      </Button>
    );
  }
  if (bucket === 'unread')
    return (
      <Button size="small" onClick={() => acts.onOpen(key)}>
        <FormattedMessage {...words.mend} />
      </Button>
    );
  if (offers.length === 0)
    return (
      <Button size="small" onClick={() => acts.onLeaveOut([key], true)}>
        <FormattedMessage {...words.leaveOut} />
      </Button>
    );
  return (
    <Button size="small" onClick={() => acts.onOpen(key)}>
      <FormattedMessage {...words.offers} values={{ count: offers.length }} />
    </Button>
  );
}
