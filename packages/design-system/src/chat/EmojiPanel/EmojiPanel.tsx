import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { later } from '../../elements/Later/later.tsx';
import { ChatIcon } from '../ChatIcon/ChatIcon.tsx';
import { EMOJI, type EmojiName } from '../emoji/emoji-names.ts';
import { ToolButton } from '../ToolButton/ToolButton.tsx';
import { usePopup } from '../use-popup.ts';
import { messages } from './EmojiPanel.messages.ts';
import styles from './EmojiPanel.module.css';

/** Fetched when somebody reaches for it: most chats go without. */
const EmojiGrid = later(async () => (await import('./EmojiGrid.tsx')).EmojiGrid);
const fetchAhead = () => void EmojiGrid.load().catch(() => undefined);

export type EmojiPanelProps = {
  /** May come several times: the panel stays open until it is closed. */
  onChoose: (name: EmojiName) => void;
};

/** A button that opens the 58 emoji above it. Escape closes them and gives the focus back; so does a press or a step outside. */
export function EmojiPanel({ onChoose }: EmojiPanelProps) {
  const intl = useIntl();
  const [at, setAt] = useState<EmojiName>(EMOJI[0] ?? 'em-tlj-1');
  const { isOpen, id, frame, opener } = usePopup();

  return (
    <div {...frame} className={styles.box}>
      <ToolButton
        {...opener}
        label={intl.formatMessage(messages.open)}
        aria-haspopup="grid"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        <ChatIcon name="smile" />
      </ToolButton>
      {isOpen ? (
        <div id={id} className={styles.panel}>
          <EmojiGrid
            label={intl.formatMessage(messages.open)}
            at={at}
            onMove={setAt}
            onChoose={onChoose}
            hint={<FormattedMessage {...messages.choose} />}
          />
        </div>
      ) : null}
    </div>
  );
}
