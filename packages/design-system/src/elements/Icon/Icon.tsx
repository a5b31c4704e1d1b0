import { memo } from 'react';
import { ICON_PATHS, type IconName } from './icon-paths.ts';
import styles from './Icon.module.css';

export type IconProps = (
  | { name: IconName; path?: never }
  /** Path data of an icon that only one part of the shop needs; it is bundled with that part. */
  | { name?: never; path: string }
) & {
  /** Edge length in px. @default 20 */
  size?: 16 | 20 | 24;
};

/** A small icon beside a text with the same meaning; always decorative. Memoized: pages have a hundred. */
export const Icon = memo(function Icon({ name, path, size = 20 }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-full={name === 'heartFull' || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={name ? ICON_PATHS[name] : path} />
    </svg>
  );
});
