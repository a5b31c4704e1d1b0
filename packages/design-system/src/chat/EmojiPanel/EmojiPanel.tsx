import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { later } from '../../elements/Later/later.tsx';
import { ChatIcon } from '../ChatIcon/ChatIcon.tsx';
import { EMOJI, type EmojiName } from '../emoji/emoji-names.ts';
import { ToolButton } from '../ToolButton/ToolButton.tsx';
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
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState<EmojiName>(EMOJI[0] ?? 'em-tlj-1');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(
    function closeOnPressOutside() {
      if (!isOpen) return undefined;
      const close = (event: Event) => {
        if (!(event.target instanceof Node && box.current?.contains(event.target))) setOpen(false);
      };
      document.addEventListener('pointerdown', close);
      return () => document.removeEventListener('pointerdown', close);
    },
    [isOpen],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // The window around it would close on the same key.
    event.preventDefault();
    button.current?.focus();
    setOpen(false);
  };

  return (
    <div
      ref={box}
      role="presentation"
      className={styles.box}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <ToolButton ref={button} label={intl.formatMessage(messages.open)} aria-haspopup="grid" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={() => setOpen(!isOpen)}>
        <ChatIcon name="smile" />
      </ToolButton>
      {isOpen ? (
        <div id={id} className={styles.panel}>
          <EmojiGrid label={intl.formatMessage(messages.open)} at={at} onMove={setAt} onChoose={onChoose} hint={<FormattedMessage {...messages.choose} />} />
        </div>
      ) : null}
    </div>
  );
}
