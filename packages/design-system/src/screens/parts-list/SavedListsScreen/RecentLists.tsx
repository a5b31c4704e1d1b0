import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { useHasFeature } from '../../../places/LinkProvider.tsx';
import layout from '../list-page.module.css';
import { ListFacts } from './ListFacts.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { messages } from './SavedListsScreen.messages.ts';
import type { SavedListsScreenProps } from './SavedListsScreen.tsx';
import styles from './SavedListsScreen.module.css';

type RecentListsProps = Pick<SavedListsScreenProps, 'recent' | 'onRetryRecent' | 'onOpenRecent' | 'onSaveRecent'>;

/** The recent lists of this browser, to open or to save. */
export function RecentLists({ recent, onRetryRecent, onOpenRecent, onSaveRecent }: RecentListsProps) {
  const { formatMessage } = useIntl();
  const hasSavedLists = useHasFeature('savedLists');
  return (
    <section className={styles.recent}>
      <div className={layout.head}>
        <h2>
          <FormattedMessage {...messages.recent} />
        </h2>
        <p className={styles.quiet}>
          <FormattedMessage {...messages.recentText} />
        </p>
      </div>
      <WhenReady of={recent} skeleton={<ListSkeleton />} onRetry={onRetryRecent}>
        {(lists) =>
          lists.length === 0 ? (
            <p className={styles.quiet}>
              <FormattedMessage {...messages.recentEmpty} />
            </p>
          ) : (
            <ul>
              {lists.map((list) => (
                <li key={list.id} className={layout.row}>
                  <ListFacts list={list} counts="lines" when={list.when} />
                  <div className={styles.actions}>
                    <Button
                      aria-label={formatMessage(messages.about, {
                        action: formatMessage(messages.open),
                        name: list.name,
                      })}
                      onClick={() => onOpenRecent(list.id)}
                    >
                      <FormattedMessage {...messages.open} />
                    </Button>
                    {hasSavedLists ? (
                      <Button
                        look="text"
                        aria-label={formatMessage(messages.about, {
                          action: formatMessage(messages.saveRecent),
                          name: list.name,
                        })}
                        onClick={() => onSaveRecent(list.id)}
                      >
                        <FormattedMessage {...messages.saveRecent} />
                      </Button>
                    ) : null}
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </WhenReady>
    </section>
  );
}
