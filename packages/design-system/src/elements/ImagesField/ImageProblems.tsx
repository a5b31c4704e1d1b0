import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ImageProblems.module.css';

/** Why an image was refused or failed to upload. */
export type ImageProblem = { key: string; fileName?: string; text: ReactNode; action?: ReactNode };

export type ImageProblemsProps = {
  problems: readonly ImageProblem[];
  /** A button that dismisses the list; without it the list stays as long as the problems. */
  dismiss?: ReactNode;
};

/** Which images were refused or failed to upload, each with the reason; announced when it changes. */
export function ImageProblems({ problems, dismiss }: ImageProblemsProps) {
  const list = (
    <ul>
      {problems.map(({ key, fileName, text, action }) => (
        <li key={key}>
          <Icon name="alert" size={16} />
          <span>
            {fileName === undefined ? null : <b>{fileName}</b>} {text}
            {action ? <> {action}</> : null}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <div role="alert" className={styles.problems}>
      {problems.length === 0 ? null : wrap(list, dismiss)}
    </div>
  );
}

const wrap = (list: ReactNode, dismiss: ReactNode): ReactNode =>
  dismiss === undefined ? (
    list
  ) : (
    <div className={styles.box}>
      {list}
      {dismiss}
    </div>
  );
