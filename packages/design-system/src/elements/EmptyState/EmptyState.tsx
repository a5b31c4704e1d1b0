import type { ReactNode } from 'react';
import { PartScene } from '../PartPicture/PartScene.tsx';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  /** Absent where the h1 of the page says it. */
  title?: string | undefined;
  text?: string;
  /** One or two links or buttons to continue. */
  action?: ReactNode;
};

/** Shown where there is no content yet: a small picture, a sentence and an action. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.scene}>
        <PartScene name="empty" />
      </div>
      {title ? <h2>{title}</h2> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
