import { memo } from 'react';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** @default 'line' */
  shape?: 'line' | 'block' | 'disc';
  /** A CSS length. @default the whole width */
  width?: string;
  /** A CSS length. @default one line, a square block, a disc of 32 px */
  height?: string;
};

/** A placeholder in the shape of content that is loading. Memoized: pages render often while they load. */
export const Skeleton = memo(function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} style={{ width, height }} />;
});
