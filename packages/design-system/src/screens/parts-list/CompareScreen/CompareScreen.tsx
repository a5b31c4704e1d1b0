import type { Moment } from '@shop/contracts';
import type { Colour, Count, Difference, FileProblem } from '@shop/parts-list';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { ColoursContext } from '../colours.ts';
import { ListBreadcrumbs } from '../ListBreadcrumbs/ListBreadcrumbs.tsx';
import { useFileInput } from '../UploadScreen/use-file-input.ts';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { messages } from './CompareScreen.messages.ts';
import styles from './CompareScreen.module.css';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { Comparison } from './Comparison.tsx';
import { EarlierChoice } from './EarlierChoice.tsx';

/** A list to compare with: opened recently in this browser, or saved. */
export type EarlierList = { id: string; name: string; when?: Moment; kind: 'recent' | 'saved' };

/** An action on the open list: leave only what is new, subtract what is in the cart, or merge both lists. */
export type CompareAction = 'onlyNewParts' | 'takeOffCart' | 'sum' | 'most';

export type CompareScreenProps = {
  /** The name of the open list; '' while it is being opened, undefined without a list. */
  name: string | undefined;
  /** The complete table of colours, for names and hex values. */
  colours: readonly Colour[];
  others: Loadable<readonly EarlierList[]>;
  onRetryOthers: () => void;
  /** The list to compare with: one of the others, or a file, which has no id. Undefined for the cart alone. */
  earlier: { id?: string; name: string } | undefined;
  /** Undefined for the cart alone. */
  onChoose: (id: string | undefined) => void;
  onFile: (file: File) => void;
  /** A file that could not be read, and why. The previous comparison stays. */
  unread?: { name: string; problems: readonly FileProblem[] };
  /** Also loading while the earlier list is read. */
  differences: Loadable<readonly Difference[]>;
  onRetry: () => void;
  /** Subtracts what is in the earlier list and the cart. */
  onOnlyNew: () => void;
  onMerge: (how: 'sum' | 'most') => void;
  onTakeOffCart: () => void;
  /** The action in progress. */
  busy?: CompareAction;
  /** The last action, which can be undone; `now` is the size of the list after it. */
  done?: { action: CompareAction; now: Count };
  onUndo: () => void;
};

/** Compares a list with an earlier one and the cart: what is new, what was removed, and actions on the list. */
export function CompareScreen(props: CompareScreenProps) {
  const { formatMessage } = useIntl();
  const { name, differences, onFile } = props;
  useRestoredFocus();
  const isChanged = useIsChanged(props);
  const isOver = useFileInput(
    {
      onFiles: ([file]) => file && onFile(file),
      onText: (text) => onFile(new File([text], formatMessage(messages.pasted))),
      onFolder: () => undefined,
    },
    name !== undefined,
  );
  if (name === undefined) return <NoList />;
  return (
    <Page isWaiting={differences.state === 'loading'}>
      <div className={styles.page} data-over={isOver || undefined}>
        <ListBreadcrumbs
          steps={[
            ...(name ? [{ label: name, to: { name: 'upload', view: 'list' } } as const] : []),
            { label: formatMessage(messages.title) },
          ]}
        />
        <div className={styles.head}>
          <h1>
            <FormattedMessage {...(name ? messages.heading : messages.title)} values={{ name }} />
          </h1>
          <ButtonLink to={{ name: 'upload', view: 'list' }} icon={<Icon name="chevronLeft" size={16} />}>
            <FormattedMessage {...messages.toList} />
          </ButtonLink>
        </div>
        <EarlierChoice {...props} isOver={isOver} />
        <WhenReady of={differences} skeleton={<CompareSkeleton />} onRetry={props.onRetry}>
          {(rows) => (
            <ColoursContext value={props.colours}>
              <Comparison {...props} rows={rows} isChanged={isChanged} />
            </ColoursContext>
          )}
        </WhenReady>
      </div>
    </Page>
  );
}

/** Whether an action was applied to this comparison. With another list further actions are possible. */
function useIsChanged({ done, busy, earlier }: CompareScreenProps): boolean {
  const against = earlier?.id ?? earlier?.name;
  const [changed, setChanged] = useState<{ against: string | undefined }>();
  const isDone = done !== undefined && busy === undefined;
  if (isDone !== (changed !== undefined)) setChanged(isDone ? { against } : undefined);
  return changed !== undefined && changed.against === against;
}

function NoList() {
  const { formatMessage } = useIntl();
  const action = <MainLink to={{ name: 'upload' }} text={messages.toUpload} />;
  return (
    <Page>
      <ListBreadcrumbs steps={[{ label: formatMessage(messages.title) }]} />
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <EmptyState title={formatMessage(messages.noList)} text={formatMessage(messages.noListText)} action={action} />
    </Page>
  );
}
