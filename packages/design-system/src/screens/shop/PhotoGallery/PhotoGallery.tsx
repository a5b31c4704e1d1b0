import type { Picture } from '@shop/contracts';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { later } from '../../../elements/Later/later.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { messages as words } from '../ProductScreen/ProductScreen.messages.ts';
import { messages } from './PhotoGallery.messages.ts';
import styles from './PhotoGallery.module.css';

export type PhotoGalleryProps = {
  /** Address of the photo to begin with; '' where there is none. */
  first: string;
  photos: readonly string[];
  alt: string;
  /** Stands in a corner of the large photo. */
  children?: ReactNode;
};

const PhotoDialog = later(async () => (await import('../PhotoDialog/PhotoDialog.tsx')).PhotoDialog);
const photo = (url: string): Picture => ({ kind: 'photo', url });

/** The photos of a product whose server draws none: one large, to be pressed for larger, the others below it. */
export function PhotoGallery({ first, photos: given, alt, children }: PhotoGalleryProps) {
  const intl = useIntl();
  const [looked, setLooked] = useState(first);
  const [isLarge, setLarge] = useState(false);
  const photos = [...new Set(given.filter(Boolean))];
  const all = photos.includes(looked) || looked === '' ? photos : [looked, ...photos];
  return (
    <div>
      <div className={styles.stage}>
        {looked ? (
          <button type="button" className={styles.large} onClick={() => setLarge(true)}>
            <ProductPicture picture={photo(looked)} alt={alt} ground="none" />
            <span className={styles.hint}>
              <Icon name="search" size={16} />
              <FormattedMessage {...messages.enlarge} />
            </span>
          </button>
        ) : (
          <div className={styles.large}>
            <ProductPicture picture={photo('')} alt={alt} ground="none" />
          </div>
        )}
        {children}
      </div>
      {photos.length > 1 ? (
        <ul className={styles.views} aria-label={intl.formatMessage(words.views)}>
          {photos.map((url, at) => (
            <li key={url}>
              <button
                type="button"
                aria-pressed={url === looked}
                aria-label={intl.formatMessage(words.view, { at: at + 1 })}
                onClick={() => setLooked(url)}
              >
                <ProductPicture picture={photo(url)} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isLarge ? (
        <PhotoDialog
          photos={all}
          start={Math.max(0, all.indexOf(looked))}
          label={alt}
          onClose={() => setLarge(false)}
        />
      ) : null}
    </div>
  );
}
