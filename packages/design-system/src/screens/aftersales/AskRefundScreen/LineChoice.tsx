import type { RefundableLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import { LineColour, PartName, PartThumbnail, useLineName } from '../../../commerce/PartName/PartName.tsx';
import { messages } from './AskRefundScreen.messages.ts';
import styles from './LinesChoice.module.css';

/** A line of the order: whether pieces of it are to be refunded, and how many. Chosen, it starts with all that are left. */
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
      <span className={styles.check}>
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
            {...(canRefund ? (line.left < line.quantity ? messages.left : messages.bought) : messages.gone)}
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
