import type { PartFacts } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { toGrams, toMillimetres } from '../ProductScreen/measures.ts';
import { messages } from '../ProductScreen/ProductScreen.messages.ts';
import styles from './ProductMore.module.css';

/** Measures of a part; nothing where the server knows none. */
export function MeasureTable({ part: { size, weight } }: { part: PartFacts }) {
  const { formatMessage } = useIntl();
  if (!size && weight <= 0) return null;
  const rows = [
    ...(size
      ? [
          [
            messages.studs.id,
            formatMessage(messages.studs),
            formatMessage(messages.studsValue, { width: size.width, length: size.length }),
          ],
        ]
      : []),
    ...(size
      ? [[messages.size.id, formatMessage(messages.size), formatMessage(messages.dimensions, toMillimetres(size))]]
      : []),
    ...(weight > 0
      ? [
          [
            messages.weightName.id,
            formatMessage(messages.weightName),
            formatMessage(messages.weight, { grams: toGrams(weight) }),
          ],
        ]
      : []),
  ];
  return (
    <dl className={styles.measures}>
      {rows.map(([id, name, value]) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
