import type { Trouble } from '@shop/parts-list';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import styles from './TroubleList.module.css';
import { TroubleSentence } from './TroubleSentence.tsx';
import { messages } from './troubles.messages.ts';

export type TroubleListProps = {
  troubles: readonly Trouble[];
  /** Names of the files by their place; left out where there is only one. */
  names?: readonly string[];
};

/** So many are shown at first, and so many more at a press: a spoilt file has thousands. */
const FIRST = 5;
const MORE = 50;

/** Everything that files say wrong, one sentence each. */
export function TroubleList({ troubles, names = [] }: TroubleListProps) {
  const [shown, setShown] = useState(FIRST);
  const left = troubles.length - shown;
  return (
    <>
      <ul className={styles.list}>
        {troubles.slice(0, shown).map((trouble, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a remark is its place in the list, which only grows
          <li key={index}>
            <TroubleSentence
              trouble={trouble}
              name={names.length > 1 && trouble.file !== undefined ? names[trouble.file] : undefined}
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
