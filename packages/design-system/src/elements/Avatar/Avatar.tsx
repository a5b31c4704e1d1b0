import { useState } from 'react';
import styles from './Avatar.module.css';

export type AvatarProps = {
  /** The person's name; its first letter replaces a missing picture. */
  name: string;
  /** URL of the picture; '' when there is none. */
  url?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'huge';
};

/** The picture of a person beside their name. Decorative, since the name is read out. */
export function Avatar({ name, url = '', size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState('');
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {url && url !== broken ? (
        <img src={url} alt="" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      ) : (
        ([...name.trim()][0] ?? '').toUpperCase()
      )}
    </span>
  );
}
