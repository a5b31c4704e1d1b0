import type { ListRow } from '@shop/parts-list';
import { useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { BucketLabel } from '../BucketLabel/BucketLabel.tsx';
import { ColourCell } from './ColourCell.tsx';
import { messages, rowMessages } from './ListTable.messages.ts';
import type { RowActs } from './ListTable.tsx';
import styles from './ListTable.module.css';
import { PartCell } from './PartCell.tsx';
import { QuantityCell } from './QuantityCell.tsx';
import { useRowName } from './use-row-name.ts';
import { WrittenCell } from './WrittenCell.tsx';

export type LineCellsProps = { row: ListRow; isOpen: boolean; actions: RowActs };

/** The cells of a row. */
export function LineCells({ row, isOpen, actions }: LineCellsProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const part = useRowName()(row);
  const { key, bucket, buy, taken, isLeftOut } = row;
  const each = taken?.offer.each === 2 ? '2 × ' : '';
  return (
    <>
      <span role="gridcell" className={styles.choose}>
        {buy || isLeftOut ? (
          <Checkbox
            label={formatMessage(rowMessages.buy, { part })}
            hideLabel
            isChecked={!isLeftOut}
            onChange={(isChosen) => actions.onLeaveOut([key], !isChosen)}
          />
        ) : null}
      </span>
      <PartCell row={row} />
      <ColourCell row={row} />
      <WrittenCell row={row} />
      <span role="gridcell" className={styles.state}>
        <BucketLabel bucket={bucket} />
      </span>
      <QuantityCell row={row} part={part} actions={actions} />
      <span role="gridcell" className={styles.price}>
        {buy ? each + money(buy.unitPrice) : '–'}
      </span>
      <span role="gridcell" className={styles.sum} data-none={!buy || undefined}>
        {buy ? <Price fen={buy.sum} size="small" /> : '–'}
      </span>
      <span role="gridcell" className={styles.more}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={formatMessage(rowMessages.details, { part })}
          title={formatMessage(messages.columnMore)}
          onClick={() => actions.onOpen(key)}
        >
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </button>
      </span>
    </>
  );
}
