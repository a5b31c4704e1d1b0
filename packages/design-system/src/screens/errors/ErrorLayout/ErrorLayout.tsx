import type { ReactNode } from 'react';
import { Page } from '../../../layout/Page/Page.tsx';
import type { SceneName } from '../../../pictures/picture-address.ts';
import { PartScene } from '../../../elements/PartPicture/PartScene.tsx';
import styles from './ErrorLayout.module.css';

export type ErrorLayoutProps = {
  /** The status code and its name, e.g. `404 This page could not be found`. */
  status: ReactNode;
  title: ReactNode;
  /** What it means, what to do, and links. */
  children: ReactNode;
  scene: SceneName;
};

/** The layout of error pages: text on the left, a picture of bricks on the right. */
export function ErrorLayout({ status, title, children, scene }: ErrorLayoutProps) {
  return (
    <Page>
      <div className={styles.error}>
        <div className={styles.text}>
          <p className={styles.status}>{status}</p>
          <h1>{title}</h1>
          {children}
        </div>
        <div className={styles.scene}>
          <PartScene name={scene} />
        </div>
      </div>
    </Page>
  );
}

/** What the server or the browser says about the error, as sent, below its name. */
export function ErrorDetail({ name, children }: { name: ReactNode; children: string }) {
  return (
    <dl className={styles.detail}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </dl>
  );
}

/** The buttons of an error page. */
export function ErrorActions({ children }: { children: ReactNode }) {
  return <p className={styles.actions}>{children}</p>;
}
