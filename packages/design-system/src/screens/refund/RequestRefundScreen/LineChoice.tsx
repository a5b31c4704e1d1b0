import type { RefundableLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import { LineColour, PartName, PartThumbnail, useLineName } from '../../../commerce/PartName/PartName.tsx';
import { messages } from './RequestRefundScreen.messages.ts';
import styles from './LineSelection.module.css';

/** A line of the order: whether to refund it, and how many pieces. Initially all refundable pieces when checked. */
export function LineChoice({
  line,
  count,
  onCount,
}: {
  line: RefundableLine;
  count: number;
  onCount: (count: number) => void;
}) {
  const { formatMessage } = useIntl();
  const name = useLineName()(line);
  const canRefund = line.left > 0;
  return (
    <li className={styles.line} data-gone={canRefund ? undefined : true}>
      <span>
        {canRefund ? (
          <Checkbox
            label={name}
            hideLabel
            isChecked={count > 0}
            onChange={(isChecked) => onCount(isChecked ? line.left : 0)}
          />
        ) : null}
      </span>
      <PartThumbnail line={line} size="medium" />
      <span className={styles.name}>
        <PartName line={line} isLinked={false} />
        <LineColour line={line} />
      </span>
      <span className={styles.facts}>
        <Price fen={line.unitPrice} size="small" unit={line.unit} />
        <small>
          <FormattedMessage
            {...messages[leftMessage(line)]}
            values={{ count: canRefund ? line.left : line.quantity }}
          />
        </small>
      </span>
      <span className={styles.count}>
        {count > 0 ? (
          <QuantityStepper
            size="small"
            value={count}
            max={line.left}
            label={formatMessage(messages.quantity, { name })}
            onChange={onCount}
          />
        ) : null}
      </span>
    </li>
  );
}

function leftMessage({ left, quantity }: RefundableLine): 'nothingLeft' | 'left' | 'bought' {
  if (left <= 0) return 'nothingLeft';
  return left < quantity ? 'left' : 'bought';
}
