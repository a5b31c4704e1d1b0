import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';
import styles from './StateWord.module.css';

export type StateTone = 'plain' | 'info' | 'green' | 'amber' | 'red';

export type StateWordProps = {
  /** `amber` waits for the shopper, `info` is under way without them, `green` is done, `red` was refused. */
  tone: StateTone;
  icon: Pick<IconProps, 'name' | 'path'>;
  children: ReactNode;
};

/** Where something stands, as a word with its icon; the tone only repeats what the word says. */
export function StateWord({ tone, icon, children }: StateWordProps) {
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon {...(icon as IconProps)} size={16} />
      {children}
    </span>
  );
}
