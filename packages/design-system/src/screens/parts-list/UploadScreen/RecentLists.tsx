import { FormattedMessage, useIntl } from 'react-intl';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon, type IconProps } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { StatusLabel, type StateTone } from '../../../elements/StatusLabel/StatusLabel.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { useHasFeature } from '../../../places/LinkProvider.tsx';
import { messages } from './RecentLists.messages.ts';
import styles from './RecentLists.module.css';
import { FILE } from './upload-icons.ts';
import type { RecentList, RecentListStatus } from './upload-state.ts';
import page from './UploadScreen.module.css';
import type { UploadScreenProps } from './UploadScreen.tsx';

type RecentListsProps = Pick<UploadScreenProps, 'recent' | 'onRetryRecent' | 'onOpenRecent' | 'onForgetRecent'>;

/** Lists shown; the others are on the page of saved lists. */
const SHOWN = 5;

const LOOKS: Record<RecentListStatus['state'], { tone: StateTone; icon: Pick<IconProps, 'name'> }> = {
  undecided: { tone: 'amber', icon: { name: 'clock' } },
  partly: { tone: 'plain', icon: { name: 'info' } },
  ready: { tone: 'green', icon: { name: 'check' } },
  inCart: { tone: 'info', icon: { name: 'cart' } },
};

/** The lists that were read in this browser, to continue with. */
export function RecentLists({ recent, onRetryRecent, onOpenRecent, onForgetRecent }: RecentListsProps) {
  const hasSavedLists = useHasFeature('savedLists');
  return (
    <section>
      <div className={page.heading}>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
        {hasSavedLists ? (
          <Link to={{ name: 'upload', view: 'saved' }}>
            <FormattedMessage {...messages.saved} />
          </Link>
        ) : null}
      </div>
      <div className={styles.room}>
        <WhenReady of={recent} skeleton={<RecentSkeleton />} onRetry={onRetryRecent}>
          {(lists) =>
            lists.length === 0 ? (
              <p className={styles.empty}>
                <FormattedMessage {...messages.empty} />
              </p>
            ) : (
              <Lists lists={lists} onOpen={onOpenRecent} onForget={onForgetRecent} />
            )
          }
        </WhenReady>
      </div>
    </section>
  );
}

type ListsProps = { lists: readonly RecentList[]; onOpen: (id: string) => void; onForget: (id: string) => void };

function Lists({ lists, onOpen, onForget }: ListsProps) {
  const { formatMessage } = useIntl();
  const box = useFocusAfterRemoval<HTMLUListElement>(lists.length);
  return (
    <ul ref={box}>
      {lists.slice(0, SHOWN).map(({ id, name, when, lines, pieces, status }) => (
        <li key={id} className={styles.row}>
          <button type="button" className={styles.open} onClick={() => onOpen(id)}>
            <span className={styles.file}>
              <Icon path={FILE} />
            </span>
            <span className={styles.pair}>
              <b className={styles.name}>{name}</b>
              <span className={styles.quiet}>
                <DateTime moment={when} style="near" />
              </span>
            </span>
            <span className={styles.pair}>
              <span className={styles.quiet}>
                <FormattedMessage {...messages.contents} values={{ lines, pieces }} />
              </span>
              <span className={styles.status}>
                <StatusLabel {...LOOKS[status.state]}>
                  <FormattedMessage
                    {...messages[status.state]}
                    values={'lines' in status ? { lines: status.lines } : {}}
                  />
                </StatusLabel>
              </span>
            </span>
          </button>
          <button
            type="button"
            className={styles.remove}
            data-remove
            aria-label={formatMessage(messages.remove, { name })}
            onClick={() => onForget(id)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const RecentSkeleton = () => (
  <ul>
    {['1', '2', '3'].map((row) => (
      <li key={row} className={styles.row}>
        <span className={styles.open}>
          <span className={styles.file} />
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </span>
      </li>
    ))}
  </ul>
);
