import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  title: string;
  text?: string;
  /** The one way on. */
  action?: ReactNode;
  /** The small scene above the words. @default 'empty' */
  scene?: 'empty';
};

const SCENES = { empty: () => import('./EmptyScene.tsx').then(({ EmptyScene }) => EmptyScene) };

/** Nothing here yet: a small scene, a sentence, one action. */
export function EmptyState({ title, text, action, scene = 'empty' }: EmptyStateProps) {
  const [Scene, setScene] = useState<ComponentType>();
  useEffect(
    function loadScene() {
      let isCurrent = true;
      SCENES[scene]().then(
        (Loaded) => isCurrent && setScene(() => Loaded),
        () => undefined, // The scene is decoration: without it the words stand alone.
      );
      return () => {
        isCurrent = false;
      };
    },
    [scene],
  );
  return (
    <div className={styles.empty}>
      <div className={styles.scene}>{Scene ? <Scene /> : null}</div>
      <h2>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
