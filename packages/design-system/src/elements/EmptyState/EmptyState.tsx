import type { ReactNode } from 'react';
import { LazyScene } from '../LazyScene/LazyScene.tsx';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  title: string;
  text?: string;
  /** One or two links or buttons to continue. */
  action?: ReactNode;
};

const loadEmpty = () => import('../../pictures/scenes/empty.ts').then(({ emptyScene }) => emptyScene());

/** Shown where there is no content yet: a small picture, a sentence and an action. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.scene}>
        <LazyScene load={loadEmpty} />
      </div>
      <h2>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
