import type { RefundDetail } from '@shop/contracts';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { later } from '../../../elements/Later/later.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { PriceTotal } from '../../../commerce/PriceRows/PriceRows.tsx';
import { messages } from './RefundScreen.messages.ts';
import styles from './RefundScreen.module.css';

const PhotoDialog = later(async () => (await import('../../shop/PhotoDialog/PhotoDialog.tsx')).PhotoDialog);

type Fact = { word: 'order' | 'kind' | 'reason' | 'explanation' | 'images' | 'parcel'; value: ReactNode };

/** What was asked, and how much it comes to. */
export function RefundFacts({ refund }: { refund: RefundDetail }) {
  const { orderNumber, kind, reason, explanation, images, returnCarrier, returnNumber, state, amount } = refund;
  const all: (Fact | false)[] = [
    {
      word: 'order',
      value: (
        <Link to={{ name: 'order', order: orderNumber }} className={styles.number}>
          {orderNumber}
        </Link>
      ),
    },
    { word: 'kind', value: <FormattedMessage {...messages[kind]} /> },
    { word: 'reason', value: reason },
    explanation !== '' && { word: 'explanation', value: <span className={styles.text}>{explanation}</span> },
    images.length > 0 && { word: 'images', value: <Images images={images} /> },
    returnNumber !== '' && {
      word: 'parcel',
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
              <div key={fact.word} className={styles.fact}>
                <dt>
                  <FormattedMessage {...messages[fact.word]} />
                </dt>
                <dd>{fact.value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </section>
      <div className={styles.card}>
        <PriceTotal
          label={<FormattedMessage {...(state === 'refunded' ? messages.paid : messages.asked)} />}
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
        {images.map((url, at) => (
          <li key={url}>
            <button
              type="button"
              className={styles.image}
              aria-label={formatMessage(messages.image, { at: at + 1 })}
              onClick={() => setLarge(at)}
            >
              <ProductPicture picture={{ kind: 'photo', url }} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {large === undefined ? null : (
        <PhotoDialog
          photos={images}
          start={large}
          label={formatMessage(messages.images)}
          onClose={() => setLarge(undefined)}
        />
      )}
    </>
  );
}
