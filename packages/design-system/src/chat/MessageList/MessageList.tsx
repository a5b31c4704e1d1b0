import type { ConversationItem } from '@shop/chat-client';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { ImageDialog } from '../../elements/ImageDialog/ImageDialog.tsx';
import type { HistoryStatus } from '../history-status.ts';
import { useStableActions } from '../use-stable-actions.ts';
import { countAfter } from './item-facts.ts';
import { messages } from './MessageList.messages.ts';
import styles from './MessageList.module.css';
import { TopRow } from './TopRow.tsx';
import { useBottom } from './use-bottom.ts';
import { useOlderMessages } from './use-older-messages.ts';
import { useRenderedRows } from './use-rendered-rows.tsx';
import { useScrolling } from './use-scrolling.ts';
import { useShownItems } from './use-shown-items.ts';
import { VirtualRows } from './VirtualRows.tsx';

export type MessageListProps = {
  /** Oldest first. An unchanged item stays the same object: its row is then not re-rendered. */
  items: readonly ConversationItem[];
  /** The page before the first item. */
  older: HistoryStatus;
  hasOlder: boolean;
  /** The shop's current day, from `shopDay`. */
  today: number;
  /** The reader is within 30 px of the first message, or retries after a failure. */
  onLoadOlder: () => void;
  onResend: (key: string) => void;
  onDiscard: (key: string) => void;
};

const LOADING: HistoryStatus = { status: 'loading' };

/**
 * The conversation, oldest first, of any length: only rows near the window are rendered. It follows new messages
 * while the reader is at its end, and otherwise shows how many arrived; older ones are added above without moving
 * what is read.
 */
export function MessageList({
  items: latest,
  older: latestOlder,
  hasOlder,
  today,
  onLoadOlder,
  onResend,
  onDiscard,
}: MessageListProps) {
  const { formatMessage } = useIntl();
  const { isScrolling, onScroll } = useScrolling();
  const { items, target, isPrepended } = useShownItems(latest, isScrolling);
  // A loaded page that is not shown before the end of a scroll still counts as loading.
  const older = target === latest ? latestOlder : LOADING;
  const { scroller, leftAt, onScroll: onScrollAtBottom, onResize, scrollToEnd, stay } = useBottom(items);
  const [above, setAbove] = useState(0);
  const [focusedKey, setFocusedKey] = useState<string>();
  const [largeImage, setLargeImage] = useState('');
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const actions = useStableActions({
    loadOlder: onLoadOlder,
    resend: onResend,
    discard: onDiscard,
    fold: (key: string, isUnfolded: boolean) => {
      stay();
      setUnfolded((keys) => new Set(isUnfolded ? [...keys, key] : [...keys].filter((one) => one !== key)));
    },
    enlarge: setLargeImage,
  });
  const { loadIfNear, loadAfterLayout } = useOlderMessages(scroller, {
    older,
    hasOlder,
    onLoadOlder: actions.loadOlder,
  });
  const renderRow = useRenderedRows({ items, today, unfolded, actions });
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only observes scroll position and focus */}
      <div
        ref={scroller}
        className={styles.scroller}
        role="group"
        aria-label={formatMessage(messages.conversation)}
        aria-busy={older.status === 'loading'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be scrollable by keyboard
        tabIndex={0}
        onScroll={() => {
          if (onScrollAtBottom()) onScroll();
          loadIfNear();
        }}
        onFocus={({ target: focused }) => setFocusedKey(focused.closest<HTMLElement>('[data-key]')?.dataset.key)}
        onBlur={() => setFocusedKey(undefined)}
      >
        <div className={styles.spring} />
        <TopRow older={older} hasOlder={hasOlder} onRetry={actions.loadOlder} onHeight={setAbove} />
        <VirtualRows
          items={items}
          renderRow={renderRow}
          isPrepended={isPrepended}
          focusedKey={focusedKey}
          above={above}
          onResize={() => {
            onResize();
            loadAfterLayout();
          }}
        />
      </div>
      {leftAt === undefined ? null : (
        <ScrollDownButton
          unseen={countAfter(items, leftAt)}
          onClick={() => {
            scroller.current?.focus();
            scrollToEnd();
          }}
        />
      )}
      {largeImage ? (
        <ImageDialog images={[largeImage]} label={formatMessage(messages.image)} onClose={() => setLargeImage('')} />
      ) : null}
    </div>
  );
}

/** Scrolls to the end of the conversation, and shows how many new messages are there. */
const ScrollDownButton = ({ unseen, onClick }: { unseen: number; onClick: () => void }) => (
  <button type="button" className={styles.pill} data-unseen={unseen > 0 || undefined} onClick={onClick}>
    <Icon name="chevronDown" size={16} />
    {unseen > 0 ? (
      <FormattedMessage {...messages.unseen} values={{ count: unseen }} />
    ) : (
      <FormattedMessage {...messages.toNewest} />
    )}
  </button>
);
