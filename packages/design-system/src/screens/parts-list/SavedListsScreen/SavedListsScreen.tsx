import type { SavedList } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import { useHasFeature, useMayHaveFeature } from '../../../places/LinkProvider.tsx';
import { ListBreadcrumbs } from '../ListBreadcrumbs/ListBreadcrumbs.tsx';
import type { RecentList } from '../UploadScreen/upload-state.ts';
import layout from '../list-page.module.css';
import type { Combination } from './combine.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { RecentLists } from './RecentLists.tsx';
import { messages } from './SavedListsScreen.messages.ts';
import styles from './SavedListsScreen.module.css';
import { SavedRows } from './SavedRows.tsx';

/** An action in progress on one saved list. */
export type ListAction = 'open' | 'rename' | 'delete';

/** What was entered and not sent: names being edited, by list id; the selected lists; how many times one is needed. */
export type ListsDraft = {
  names: Readonly<Record<string, string>>;
  chosen: readonly string[];
  times: number;
};

export type SavedListsScreenProps = {
  /** Visitors have no saved lists; they see how to save some. */
  isSignedIn: boolean;
  /** Newest first. Ignored for visitors. */
  lists: Loadable<readonly SavedList[]>;
  onRetry: () => void;
  onOpen: (id: string) => void;
  /** The name is trimmed, has 1 to 60 characters, and differs from the current one. */
  onRename: (id: string, name: string) => void;
  onDelete: (id: string) => void;
  /** Actions in progress, by list id. */
  busy?: Readonly<Record<string, ListAction>>;
  /** Why the last action on a list failed, by list id. */
  problems?: Readonly<Record<string, Failure>>;
  /** What was entered before, for example before the shopper had to sign in; the forms begin with it. */
  draft?: ListsDraft;
  onDraft?: (draft: ListsDraft) => void;
  /** Opens the result as a new list; the selected lists stay unchanged. */
  onCombine: (combination: Combination) => void;
  combining?: { state: 'busy' } | { state: 'failed'; failure: Failure };
  /** Lists that were read in this browser, newest first. */
  recent: Loadable<readonly RecentList[]>;
  onRetryRecent: () => void;
  onOpenRecent: (id: string) => void;
  onSaveRecent: (id: string) => void;
};

/** A shopper's saved parts lists, to open, rename, delete and combine, and the recent lists of this browser. */
export function SavedListsScreen({
  isSignedIn,
  lists,
  onRetry,
  recent,
  onRetryRecent,
  onOpenRecent,
  onSaveRecent,
  ...actions
}: SavedListsScreenProps) {
  const { formatMessage } = useIntl();
  const hasSavedLists = useMayHaveFeature('savedLists');
  // A visitor cannot ask the server, and what it is not known to have is no reason to sign in (note 034).
  const guest = useHasFeature('savedLists') ? <SignInFirst /> : null;
  const saved = isSignedIn ? (
    <WhenReady of={lists} skeleton={<ListSkeleton />} onRetry={onRetry}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState title={formatMessage(messages.empty)} text={formatMessage(messages.emptyText)} />
        ) : (
          <SavedRows lists={found} {...actions} />
        )
      }
    </WhenReady>
  ) : (
    guest
  );
  return (
    <Page isWaiting={hasSavedLists && isSignedIn && lists.state === 'loading'}>
      <div className={layout.page}>
        <ListBreadcrumbs steps={[{ label: formatMessage(messages.title) }]} />
        <div className={layout.head}>
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <div className={styles.actions}>
            <ButtonLink to={{ name: 'upload', view: 'restock' }}>
              <FormattedMessage {...messages.toRestock} />
            </ButtonLink>
            <ButtonLink to={{ name: 'upload' }}>
              <FormattedMessage {...messages.toUpload} />
            </ButtonLink>
          </div>
        </div>
        {hasSavedLists ? (
          saved
        ) : (
          <EmptyState title={formatMessage(messages.notOffered)} text={formatMessage(messages.notOfferedText)} />
        )}
        <RecentLists
          recent={recent}
          onRetryRecent={onRetryRecent}
          onOpenRecent={onOpenRecent}
          onSaveRecent={onSaveRecent}
        />
      </div>
    </Page>
  );
}

function SignInFirst() {
  const { formatMessage } = useIntl();
  const action = <MainLink to={{ name: 'login' }} text={messages.signIn} />;
  return <EmptyState title={formatMessage(messages.guest)} text={formatMessage(messages.guestText)} action={action} />;
}
