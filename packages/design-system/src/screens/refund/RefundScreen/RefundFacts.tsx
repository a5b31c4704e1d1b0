import type { RefundDetail } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { DetailsColumns } from '../../../commerce/DetailsLayout/DetailsLayout.tsx';
import { FactList, type Fact } from '../../../commerce/FactList/FactList.tsx';
import { ImageRow } from '../../../commerce/ImageRow/ImageRow.tsx';
import { KnownName } from '../../../commerce/KnownName/KnownName.tsx';
import { PriceTotal } from '../../../commerce/PriceRows/PriceRows.tsx';
import { messages } from './RefundScreen.messages.ts';
import styles from './RefundScreen.module.css';

type RefundFact = Fact<'order' | 'kind' | 'reason' | 'explanation' | 'images' | 'parcel'>;

/** The contents of the request and its amount. */
export function RefundFacts({ refund }: { refund: RefundDetail }) {
  const { orderNumber, kind, reason, explanation, images, returnCarrier, returnNumber, state, amount } = refund;
  const all: (RefundFact | false)[] = [
    {
      name: 'order',
      value: (
        <Link to={{ name: 'order', order: orderNumber }} className={styles.number}>
          {orderNumber}
        </Link>
      ),
    },
    // The kind follows from the state.
    state !== 'unknown' && { name: 'kind', value: <FormattedMessage {...messages[kind]} /> },
    { name: 'reason', value: reason },
    explanation !== '' && { name: 'explanation', value: <span className={styles.text}>{explanation}</span> },
    images.length > 0 && { name: 'images', value: <Images images={images} /> },
    returnNumber !== '' && {
      name: 'parcel',
      value: (
        <>
          <KnownName of={returnCarrier} /> <span className={styles.number}>{returnNumber}</span>
        </>
      ),
    },
  ];
  return (
    <DetailsColumns>
      <section className={styles.facts}>
        <h2 className={styles.heading}>
          <FormattedMessage {...messages.facts} />
        </h2>
        <FactList facts={all.filter((fact) => fact !== false)} messages={messages} />
      </section>
      <div className={styles.card}>
        <PriceTotal
          label={<FormattedMessage {...(state === 'refunded' ? messages.refundedAmount : messages.requestedAmount)} />}
          fen={amount}
        />
      </div>
    </DetailsColumns>
  );
}

function Images({ images }: { images: readonly string[] }) {
  const { formatMessage } = useIntl();
  return (
    <ImageRow
      images={images}
      label={formatMessage(messages.images)}
      nameOf={(at) => formatMessage(messages.image, { at })}
    />
  );
}
