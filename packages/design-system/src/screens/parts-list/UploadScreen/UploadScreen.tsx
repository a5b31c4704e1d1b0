import type { ColumnMapping } from '@shop/parts-list';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { DropZone } from './DropZone.tsx';
import { FormatTable } from './FormatTable.tsx';
import { Reading } from './Reading.tsx';
import { ReadingRules } from './ReadingRules.tsx';
import { RecentLists } from './RecentLists.tsx';
import { messages } from './UploadScreen.messages.ts';
import styles from './UploadScreen.module.css';
import type { ReadingSettings, RecentList, UploadState } from './upload-state.ts';
import { Unreadable } from './Unreadable.tsx';
import { useFileInput } from './use-file-input.ts';

// Most lists need no questions, so the form is loaded on demand.
const ColumnsForm = lazy(async () => ({ default: (await import('./ColumnsForm.tsx')).ColumnsForm }));

export type UploadScreenProps = {
  state: UploadState;
  /** The limits of a file. */
  limits: { megabytes: number; lines: number };
  settings: ReadingSettings;
  onSettings: (settings: Partial<ReadingSettings>) => void;
  /** Lists that were read in this browser, newest first; five are shown. */
  recent: Loadable<readonly RecentList[]>;
  onRetryRecent: () => void;
  /** Called with at least one file: chosen, dropped anywhere on the page, or pasted. Not while reading. */
  onFiles: (files: readonly File[]) => void;
  /** Called with a pasted text that is not blank. Not while reading. */
  onText: (text: string) => void;
  /** Stops reading, or closes the question about columns: of the open list, to go back to it. */
  onCancel: () => void;
  /** Called with a mapping for each question, by index of the file, when each has a part or an element id column. */
  onColumns: (mappings: Readonly<Record<number, ColumnMapping>>) => void;
  onOpenRecent: (id: string) => void;
  onForgetRecent: (id: string) => void;
  onTemplate: () => void;
  /** The text in the paste field; it stays when the field is closed. */
  pasted: string;
  onPasted: (text: string) => void;
};

/** The page to upload a parts list in any format. It is read in the browser. */
export function UploadScreen(props: UploadScreenProps) {
  const { formatMessage } = useIntl();
  const [hasFolder, setHasFolder] = useState(false);
  const { state } = props;
  useRestoredFocus();
  const taking =
    <T,>(take: (list: T) => void) =>
    (list: T) => {
      setHasFolder(false);
      take(list);
    };
  const [onFiles, onText] = [taking(props.onFiles), taking(props.onText)];
  const isOver = useFileInput(
    { onFiles, onText, onFolder: () => setHasFolder(true) },
    state.name === 'start' || state.name === 'failed',
  );
  return (
    <Page>
      <Breadcrumbs
        crumbs={[
          { label: formatMessage(messages.home), to: { name: 'home' } },
          { label: formatMessage(messages.breadcrumb) },
        ]}
      />
      <div className={styles.head}>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <p>
          <FormattedMessage {...messages.promise} />
        </p>
      </div>
      {state.name === 'columns' ? (
        <Suspense>
          <ColumnsForm
            key={state.questions.map(({ name }) => name).join('/')}
            questions={state.questions}
            isOpen={state.isOpen}
            onColumns={props.onColumns}
            onCancel={props.onCancel}
          />
        </Suspense>
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            {state.name === 'failed' ? <Unreadable names={state.names} problems={state.problems} /> : null}
            {hasFolder ? (
              <Notice tone="red">
                <FormattedMessage {...messages.folder} />
              </Notice>
            ) : null}
            {state.name === 'reading' ? (
              <Reading {...state} onCancel={props.onCancel} />
            ) : (
              <DropZone
                limits={props.limits}
                isOver={isOver}
                onFiles={onFiles}
                onText={onText}
                pasted={props.pasted}
                onPasted={props.onPasted}
              />
            )}
            <FormatTable onTemplate={props.onTemplate} />
          </div>
          <aside className={styles.main}>
            <RecentLists
              recent={props.recent}
              onRetryRecent={props.onRetryRecent}
              onOpenRecent={props.onOpenRecent}
              onForgetRecent={props.onForgetRecent}
            />
            <ReadingRules settings={props.settings} onSettings={props.onSettings} />
          </aside>
        </div>
      )}
    </Page>
  );
}
