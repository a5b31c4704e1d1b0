import type { CSSProperties } from 'react';
import styles from './ColourPair.module.css';

/** Two colours side by side in one tile, so that they can be compared. */
export const ColourPair = ({ from, to }: { from: string | undefined; to: string | undefined }) => (
  <span
    className={styles.duo}
    aria-hidden="true"
    style={{ '--from': hexOf(from), '--to': hexOf(to) } as CSSProperties}
  />
);

const hexOf = (hex: string | undefined) => (hex ? `#${hex.replace('#', '')}` : 'transparent');
