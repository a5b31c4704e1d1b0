import styles from './Turntable.module.css';
import type { View } from './views.ts';

const FACES = {
  top: 'M20 5 33 12.5 20 20 7 12.5z',
  left: 'M7 12.5 20 20v15L7 27.5z',
  right: 'M33 12.5 20 20v15l13-7.5z',
} as const;

/** A cube with the sides marked that a view shows. */
export const ViewCube = ({ faces }: Pick<View, 'faces'>) => (
  <svg className={styles.cube} viewBox="0 0 40 40" aria-hidden focusable="false">
    {(['top', 'left', 'right'] as const).map((face) => (
      <path key={face} d={FACES[face]} data-marked={faces.includes(face) || undefined} />
    ))}
  </svg>
);
