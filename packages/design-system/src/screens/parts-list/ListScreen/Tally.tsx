import type { Count, ListSummary, RowView } from '@shop/parts-list';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { StatusLabel } from '../../../elements/StatusLabel/StatusLabel.tsx';
import { BucketLabel } from '../BucketLabel/BucketLabel.tsx';
import { BUCKETS } from '../BucketLabel/buckets.ts';
import { IgnoredRows } from './IgnoredRows.tsx';
import { messages } from './ListScreen.messages.ts';
import styles from './Tally.module.css';

export type TallyProps = { list: ListSummary; view: RowView; onView: (view: RowView) => void; onUndecided: () => void };

/** The buckets of all lines: a summary, a bar, and buttons that filter the table. */
export function Tally({ list, view, onView, onUndecided }: TallyProps) {
  const { formatMessage } = useIntl();
  const { buckets, total, buying, undecided } = list;
  const waiting = buckets.waiting.lines;
  const values = {
    buy: buying.lines,
    undecided: undecided.lines,
    rest: Math.max(0, total.lines - buying.lines - undecided.lines - waiting),
    waiting,
  };
  const cells = waiting > 0 ? ([...BUCKETS, 'waiting'] as const) : BUCKETS;
  const chosen = cells.find((cell) => cell === view.bucket);
  return (
    <section className={styles.tally} aria-label={formatMessage(messages.tally)}>
      <div className={styles.say}>
        <h2>
          <FormattedMessage
            {...messages.verdict}
            values={{
              ...values,
              go: (chunks: ReactNode) => (
                <span key="go" className={styles.whole}>
                  <button type="button" className={styles.go} onClick={onUndecided}>
                    {chunks}
                  </button>
                </span>
              ),
            }}
          />
        </h2>
        <IgnoredRows merged={list.merged} ignored={list.ignored} />
      </div>
      <div className={styles.bar} aria-hidden="true">
        {(['buy', 'undecided', 'rest', 'waiting'] as const).map((part) =>
          values[part] > 0 ? <i key={part} data-part={part} style={{ flexGrow: values[part] }} /> : null,
        )}
      </div>
      <div className={styles.equation} data-waiting={waiting > 0 || undefined}>
        {cells.map((cell) => (
          <Term
            key={cell}
            count={buckets[cell]}
            isPressed={chosen === cell}
            onPress={() => onView({ ...view, bucket: chosen === cell ? undefined : cell })}
          >
            <BucketLabel bucket={cell} />
          </Term>
        ))}
        <Term
          count={total}
          isPressed={view.bucket === undefined}
          onPress={() => onView({ ...view, bucket: undefined })}
        >
          <Control files={list.files} />
        </Term>
      </div>
    </section>
  );
}

/** One bucket with its lines and pieces. A button that filters the table. */
function Term({
  count,
  isPressed,
  onPress,
  children,
}: {
  count: Count;
  isPressed: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.term}
      aria-pressed={isPressed}
      data-none={count.lines === 0 || undefined}
      onClick={onPress}
    >
      {children}
      <span className={styles.lines}>
        <FormattedMessage
          {...messages.lines}
          values={{ count: count.lines, small: (word) => <small key="word">{word}</small> }}
        />
      </span>
      <span className={styles.pieces}>
        <FormattedMessage {...messages.pieces} values={{ count: count.pieces }} />
      </span>
    </button>
  );
}

/** The label of the total: whether it matches the file's own total, if there is one. */
function Control({ files }: Pick<ListSummary, 'files'>) {
  const controls = files.flatMap(({ control }) => control ?? []);
  if (controls.length === 0)
    return (
      <span>
        <FormattedMessage {...messages.total} />
      </span>
    );
  const more = controls.reduce((sum, { stated, counted }) => sum + counted - stated, 0);
  const isSame = controls.every(({ stated, counted }) => stated === counted);
  if (isSame)
    return (
      <StatusLabel tone="green" icon={{ name: 'check' }}>
        <FormattedMessage {...messages.matches} />
      </StatusLabel>
    );
  return (
    <span className={styles.differs}>
      <Icon name="alert" size={16} />{' '}
      <FormattedMessage {...messages.differs} values={{ way: more > 0 ? 'more' : 'less', count: Math.abs(more) }} />
    </span>
  );
}
