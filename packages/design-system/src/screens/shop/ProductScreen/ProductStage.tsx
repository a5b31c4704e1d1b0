import type { Offer, Picture, Product } from '@shop/contracts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { toGrams, toMillimetres } from './measures.ts';
import { messages } from './ProductScreen.messages.ts';
import styles from './ProductStage.module.css';

const photo = (url: string): Picture => ({ kind: 'photo', url });

/** The large picture in the chosen colour with the part's measures, and further photos below where there are any. */
export function ProductStage({ product, offer }: { product: Product; offer: Offer | undefined }) {
  const intl = useIntl();
  const [looked, setLooked] = useState<string>();
  const { size, weight = 0 } = product.part ?? {};
  const photos = [...new Set(product.pictures.flatMap((each) => (each.kind === 'photo' && each.url ? [each.url] : [])))];
  const picture = looked === undefined ? (offer?.picture ?? product.picture) : photo(looked);
  const alt = offer ? intl.formatMessage(messages.alt, { name: product.name, colour: offer.name }) : product.name;
  return (
    <div className={styles.stage}>
      <div className={styles.picture}>
        <div><ProductPicture picture={picture} alt={alt} ground="none" /></div>
        {size || weight > 0 ? (
          <p className={styles.measures}>
            {size ? <span><FormattedMessage {...messages.dimensions} values={toMillimetres(size)} /></span> : null}
            {weight > 0 ? <span><FormattedMessage {...messages.weight} values={{ grams: toGrams(weight) }} /></span> : null}
          </p>
        ) : null}
      </div>
      {photos.length > 1 ? (
        <ul className={styles.views} aria-label={intl.formatMessage(messages.views)}>
          {photos.map((url, at) => (
            <li key={url}>
              <button type="button" aria-pressed={url === looked} aria-label={intl.formatMessage(messages.view, { at: at + 1 })} onClick={() => setLooked(url)}>
                <ProductPicture picture={photo(url)} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
