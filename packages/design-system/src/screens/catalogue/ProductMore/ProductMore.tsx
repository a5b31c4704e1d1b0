import { lazy, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { PartFailed } from '../../../elements/PartFailed/PartFailed.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { SafeHtml } from '../../../elements/SafeHtml/SafeHtml.tsx';
import { WhenInView } from '../../../elements/WhenInView/WhenInView.tsx';
import { FamilyMatrix } from '../PartMatrix/FamilyMatrix.tsx';
import { PartNumbers } from '../PartNumbers/PartNumbers.tsx';
import { PartRow } from '../../../commerce/PartRow/PartRow.tsx';
import { AskLink } from '../ProductScreen/AskLink.tsx';
import { messages as productMessages } from '../ProductScreen/ProductScreen.messages.ts';
import type { ProductScreenProps } from '../ProductScreen/ProductScreen.tsx';
import type { ProductChoice } from '../ProductScreen/purchase-status.ts';
import { MeasureTable } from './MeasureTable.tsx';
import { messages } from './ProductMore.messages.ts';
import styles from './ProductMore.module.css';

const lowerPart = async () => import('./lower-part.ts');
const PhoneBuying = lazy(async () => ({ default: (await lowerPart()).PhoneBuying }));
const RelatedParts = lazy(async () => ({ default: (await lowerPart()).RelatedParts }));
const Reviews = lazy(async () => ({ default: (await lowerPart()).Reviews }));
/** About as high as the first page of reviews, so that they move nothing in sight when they come. */
const REVIEWS_HEIGHT = '14rem';
/** Six cards in three, two and one rows. */
const CARDS_HEIGHT = 'max(3.7rem, 15rem - 100vw)';

export type ProductMoreProps = ProductChoice &
  Pick<
    ProductScreenProps,
    | 'family'
    | 'matrix'
    | 'reviews'
    | 'phone'
    | 'onRetryFamily'
    | 'onRetryPhone'
    | 'failedRecommended'
    | 'delivery'
    | 'onCopy'
    | 'onAsk'
  >;

/**
 * The lower part of the product page: matrix of quantities, part numbers, reviews, delivery, description, related and
 * recommended parts.
 */
export function ProductMore({
  product,
  offer,
  family,
  matrix,
  reviews,
  phone,
  delivery,
  onRetryFamily,
  onRetryPhone,
  failedRecommended,
  onCopy,
  onAsk,
}: ProductMoreProps) {
  const money = useMoney();
  // Marked in the matrix after the colour itself: its rows are hundreds of cells.
  const marked = useDeferredValue(offer);
  return (
    <div className={styles.more}>
      {matrix ? (
        <FamilyMatrix product={product} offer={marked} family={family} matrix={matrix} onRetry={onRetryFamily} />
      ) : null}
      {/* In a frame of its own: the matrix alone has hundreds of cells to lay out. */}
      <WhenInView minHeight={REVIEWS_HEIGHT} margin="50%">
        <div className={styles.columns}>
          {product.part ? (
            <div className={styles.facts}>
              <PartNumbers part={product.part} offer={offer} onCopy={onCopy} />
              <MeasureTable part={product.part} />
              {product.picture.kind === 'part' ? (
                <p className={styles.drawn}>
                  <FormattedMessage {...messages.drawn} />
                </p>
              ) : null}
            </div>
          ) : null}
          {reviews ? (
            <div className={styles.middle}>
              <WhenInView minHeight={REVIEWS_HEIGHT}>
                <Reviews {...reviews} />
              </WhenInView>
            </div>
          ) : null}
          <aside className={styles.aside}>
            <section>
              <h2>
                <FormattedMessage {...productMessages.delivery} />
              </h2>
              <p>
                {delivery ? (
                  <FormattedMessage
                    {...productMessages.deliveryText}
                    values={{
                      fee: money(delivery.fee),
                      freeFrom: money(delivery.freeFrom),
                      freeFromRemote: money(delivery.freeFromRemote),
                    }}
                  />
                ) : (
                  <FormattedMessage {...productMessages.carrier} />
                )}
              </p>
            </section>
            <section className={styles.chat}>
              <h2>
                <FormattedMessage {...messages.unsure} />
              </h2>
              <p>
                <FormattedMessage {...messages.unsureText} />
              </p>
              <AskLink productId={product.id} isWide onAsk={onAsk}>
                <FormattedMessage {...messages.chat} />
              </AskLink>
            </section>
            {phone ? (
              <WhenInView minHeight="1.2rem">
                <PhoneBuying phone={phone} onRetry={onRetryPhone} />
              </WhenInView>
            ) : null}
          </aside>
        </div>
      </WhenInView>
      {product.descriptionHtml ? (
        <section className={styles.description}>
          <h2>
            <FormattedMessage {...productMessages.description} />
          </h2>
          <WhenInView minHeight="1rem">
            <SafeHtml html={product.descriptionHtml} profile="description" />
          </WhenInView>
        </section>
      ) : null}
      {product.related.length > 0 ? (
        <WhenInView minHeight="2.4rem" margin="50%">
          <RelatedParts related={product.related} />
        </WhenInView>
      ) : null}
      {product.recommended.length > 0 ? (
        <section className={styles.recommended}>
          <h2>
            <FormattedMessage {...productMessages.recommended} />
          </h2>
          <WhenInView minHeight={CARDS_HEIGHT}>
            <PartRow products={product.recommended} />
          </WhenInView>
        </section>
      ) : null}
      {failedRecommended ? (
        <PartFailed {...failedRecommended}>
          <FormattedMessage {...productMessages.recommendedFailed} />
        </PartFailed>
      ) : null}
    </div>
  );
}
