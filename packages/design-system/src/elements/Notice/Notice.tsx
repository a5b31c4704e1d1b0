import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import styles from './Notice.module.css';

export type NoticeTone = 'plain' | 'green' | 'amber' | 'red';

export type NoticeProps = {
  tone: NoticeTone;
  title?: string;
  children: ReactNode;
  /** One action, such as a button. */
  action?: ReactNode;
  /** Announced when it appears: `status` when nothing else is being said, `alert` at once, as every red one is. */
  role?: 'status' | 'alert';
};

const ICONS: Record<NoticeTone, IconName> = { plain: 'info', green: 'check', amber: 'alert', red: 'alert' };

/** A notice about the content below it. */
export function Notice({ tone, title, children, action, role }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'red' ? 'alert' : role}>
      <span className={styles.icon}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={styles.text}>
        {title ? <b>{title}</b> : null}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
