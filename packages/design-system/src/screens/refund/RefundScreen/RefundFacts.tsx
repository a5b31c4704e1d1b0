import type { RefundDetail } from '@shop/contracts';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ImageDialog } from '../../../elements/ImageDialog/ImageDialog.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { PriceTotal } from '../../../commerce/PriceRows/PriceRows.tsx';
import { messages } from './RefundScreen.messages.ts';
import styles from './RefundScreen.module.css';

type Fact = { name: 'order' | 'kind' | 'reason' | 'explanation' | 'images' | 'parcel'; value: ReactNode };

/** The contents of the request and its amount. */
export function RefundFacts({ refund }: { refund: RefundDetail }) {
  const { orderNumber, kind, reason, explanation, images, returnCarrier, returnNumber, state, amount } = refund;
  const all: (Fact | false)[] = [
    {
      name: 'order',
      value: (
        <Link to={{ name: 'order', order: orderNumber }} className={styles.number}>
          {orderNumber}
        </Link>
      ),
    },
    { name: 'kind', value: <FormattedMessage {...messages[kind]} /> },
    { name: 'reason', value: reason },
    explanation !== '' && { name: 'explanation', value: <span className={styles.text}>{explanation}</span> },
    images.length > 0 && { name: 'images', value: <Images images={images} /> },
    returnNumber !== '' && {
      name: 'parcel',
      value: (
        <>
          {returnCarrier} <span className={styles.number}>{returnNumber}</span>
        </>
      ),
    },
  ];
  return (
    <div className={styles.bottom}>
      <section>
        <h2 className={styles.heading}>
          <FormattedMessage {...messages.facts} />
        </h2>
        <dl className={styles.facts}>
          {all.map((fact) =>
            fact ? (
              <div key={fact.name} className={styles.fact}>
                <dt>
                  <FormattedMessage {...messages[fact.name]} />
                </dt>
                <dd>{fact.value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </section>
      <div className={styles.card}>
        <PriceTotal
          label={<FormattedMessage {...(state === 'refunded' ? messages.refundedAmount : messages.requestedAmount)} />}
          fen={amount}
        />
      </div>
    </div>
  );
}

function Images({ images }: { images: readonly string[] }) {
  const { formatMessage } = useIntl();
  const [large, setLarge] = useState<number>();
  return (
    <>
      <ul className={styles.images}>
        {images.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              className={styles.image}
              aria-label={formatMessage(messages.image, { at: index + 1 })}
              onClick={() => setLarge(index)}
            >
              <ProductPicture picture={{ kind: 'photo', url }} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {large === undefined ? null : (
        <ImageDialog
          images={images}
          start={large}
          label={formatMessage(messages.images)}
          onClose={() => setLarge(undefined)}
        />
      )}
    </>
  );
}
