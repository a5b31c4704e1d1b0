import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './Paste.messages.ts';
import styles from './PastePanel.module.css';
import type { MatchedRow, PastedRow } from './pasted-row.ts';
import { PasteResult } from './PasteResult.tsx';

export type PastePanelProps = {
  /** The pasted text. */
  text: string;
  onText: (text: string) => void;
  /** What the text means in this set; absent until it is read, and after a change of the text. */
  result: Loadable<readonly PastedRow[]> | undefined;
  onRead: () => void;
  /** How many pieces of each row the limits of set and request leave. */
  fitsOf: (rows: readonly MatchedRow[]) => readonly number[];
  onAdd: (rows: readonly MatchedRow[]) => void;
  /** The most particles of a request. */
  max: number;
};

const ROWS = 8;

/** A pasted list of parts, matched with the set. The list stays as it is. */
export function PastePanel({ text, onText, result, onRead, fitsOf, onAdd, max }: PastePanelProps) {
  const { formatMessage } = useIntl();
  const [isMissing, setMissing] = useState(false);
  const read = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') onRead();
  };
  return (
    <div className={styles.panel}>
      <form className={styles.form} onSubmit={read}>
        <TextArea
          label={formatMessage(messages.label)}
          hint={formatMessage(messages.hint)}
          {...(isMissing && text.trim() === '' ? { error: formatMessage(messages.empty) } : {})}
          rows={ROWS}
          value={text}
          onChange={onText}
        />
        <Button type="submit" size="large" isBusy={result?.state === 'loading'}>
          <FormattedMessage {...messages.read} />
        </Button>
      </form>
      {result ? (
        <WhenReady of={result} skeleton={<Skeleton shape="block" height="1.2rem" />} onRetry={onRead}>
          {(rows) => <PasteResult rows={rows} fitsOf={fitsOf} onAdd={onAdd} max={max} />}
        </WhenReady>
      ) : null}
    </div>
  );
}
