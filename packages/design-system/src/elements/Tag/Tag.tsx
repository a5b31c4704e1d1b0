import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Tag.module.css';

export type TagProps = { tone: 'plain' | 'red' | 'green' | 'amber' | 'accent'; icon?: IconName; children: ReactNode };

/** A status or kind, as a word on a pale background. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon ? <Icon name={icon} size={16} /> : null}
      {children}
    </span>
  );
}

/** Above this the badge shows `99+`. */
const MAX_SHOWN = 99;

/**
 * A small number in the accent colour, such as the pieces in the cart; nothing at zero. `label` is read after the
 * number.
 */
export function CountBadge({ count, label }: { count: number; label?: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <FormattedNumber value={Math.min(count, MAX_SHOWN)} />
      {count > MAX_SHOWN ? '+' : null}
      {label ? <VisuallyHidden> {label}</VisuallyHidden> : null}
    </span>
  );
}
