import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deferred } from '../../elements/Deferred/deferred.tsx';
import { ChatIcon } from '../ChatIcon/ChatIcon.tsx';
import { EMOJI, type EmojiName } from '../emoji/emoji-names.ts';
import { ToolButton } from '../ToolButton/ToolButton.tsx';
import { usePopup } from '../use-popup.ts';
import { messages } from './EmojiPanel.messages.ts';
import styles from './EmojiPanel.module.css';

/** Fetched when the button gets pointer or focus: most chats do not need it. */
const EmojiGrid = deferred(async () => (await import('./EmojiGrid.tsx')).EmojiGrid);
const prefetch = () => void EmojiGrid.load().catch(() => undefined);

export type EmojiPanelProps = {
  /** May be called several times: the panel stays open until it is closed. */
  onChoose: (name: EmojiName) => void;
};

/**
 * A button that opens the 58 emoji above it. Escape closes them and returns the focus; a press or focus outside
 * closes them too.
 */
export function EmojiPanel({ onChoose }: EmojiPanelProps) {
  const intl = useIntl();
  const [active, setActive] = useState<EmojiName>(EMOJI[0] ?? 'em-tlj-1');
  const { isOpen, id, frame, opener } = usePopup();

  return (
    <div {...frame} className={styles.box}>
      <ToolButton
        {...opener}
        label={intl.formatMessage(messages.open)}
        aria-haspopup="grid"
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <ChatIcon name="smile" />
      </ToolButton>
      {isOpen ? (
        <div id={id} className={styles.panel}>
          <EmojiGrid
            label={intl.formatMessage(messages.open)}
            active={active}
            onMove={setActive}
            onChoose={onChoose}
            hint={<FormattedMessage {...messages.choose} />}
          />
        </div>
      ) : null}
    </div>
  );
}
