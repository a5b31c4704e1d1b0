import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { written } from '../emoji/emoji-names.ts';
import { EmojiPanel } from '../EmojiPanel/EmojiPanel.tsx';
import { messages } from './Composer.messages.ts';
import styles from './Composer.module.css';
import { EndChat } from './EndChat.tsx';
import { ImageButton } from './ImageButton.tsx';
import { ImageProblems, type ImageProblem } from './ImageProblems.tsx';
import { makeSafe } from './make-safe.ts';
import { StoredNote } from './StoredNote.tsx';
import { useImageDrop } from './use-image-drop.ts';

export type ComposerProps = {
  draft: string;
  /** Whether what is written may be sent at all; writing may go on. */
  canSend: boolean;
  /** What the server would keep of a text. */
  asStored: (text: string) => string;
  /** Called at once with each change: the box shows what comes back as `draft`. */
  onDraft: (text: string) => void;
  /** The trimmed text, never empty. The box empties itself by `onDraft('')`. */
  onSend: (text: string) => void;
  /** Each image in its turn. What was not kept is told to the shopper. */
  onImage: (image: File) => Promise<'kept' | 'wrongKind' | 'tooLarge'>;
  onEnd: () => void;
};

/** A key pressed while an input method composes belongs to it; Safari sends Enter after the end, with the old key code of such keys. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Where a message is written: emoji, images, text. Enter sends, Shift and Enter break the line. */
export function Composer({ draft, canSend, asStored, onDraft, onSend, onImage, onEnd }: ComposerProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [problems, setProblems] = useState<readonly ImageProblem[]>([]);

  useEffect(function startAtTheEnd() {
    // Browsers put the caret before a text that stands there already.
    const { current } = box;
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const text = draft.trim();
  const stored = asStored(draft);
  const isReady = canSend && text !== '' && stored !== '';

  const send = () => {
    if (!isReady) return;
    onSend(text);
    onDraft('');
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const insert = (emoji: string) => {
    const { current } = box;
    if (!current) return;
    current.setRangeText(emoji, current.selectionStart, current.selectionEnd, 'end');
    onDraft(current.value);
  };
  const takeImages = async (files: readonly File[]) => {
    const refused: ImageProblem[] = [];
    for (const file of files) {
      // One after the other, so that they arrive in their order.
      const answer = await onImage(file);
      if (answer !== 'kept') refused.push({ fileName: file.name, why: answer });
    }
    setProblems(refused);
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // Spreadsheets put a picture beside their text: whoever copies words means the words.
    if (files.length === 0 || event.clipboardData.getData('text/plain')) return;
    event.preventDefault();
    void takeImages(files);
  };
  const isOver = useImageDrop(frame, (files) => void takeImages(files));

  return (
    <div ref={frame} className={styles.composer}>
      <ImageProblems problems={problems} onDismiss={() => setProblems([])} />
      <div className={styles.tools}>
        <EmojiPanel onChoose={(name) => insert(written(name))} />
        <ImageButton onFiles={(files) => void takeImages(files)} />
        <EndChat
          onEnd={() => {
            onEnd();
            box.current?.focus();
          }}
        />
      </div>
      <StoredNote
        typed={text}
        stored={stored}
        onKeep={() => {
          onDraft(makeSafe(draft, asStored));
          box.current?.focus();
        }}
      />
      <div className={styles.line}>
        {/* The text again, unseen: the box is as high as it. */}
        <div className={styles.grow} data-text={`${draft} `}>
          <textarea
            ref={box}
            data-first-focus
            className={styles.box}
            rows={1}
            enterKeyHint="send"
            aria-label={intl.formatMessage(messages.label)}
            placeholder={intl.formatMessage(messages.hint)}
            value={draft}
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
        <Button look="main" size="large" disabled={!isReady} onClick={send}>
          <FormattedMessage {...messages.send} />
        </Button>
      </div>
      {isOver ? (
        <p className={styles.drop}>
          <FormattedMessage {...messages.drop} />
        </p>
      ) : null}
    </div>
  );
}
