import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { SafeHtml } from '../../../elements/SafeHtml/SafeHtml.tsx';
import { DELIVERY } from '../../../delivery.ts';
import { PartRow } from '../PartRow/PartRow.tsx';
import { PartFactsTable } from './PartFactsTable.tsx';
import styles from './ProductMore.module.css';
import { messages } from './ProductScreen.messages.ts';
import type { ProductChoice } from './standing.ts';

/** Below the decision: numbers and sizes, description, delivery, other parts. */
export function ProductMore({ product, offer }: ProductChoice) {
  const money = useMoney();
  const rates = { fee: money(DELIVERY.fee), freeFrom: money(DELIVERY.freeFrom), freeFromRemote: money(DELIVERY.freeFromRemote) };
  return (
    <div className={styles.more}>
      <div className={styles.columns}>
        <PartFactsTable product={product} offer={offer} />
        {product.descriptionHtml ? (
          <section className={styles.description}>
            <h2><FormattedMessage {...messages.description} /></h2>
            <SafeHtml html={product.descriptionHtml} profile="description" />
          </section>
        ) : null}
        <section className={styles.delivery}>
          <h2><FormattedMessage {...messages.delivery} /></h2>
          <p><FormattedMessage {...messages.deliveryText} values={rates} /></p>
        </section>
      </div>
      {product.recommended.length > 0 ? (
        <section className={styles.recommended}>
          <h2><FormattedMessage {...messages.recommended} /></h2>
          <PartRow products={product.recommended} />
        </section>
      ) : null}
    </div>
  );
}
