import { FormattedMessage } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { CountBadge } from '../../elements/Tag/Tag.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './ChatButton.messages.ts';
import styles from './ChatButton.module.css';

export type ChatButtonProps = {
  unread: number;
  isOpen: boolean;
  /** Whether the chat is loading. */
  isBusy?: boolean;
  onOpen: () => void;
  /** Pointer or focus is on the button: the chat can be fetched in advance. May be called often. */
  onPrefetch: () => void;
};

/** Opens the chat, in the floating panel of every page; on small screens the only entry of it that stays visible. */
export function ChatButton({ unread, isOpen, isBusy = false, onOpen, onPrefetch }: ChatButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-busy={isBusy || undefined}
      onClick={onOpen}
      onPointerEnter={onPrefetch}
      onFocus={onPrefetch}
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
