import { useEffect, useRef } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Loader } from '../../../elements/Loader/Loader.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './Reading.messages.ts';
import styles from './Reading.module.css';
import type { UploadState } from './upload-state.ts';

type ReadingProps = Omit<Extract<UploadState, { name: 'reading' }>, 'name'> & { onCancel: () => void };

/** How much of the first rows is shown. */
const ROWS = 5;
const COLUMNS = 8;

/** The progress of reading, with the first rows as soon as there are some. */
export function Reading({ files, progress, onCancel }: ReadingProps) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const name = progress?.file ?? files[0] ?? '';
  const title = formatMessage(messages.title, { name });
  return (
    <section ref={box} tabIndex={-1} className={styles.reading} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {files.length > 1 ? (
          <p className={styles.quiet}>
            <FormattedMessage {...messages.which} values={{ at: files.indexOf(name) + 1 || 1, of: files.length }} />
          </p>
        ) : null}
        <Button onClick={onCancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </div>
      {progress ? (
        <>
          {/* A progress bar in the form of a plate. */}
          <div
            role="progressbar"
            aria-label={title}
            aria-valuenow={Math.round(progress.share * 100)}
            className={styles.bar}
          >
            <i style={{ inlineSize: `${progress.share * 100}%` }} />
          </div>
          <p className={styles.facts}>
            <b>
              <FormattedNumber value={progress.share} style="percent" />
            </b>
            <span>
              <FormattedMessage {...messages.rows} values={{ rows: progress.rows }} />
            </span>
            {progress.perSecond > 0 ? (
              <span className={styles.quiet}>
                <FormattedMessage {...messages.perSecond} values={{ rows: Math.round(progress.perSecond) }} />
              </span>
            ) : null}
          </p>
          <VisuallyHidden>
            {/* Announced at each quarter, not at each update. */}
            <span role="status">
              <FormattedMessage {...messages.said} values={{ share: Math.floor(progress.share * 4) / 4 }} />
            </span>
          </VisuallyHidden>
          {progress.firstRows.length > 0 ? <FirstRows rows={progress.firstRows} /> : null}
        </>
      ) : (
        <Loader label={formatMessage(messages.opening)} />
      )}
    </section>
  );
}

const FirstRows = ({ rows }: { rows: readonly (readonly string[])[] }) => (
  <table className={styles.rows}>
    <caption>
      <FormattedMessage {...messages.firstRows} />
    </caption>
    <tbody>
      {rows.slice(0, ROWS).map((row, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- an index identifies a row of the file
        <tr key={line}>
          {row.slice(0, COLUMNS).map((cell, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- an index identifies a column
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
