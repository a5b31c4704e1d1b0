import type { RowView } from '@shop/parts-list';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { useBucketMessages } from '../BucketLabel/use-bucket-messages.ts';
import { messages } from './ListTable.messages.ts';
import styles from './ListToolbar.module.css';

export type ListToolbarProps = {
  titleId: string;
  view: RowView;
  rowCount: number;
  onView: (view: RowView) => void;
  onLeaveOutShown: (isLeftOut: boolean) => void;
};

const SORTS = ['file', 'part', 'colour', 'sum', 'quantity'] as const;

/** Search, sort order and filter of the rows, and actions on all of them. */
export function ListToolbar({ titleId, view, rowCount, onView, onLeaveOutShown }: ListToolbarProps) {
  const { formatMessage } = useIntl();
  const buckets = useBucketMessages();
  const { bucket, search, sort } = view;
  const what = bucket && formatMessage(bucket === 'undecided' ? messages.undecided : buckets[bucket]);
  return (
    <div className={styles.bar}>
      <h2 id={titleId}>
        <FormattedMessage {...messages.title} />
      </h2>
      <p role="status" className={styles.shown}>
        {what ? (
          <FormattedMessage {...messages.only} values={{ what, count: rowCount }} />
        ) : (
          <FormattedMessage {...messages.shown} values={{ count: rowCount }} />
        )}
      </p>
      <span className={styles.actions}>
        {what ? (
          <Button look="text" onClick={() => onView({ search, sort })}>
            <FormattedMessage {...messages.all} />
          </Button>
        ) : null}
        {what || search ? (
          <>
            <Button look="text" onClick={() => onLeaveOutShown(true)}>
              <FormattedMessage {...messages.leaveAll} />
            </Button>
            <Button look="text" onClick={() => onLeaveOutShown(false)}>
              <FormattedMessage {...messages.takeAll} />
            </Button>
          </>
        ) : null}
      </span>
      <input
        type="search"
        className={styles.search}
        aria-label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.search)}
        value={search}
        onChange={(event) => onView({ ...view, search: event.target.value })}
      />
      <SelectField
        label={formatMessage(messages.sort)}
        hideLabel
        value={sort === 'undecidedFirst' ? '' : sort}
        placeholder={formatMessage(messages.undecidedFirst)}
        options={SORTS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        onChange={(value) => onView({ ...view, sort: SORTS.find((known) => known === value) ?? 'undecidedFirst' })}
      />
    </div>
  );
}
