import type { Picture } from '@shop/contracts';
import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import styles from './ProductPicture.module.css';

export type ProductPictureProps = {
  picture: Picture;
  /** Names part and colour; '' where a text beside it does. */
  alt: string;
  /** @default 'tray' */
  ground?: 'tray' | 'none';
};

/** A product's picture in a square: a drawing for a part, else its photo, else an empty box. */
export function ProductPicture({ picture, alt, ground = 'tray' }: ProductPictureProps) {
  return (
    <span className={styles.frame} data-ground={ground}>
      {picture.kind === 'part' ? (
        <PartPicture shape={picture.shape} colour={picture} lacks={picture.lacks} alt={alt} />
      ) : (
        <Photo key={picture.url} url={picture.url} alt={alt} />
      )}
    </span>
  );
}

function Photo({ url, alt }: { url: string; alt: string }) {
  const [isBroken, setBroken] = useState(url === '');
  if (isBroken) {
    return (
      <span className={styles.missing} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <Icon name="package" size={24} />
      </span>
    );
  }
  return (
    <img
      className={styles.photo}
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
