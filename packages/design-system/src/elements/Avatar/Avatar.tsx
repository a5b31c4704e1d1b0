import { useState } from 'react';
import styles from './Avatar.module.css';

export type AvatarProps = {
  /** Whose picture it is; its first letter stands in for a missing one. */
  name: string;
  /** Address of the picture; '' when there is none. */
  url?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
};

/** A person's face beside their name; decorative, since the name is read. */
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
