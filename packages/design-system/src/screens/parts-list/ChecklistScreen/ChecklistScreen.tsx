import type { RowView } from '@shop/parts-list';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { PRINTER } from '../../../elements/Icon/list-icons.ts';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { Place } from '../../../places/places.ts';
import type { Checklist } from './checklist.ts';
import { ChecklistEntry } from './ChecklistEntry.tsx';
import { messages } from './ChecklistScreen.messages.ts';
import styles from './ChecklistScreen.module.css';

export type ChecklistSort = Extract<RowView['sort'], 'colour' | 'part' | 'file'>;

export type ChecklistScreenProps = {
  /** A checklist without lines means that no list is open. */
  checklist: Loadable<Checklist>;
  /** The order or list that it is of. */
  back: Extract<Place, { name: 'order' | 'upload' }>;
  /** The order of the lines; absent where it cannot be chosen. */
  sort?: ChecklistSort;
  onSort?: (sort: ChecklistSort) => void;
  onPrint: () => void;
  /** Whether pictures are loaded for printing. */
  isPrinting?: boolean;
  onRetry: () => void;
};

const SORTS: readonly ChecklistSort[] = ['colour', 'part', 'file'];
const GHOSTS = ['1', '2', '3', '4', '5', '6'];

/** The parts of an order or of a list with pictures and boxes to tick, to print. */
export function ChecklistScreen(props: ChecklistScreenProps) {
  const { checklist, onRetry } = props;
  return (
    <Page isWaiting={checklist.state === 'loading'}>
      <WhenReady of={checklist} skeleton={<ChecklistSkeleton />} onRetry={onRetry}>
        {(value) => (value.lines.length === 0 ? <NoLines back={props.back} /> : <Sheet {...props} checklist={value} />)}
      </WhenReady>
    </Page>
  );
}

function Sheet({
  checklist: { name, lines, total, incomplete },
  back,
  sort,
  onSort,
  onPrint,
  isPrinting,
}: Omit<ChecklistScreenProps, 'checklist'> & { checklist: Checklist }) {
  const { formatMessage } = useIntl();
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <p>
            <b>{name}</b>
            <span>
              <FormattedMessage {...messages.contents} values={{ lines: lines.length, pieces }} />
            </span>
          </p>
        </div>
        <div className={styles.actions}>
          {sort ? (
            <SelectField
              label={formatMessage(messages.sort)}
              hideLabel
              value={sort}
              placeholder={formatMessage(messages.sort)}
              options={SORTS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
              onChange={(value) => onSort?.(SORTS.find((known) => known === value) ?? sort)}
            />
          ) : null}
          <ButtonLink to={back}>
            <FormattedMessage {...(back.name === 'order' ? messages.backToOrder : messages.backToList)} />
          </ButtonLink>
          <Button look="main" icon={<Icon path={PRINTER} />} isBusy={isPrinting ?? false} onClick={onPrint}>
            <FormattedMessage {...messages.print} />
          </Button>
        </div>
        <p className={styles.hint}>
          <FormattedMessage {...messages.hint} />
        </p>
      </header>
      {incomplete ? (
        <div className={styles.hint}>
          <Notice tone="amber">
            <FormattedMessage {...messages[incomplete]} />
          </Notice>
        </div>
      ) : null}
      {total > lines.length ? (
        <Notice tone="amber">
          <FormattedMessage {...messages.cut} values={{ shown: lines.length, total }} />
        </Notice>
      ) : null}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <ChecklistEntry key={line.key} line={line} />
        ))}
      </ol>
    </article>
  );
}

const ChecklistSkeleton = () => (
  <div className={styles.sheet}>
    <Skeleton width="2.4rem" height="0.32rem" />
    {GHOSTS.map((ghost) => (
      <Skeleton key={ghost} shape="block" height="0.48rem" />
    ))}
  </div>
);

function NoLines({ back }: Pick<ChecklistScreenProps, 'back'>) {
  const { formatMessage } = useIntl();
  const isOrder = back.name === 'order';
  const action = (
    <ButtonLink to={isOrder ? back : { name: 'upload' }} look="main" size="large">
      <FormattedMessage {...(isOrder ? messages.backToOrder : messages.upload)} />
    </ButtonLink>
  );
  return <EmptyState title={formatMessage(isOrder ? messages.emptyOrder : messages.empty)} action={action} />;
}
