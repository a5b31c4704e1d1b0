import { lasting, sceneFile, type SceneName } from '../../pictures/picture-address.ts';
import styles from './PartPicture.module.css';

/** A decorative picture of several parts. It fills its container, which stays empty if the file cannot be loaded. */
export function PartScene({ name }: { name: SceneName }) {
  return (
    <svg className={`${styles.picture} ${styles.scene}`} aria-hidden focusable="false">
      <use href={`${lasting(sceneFile(name))}#scene`} width="100%" height="100%" />
    </svg>
  );
}
