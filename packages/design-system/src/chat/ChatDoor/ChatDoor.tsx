import { FormattedMessage } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { CountBadge } from '../../elements/Tag/Tag.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './ChatDoor.messages.ts';
import styles from './ChatDoor.module.css';

export type ChatDoorProps = {
  unread: number;
  isOpen: boolean;
  /** Whether the chat is on its way. */
  isBusy?: boolean;
  onOpen: () => void;
  /** Somebody reaches for it: the moment to fetch the chat. May come often. */
  onWanted: () => void;
};

/** The way into the chat, in the floating panel of every page; on small screens the one entry of it that stays. */
export function ChatDoor({ unread, isOpen, isBusy = false, onOpen, onWanted }: ChatDoorProps) {
  return (
    <button
      type="button"
      className={styles.door}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-busy={isBusy || undefined}
      onClick={onOpen}
      onPointerEnter={onWanted}
      onFocus={onWanted}
    >
      <Icon name="chat" />
      <FormattedMessage {...messages.chat} />
      {unread > 0 ? (
        <>
          <VisuallyHidden>
            <FormattedMessage {...messages.unread} values={{ count: unread }} />
          </VisuallyHidden>
          <span className={styles.count} aria-hidden="true">
            <CountBadge count={unread} />
          </span>
        </>
      ) : null}
    </button>
  );
}
