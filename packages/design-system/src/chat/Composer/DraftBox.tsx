import { useEffect, type ClipboardEventHandler, type KeyboardEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useTouchScreen } from '../../use-touch-screen.ts';
import { messages } from './Composer.messages.ts';
import styles from './Composer.module.css';

export type DraftBoxProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onDraft: (text: string) => void;
  onEnter: () => void;
  onPaste: ClipboardEventHandler;
};

/**
 * Whether a key belongs to an input method. Safari sends Enter after the end of a composition, with the key code 229.
 */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** The text box of a message; it grows with its text. Shift+Enter inserts a line break. */
export function DraftBox({ ref, draft, onDraft, onEnter, onPaste }: DraftBoxProps) {
  const intl = useIntl();
  const isTouch = useTouchScreen();
  useEffect(
    function moveCaretToEnd() {
      // Browsers put the caret before a text that is already there.
      const { current } = ref;
      current?.setSelectionRange(current.value.length, current.value.length);
    },
    [ref],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    onEnter();
  };
  return (
    // Contains the text a second time, invisibly: it determines the height of the text box.
    <div className={styles.grow} data-text={`${draft} `}>
      <textarea
        ref={ref}
        data-first-focus
        className={styles.box}
        rows={1}
        enterKeyHint="send"
        aria-label={intl.formatMessage(messages.label)}
        placeholder={intl.formatMessage(isTouch ? messages.touchHint : messages.hint)}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </div>
  );
}
