import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { toGrams, toMillimetres } from './measures.ts';
import styles from './PartFactsTable.module.css';
import { messages } from './ProductScreen.messages.ts';
import type { ProductChoice } from './standing.ts';

/** Numbers and measures of a part; nothing where the server knows none. */
export function PartFactsTable({ product, offer }: ProductChoice) {
  const { formatMessage } = useIntl();
  const { number, shopNumber, size, weight = 0 } = product.part ?? {};
  if (!number && !shopNumber && !offer?.code && !size && weight <= 0) return null;
  return (
    <section>
      <h2>{formatMessage(messages.facts)}</h2>
      <dl className={styles.facts}>
        {number ? <Fact name={formatMessage(messages.number)} isCode>{number}</Fact> : null}
        {shopNumber ? <Fact name={formatMessage(messages.shopNumber)} isCode>{shopNumber}</Fact> : null}
        {offer?.code ? <Fact name={formatMessage(messages.offerCode, { colour: offer.name })} isCode>{offer.code}</Fact> : null}
        {size ? <Fact name={formatMessage(messages.studs)}>{formatMessage(messages.studsValue, { width: size.width, length: size.length })}</Fact> : null}
        {size ? <Fact name={formatMessage(messages.size)}>{formatMessage(messages.dimensions, toMillimetres(size))}</Fact> : null}
        {weight > 0 ? <Fact name={formatMessage(messages.weightName)}>{formatMessage(messages.weight, { grams: toGrams(weight) })}</Fact> : null}
      </dl>
    </section>
  );
}

/** `isCode`: a number to be copied rather than read, taken whole by one click. */
function Fact({ name, isCode, children }: { name: string; isCode?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isCode ? styles.code : undefined}>{children}</dd>
    </div>
  );
}
