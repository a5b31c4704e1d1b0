import type { FileProblem } from '@shop/parts-list';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import styles from './FileProblemList.module.css';
import { FileProblemText } from './FileProblemText.tsx';
import { messages } from './file-problems.messages.ts';

export type FileProblemListProps = {
  problems: readonly FileProblem[];
  /** Names of the files by index; not shown for a single file. */
  names?: readonly string[];
};

/** Problems shown initially, and added with each press of the button: a damaged file has thousands. */
const FIRST = 5;
const MORE = 50;

/** The problems of files, one sentence each. */
export function FileProblemList({ problems, names = [] }: FileProblemListProps) {
  const [shown, setShown] = useState(FIRST);
  const left = problems.length - shown;
  return (
    <>
      <ul className={styles.list}>
        {problems.slice(0, shown).map((problem, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list only grows, so an index identifies a problem
          <li key={index}>
            <FileProblemText
              problem={problem}
              name={names.length > 1 && problem.file !== undefined ? names[problem.file] : undefined}
            />
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <Button look="text" onClick={() => setShown(shown + MORE)}>
          <FormattedMessage {...messages.more} values={{ count: Math.min(left, MORE) }} />
        </Button>
      ) : null}
    </>
  );
}
