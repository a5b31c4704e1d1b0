import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';
import styles from './StatusLabel.module.css';

export type StateTone = 'plain' | 'info' | 'green' | 'amber' | 'red';

export type StatusLabelProps = {
  /** `amber` waits for the shopper, `info` is in progress without them, `green` is done, `red` was refused. */
  tone: StateTone;
  icon: Pick<IconProps, 'name' | 'path'>;
  children: ReactNode;
};

/** The status of something, as a text with an icon; the tone only repeats what the text says. */
export function StatusLabel({ tone, icon, children }: StatusLabelProps) {
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon {...(icon as IconProps)} size={16} />
      {children}
    </span>
  );
}
