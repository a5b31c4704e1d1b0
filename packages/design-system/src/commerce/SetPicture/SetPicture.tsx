import type { Picture } from '@shop/contracts';
import { ProductPicture } from '../../elements/ProductPicture/ProductPicture.tsx';
import styles from './SetPicture.module.css';

export type SetPictureProps = {
  /** One picture, or some parts of the set, of which four are shown. */
  pictures: readonly Picture[];
  /** 56 px in rows, 120 px (80 px on phones) at the head of a page. */
  size: 'small' | 'large';
};

const MAX_PICTURES = 4;
const MISSING: Picture = { kind: 'photo', url: '' };

/** What a set is shown by, on a tray. Decorative: the name of the set stands beside it. */
export function SetPicture({ pictures, size }: SetPictureProps) {
  const [first = MISSING, ...others] = pictures.slice(0, MAX_PICTURES);
  return (
    <span className={styles.tray} data-size={size} data-count={others.length + 1}>
      {[first, ...others].map((picture, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same picture may occur twice, and their order is fixed
        <ProductPicture key={index} picture={picture} alt="" ground="none" />
      ))}
    </span>
  );
}
