import { useState } from 'react';
import { ImageDialog } from '../../elements/ImageDialog/ImageDialog.tsx';
import { ProductPicture } from '../../elements/ProductPicture/ProductPicture.tsx';
import styles from './ImageRow.module.css';

export type ImageRowProps = {
  /** Addresses; at least one. */
  images: readonly string[];
  /** What the images show; the title of the dialog. */
  label: string;
  /** The name of the button that enlarges an image, counted from 1. */
  nameOf: (at: number) => string;
};

/** Thumbnails of images, each of which opens in a dialog. */
export function ImageRow({ images, label, nameOf }: ImageRowProps) {
  const [large, setLarge] = useState<number>();
  return (
    <>
      <ul className={styles.images}>
        {images.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              className={styles.image}
              aria-label={nameOf(index + 1)}
              onClick={() => setLarge(index)}
            >
              <ProductPicture picture={{ kind: 'photo', url }} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {large === undefined ? null : (
        <ImageDialog images={images} start={large} label={label} onClose={() => setLarge(undefined)} />
      )}
    </>
  );
}
