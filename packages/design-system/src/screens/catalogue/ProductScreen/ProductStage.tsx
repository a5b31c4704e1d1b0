import type { Offer, Product } from '@shop/contracts';
import { lazy, Suspense, memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import gallery from '../PhotoGallery/PhotoGallery.module.css';
import { Turntable } from '../Turntable/Turntable.tsx';
import type { LoadMesh } from '../Turntable/turning-state.ts';
import { toGrams, toMillimetres } from './measures.ts';
import { messages } from './ProductScreen.messages.ts';
import styles from './ProductStage.module.css';

/** Only servers without part pictures send photos. */
const PhotoGallery = lazy(async () => ({ default: (await import('../PhotoGallery/PhotoGallery.tsx')).PhotoGallery }));

type ProductStageProps = { product: Product; offer: Offer | undefined; loadMesh: LoadMesh | undefined };

/**
 * The large picture in the chosen colour with the measures of the part: a turntable for drawn parts, a gallery for
 * photos.
 */
export const ProductStage = memo(function ProductStage({ product, offer, loadMesh }: ProductStageProps) {
  const intl = useIntl();
  const { size, weight = 0 } = product.part ?? {};
  const picture = offer?.picture ?? product.picture;
  const alt = offer ? intl.formatMessage(messages.alt, { name: product.name, colour: offer.name }) : product.name;
  const measures =
    size || weight > 0 ? (
      <p className={styles.measures}>
        {size ? (
          <span>
            <FormattedMessage {...messages.dimensions} values={toMillimetres(size)} />
          </span>
        ) : null}
        {weight > 0 ? (
          <span>
            <FormattedMessage {...messages.weight} values={{ grams: toGrams(weight) }} />
          </span>
        ) : null}
      </p>
    ) : null;
  return (
    <div className={styles.stage}>
      {picture.kind === 'part' ? (
        <>
          <Turntable
            key={product.part?.number}
            shape={picture.shape}
            number={product.part?.number ?? picture.shape}
            colour={picture}
            lacks={picture.lacks}
            alt={alt}
            loadMesh={loadMesh}
          >
            {measures}
          </Turntable>
          <p className={styles.source}>
            <Link to={{ name: 'aboutPictures' }}>
              <FormattedMessage {...messages.pictures} />
            </Link>
          </p>
        </>
      ) : (
        <Suspense fallback={<div className={gallery.stage} />}>
          <PhotoGallery
            key={offer?.uniqueId}
            first={picture.url}
            photos={product.pictures.flatMap((each) => (each.kind === 'photo' ? [each.url] : []))}
            alt={alt}
          >
            {measures}
          </PhotoGallery>
        </Suspense>
      )}
    </div>
  );
});
