import type { CSSProperties } from 'react';
import styles from './ColourDuo.module.css';

/** Two colours that touch in one tile: only so is it seen how near they are. */
export const ColourDuo = ({ from, to }: { from: string | undefined; to: string | undefined }) => (
  <span
    className={styles.duo}
    aria-hidden="true"
    style={{ '--from': hexOf(from), '--to': hexOf(to) } as CSSProperties}
  />
);

const hexOf = (hex: string | undefined) => (hex ? `#${hex.replace('#', '')}` : 'transparent');
