import type { ReactNode } from 'react';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Scene } from '../../../pictures/scene.ts';
import { LazyScene } from '../../../elements/LazyScene/LazyScene.tsx';
import styles from './ErrorLayout.module.css';

export type ErrorLayoutProps = {
  /** The status and its short name, e.g. `404 This page could not be found`. */
  status: ReactNode;
  title: ReactNode;
  /** What it means, what to do, and the ways on. */
  children: ReactNode;
  loadScene: () => Promise<Scene>;
};

/** A page that could not be shown: words at the left, a scene of bricks at the right. */
export function ErrorLayout({ status, title, children, loadScene }: ErrorLayoutProps) {
  return (
    <Page>
      <div className={styles.error}>
        <div className={styles.say}>
          <p className={styles.status}>{status}</p>
          <h1>{title}</h1>
          {children}
        </div>
        <div className={styles.scene}>
          <LazyScene load={loadScene} />
        </div>
      </div>
    </Page>
  );
}

/** The buttons that lead away from here. */
export function Ways({ children }: { children: ReactNode }) {
  return <p className={styles.ways}>{children}</p>;
}
