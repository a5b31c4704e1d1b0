import type { Picture } from '@shop/contracts';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { ImageDialog } from '../../../elements/ImageDialog/ImageDialog.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { messages as productMessages } from '../ProductScreen/ProductScreen.messages.ts';
import { messages } from './PhotoGallery.messages.ts';
import styles from './PhotoGallery.module.css';

export type PhotoGalleryProps = {
  /** URL of the photo shown first; '' if there is none. */
  first: string;
  photos: readonly string[];
  alt: string;
  /** Shown in a corner of the large photo. */
  children?: ReactNode;
};

const photo = (url: string): Picture => ({ kind: 'photo', url });

/**
 * The photos of a product without drawn part pictures: a large one that opens in a dialog, and thumbnails of the
 * others.
 */
export function PhotoGallery({ first, photos: urls, alt, children }: PhotoGalleryProps) {
  const intl = useIntl();
  const [selected, setSelected] = useState(first);
  const [isLarge, setLarge] = useState(false);
  const photos = [...new Set(urls.filter(Boolean))];
  const all = photos.includes(selected) || selected === '' ? photos : [selected, ...photos];
  return (
    <div>
      <div className={styles.stage}>
        {selected ? (
          <button type="button" className={styles.large} onClick={() => setLarge(true)}>
            <ProductPicture picture={photo(selected)} alt={alt} ground="none" />
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
        <ul className={styles.views} aria-label={intl.formatMessage(productMessages.views)}>
          {photos.map((url, at) => (
            <li key={url}>
              <button
                type="button"
                aria-pressed={url === selected}
                aria-label={intl.formatMessage(productMessages.view, { at: at + 1 })}
                onClick={() => setSelected(url)}
              >
                <ProductPicture picture={photo(url)} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isLarge ? (
        <ImageDialog
          images={all}
          start={Math.max(0, all.indexOf(selected))}
          label={alt}
          onClose={() => setLarge(false)}
        />
      ) : null}
    </div>
  );
}
