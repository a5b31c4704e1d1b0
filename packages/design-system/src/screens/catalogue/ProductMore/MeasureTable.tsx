import type { PartFacts } from '@shop/contracts';
import { memo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { toGrams, toMillimetres } from '../ProductScreen/measures.ts';
import { messages } from '../ProductScreen/ProductScreen.messages.ts';
import styles from './ProductMore.module.css';

/** Size and weight of a part; renders nothing if the server sends neither. */
export const MeasureTable = memo(function MeasureTable({ part: { size, weight } }: { part: PartFacts }) {
  const { formatMessage } = useIntl();
  if (!size && weight <= 0) return null;
  const rows: { message: MessageDescriptor; value: string }[] = [];
  if (size) {
    const { width, length } = size;
    rows.push(
      { message: messages.studs, value: formatMessage(messages.studsValue, { width, length }) },
      { message: messages.size, value: formatMessage(messages.dimensions, toMillimetres(size)) },
    );
  }
  if (weight > 0)
    rows.push({ message: messages.weightName, value: formatMessage(messages.weight, { grams: toGrams(weight) }) });
  return (
    <dl className={styles.measures}>
      {rows.map(({ message, value }) => (
        <div key={message.id}>
          <dt>{formatMessage(message)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
});
