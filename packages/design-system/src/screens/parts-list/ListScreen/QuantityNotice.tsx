import type { FileProblem, ListSummary } from '@shop/parts-list';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { FileProblemText } from '../FileProblems/FileProblemText.tsx';
import styles from './ListScreen.module.css';
import { messages } from './ListScreen.messages.ts';

export type QuantityNoticeProps = {
  file: ListSummary['files'][number];
  /** The problem of its quantities; undefined while one piece is taken for each line. */
  problem: FileProblem | undefined;
  /** The name of the file, if there are several. */
  name: string | undefined;
  onTakeOneEach: (isOneEach: boolean) => void;
  onAskColumns: () => void;
};

/** What to do about quantities that look like colour numbers: one piece for each line, or another column. */
export function QuantityNotice({ file, problem, name, onTakeOneEach, onAskColumns }: QuantityNoticeProps) {
  if (!problem)
    return (
      <Notice
        tone="plain"
        title={name}
        action={
          <Button onClick={() => onTakeOneEach(false)}>
            <FormattedMessage {...messages.writtenQuantities} />
          </Button>
        }
      >
        <FormattedMessage {...messages.oneEach} />
      </Notice>
    );
  const action = (
    <div className={styles.ways}>
      <Button onClick={() => onTakeOneEach(true)}>
        <FormattedMessage {...messages.takeOneEach} />
      </Button>
      {file.canAskColumns ? (
        <Button onClick={onAskColumns}>
          <FormattedMessage {...messages.chooseColumns} />
        </Button>
      ) : null}
    </div>
  );
  return (
    <Notice tone="red" action={action}>
      {/* The whole column is meant, not its first line. */}
      <FileProblemText problem={{ ...problem, line: 0 }} name={name} />
    </Notice>
  );
}
