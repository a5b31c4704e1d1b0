import type { Moment } from '@shop/contracts';
import type { Colour, Count, Difference, Trouble } from '@shop/parts-list';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { ColoursContext } from '../colours.ts';
import { ListTrail } from '../ListTrail/ListTrail.tsx';
import { useListIntake } from '../UploadScreen/use-list-intake.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import { messages } from './CompareScreen.messages.ts';
import styles from './CompareScreen.module.css';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { Comparison } from './Comparison.tsx';
import { EarlierChoice } from './EarlierChoice.tsx';

/** A list to compare with: opened in this browser lately, or saved. */
export type EarlierList = { id: string; name: string; when?: Moment; kind: 'recent' | 'saved' };

/** How a comparison changes the list at hand: keeps only what is new, takes off what is in the cart, or merges both lists. */
export type CompareAct = 'keepNew' | 'takeOffCart' | 'sum' | 'most';

export type CompareScreenProps = {
  /** The list at hand; '' while it is being opened, undefined while none is. */
  name: string | undefined;
  /** The whole table, for names and hexes. */
  colours: readonly Colour[];
  others: Loadable<readonly EarlierList[]>;
  onRetryOthers: () => void;
  /** What is compared with: one of the others, or a file, which has no id. Without it the cart alone. */
  earlier: { id?: string; name: string } | undefined;
  /** Undefined for the cart alone. */
  onChoose: (id: string | undefined) => void;
  onFile: (file: File) => void;
  /** A file that could not be read, and why; what was compared before stays. */
  unread?: { name: string; troubles: readonly Trouble[] };
  /** On its way also while the earlier list is read. */
  differences: Loadable<readonly Difference[]>;
  onRetry: () => void;
  /** Takes off what the earlier list and the cart have already. */
  onKeepNew: () => void;
  onMerge: (how: 'sum' | 'most') => void;
  onTakeOffCart: () => void;
  /** Which change is under way. */
  busy?: CompareAct;
  /** The last change, said with its undo; `now` is the list after it. */
  done?: { act: CompareAct; now: Count };
  onUndo: () => void;
};

/** A list beside an earlier one and beside the cart: what is new, what is gone, and what that means for the list. */
export function CompareScreen(props: CompareScreenProps) {
  const { formatMessage } = useIntl();
  const { name, differences, onFile } = props;
  useFocusKept();
  const isChanged = useIsChanged(props);
  const isOver = useListIntake(
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
        <ListTrail
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

/** Whether a change was made against what stands here: against another list there may be a further one. */
function useIsChanged({ done, busy, earlier }: CompareScreenProps): boolean {
  const against = earlier?.id ?? earlier?.name;
  const [changed, setChanged] = useState<{ against: string | undefined }>();
  const isDone = done !== undefined && busy === undefined;
  if (isDone !== (changed !== undefined)) setChanged(isDone ? { against } : undefined);
  return changed !== undefined && changed.against === against;
}

function NoList() {
  const { formatMessage } = useIntl();
  const action = (
    <ButtonLink to={{ name: 'upload' }} look="main" size="large">
      <FormattedMessage {...messages.toUpload} />
    </ButtonLink>
  );
  return (
    <Page>
      <ListTrail steps={[{ label: formatMessage(messages.title) }]} />
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <EmptyState title={formatMessage(messages.noList)} text={formatMessage(messages.noListText)} action={action} />
    </Page>
  );
}
