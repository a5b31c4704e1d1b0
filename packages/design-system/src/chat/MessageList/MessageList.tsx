import type { ConversationLine } from '@shop/chat-client';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { ImageDialog } from '../MessageImage/ImageDialog.tsx';
import { useStableActions } from '../use-stable-actions.ts';
import type { Waiting } from '../waiting.ts';
import { countAfter } from './line-facts.ts';
import { LongList } from './LongList.tsx';
import { messages } from './MessageList.messages.ts';
import styles from './MessageList.module.css';
import { TopRow } from './TopRow.tsx';
import { useBottom } from './use-bottom.ts';
import { useMoving } from './use-moving.ts';
import { useOlder } from './use-older.ts';
import { useRowDrawing } from './use-row-drawing.tsx';
import { useSteadyLines } from './use-steady-lines.ts';

export type MessageListProps = {
  /** Oldest first. A line that did not change stays the same object: its row is then not drawn anew. */
  lines: readonly ConversationLine[];
  /** The page before the first line. */
  older: Waiting;
  hasOlder: boolean;
  /** The shop's day now, of `shopDay`. */
  today: number;
  /** The reader is within 30 px of the first message, or asks again after a failure. */
  onAskOlder: () => void;
  onResend: (key: string) => void;
  onDiscard: (key: string) => void;
};

const LOADING: Waiting = { state: 'loading' };

/**
 * The conversation, oldest first, of any length: only rows near the window are drawn. It follows new messages while the reader is at
 * its end and says how many came while they are not; older ones come in above without moving what is read.
 */
export function MessageList({
  lines: given,
  older: asked,
  hasOlder,
  today,
  onAskOlder,
  onResend,
  onDiscard,
}: MessageListProps) {
  const { formatMessage } = useIntl();
  const { isMoving, noteMove } = useMoving();
  const { lines, goal, isGrownAbove } = useSteadyLines(given, isMoving);
  // An older page that waits for the end of a scroll is on its way still.
  const older = goal === given ? asked : LOADING;
  const { scroller, leftAt, noteScroll, noteResize, goDown, stay } = useBottom(lines);
  const [above, setAbove] = useState(0);
  const [focusedKey, setFocusedKey] = useState<string>();
  const [largeImage, setLargeImage] = useState('');
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const actions = useStableActions({
    askOlder: onAskOlder,
    resend: onResend,
    discard: onDiscard,
    fold: (key: string, isUnfolded: boolean) => {
      stay();
      setUnfolded((keys) => new Set(isUnfolded ? [...keys, key] : [...keys].filter((one) => one !== key)));
    },
    enlarge: setLargeImage,
  });
  const { askIfNear, askOnceSettled } = useOlder(scroller, { older, hasOlder, onAskOlder: actions.askOlder });
  const drawRow = useRowDrawing({ lines, today, unfolded, actions });
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches where it is scrolled to and where the focus is */}
      <div
        ref={scroller}
        className={styles.scroller}
        role="group"
        aria-label={formatMessage(messages.conversation)}
        aria-busy={older.state === 'loading'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
        tabIndex={0}
        onScroll={() => {
          if (noteScroll()) noteMove();
          askIfNear();
        }}
        onFocus={({ target }) => setFocusedKey(target.closest<HTMLElement>('[data-key]')?.dataset.key)}
        onBlur={() => setFocusedKey(undefined)}
      >
        <div className={styles.spring} />
        <TopRow older={older} hasOlder={hasOlder} onRetry={actions.askOlder} onHeight={setAbove} />
        <LongList
          lines={lines}
          drawRow={drawRow}
          isGrownAbove={isGrownAbove}
          keptKey={focusedKey}
          above={above}
          onResize={() => {
            noteResize();
            askOnceSettled();
          }}
        />
      </div>
      {leftAt === undefined ? null : (
        <DownPill
          news={countAfter(lines, leftAt)}
          onGoDown={() => {
            scroller.current?.focus();
            goDown();
          }}
        />
      )}
      {largeImage ? <ImageDialog url={largeImage} onClose={() => setLargeImage('')} /> : null}
    </div>
  );
}

/** Leads to the end of the conversation, and says how much news is there. */
const DownPill = ({ news, onGoDown }: { news: number; onGoDown: () => void }) => (
  <button type="button" className={styles.pill} data-news={news > 0 || undefined} onClick={onGoDown}>
    <Icon name="chevronDown" size={16} />
    {news > 0 ? (
      <FormattedMessage {...messages.unseen} values={{ count: news }} />
    ) : (
      <FormattedMessage {...messages.toNewest} />
    )}
  </button>
);
