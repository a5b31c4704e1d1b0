import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { ConfirmButton } from '../../elements/ConfirmButton/ConfirmButton.tsx';
import { ImageProblems, type ImageProblem } from '../../elements/ImagesField/ImageProblems.tsx';
import { useImageDrop } from '../../elements/ImagesField/use-image-drop.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { AskedPart, type AskedPartProps } from './AskedPart.tsx';
import { emojiCode } from '../emoji/emoji-names.ts';
import { EmojiPanel } from '../EmojiPanel/EmojiPanel.tsx';
import { ToolButton } from '../ToolButton/ToolButton.tsx';
import { messages } from './Composer.messages.ts';
import styles from './Composer.module.css';
import { escapeText } from './escape-text.ts';
import { ImageButton } from './ImageButton.tsx';
import { StoredTextNotice } from './StoredTextNotice.tsx';
import { useTouchScreen } from '../../use-touch-screen.ts';

export type ComposerProps = {
  draft: string;
  /** Whether messages can be sent; the text box stays editable. */
  canSend: boolean;
  /** A text as the server would store it. */
  asStored: (text: string) => string;
  /** Called with each change; the text box shows `draft`. */
  onDraft: (text: string) => void;
  /** The trimmed text, never empty. The text box is then cleared by `onDraft('')`. */
  onSend: (text: string) => void;
  /** Sends an image. The composer shows why one was refused. */
  onImage: (image: File) => Promise<'sent' | 'wrongKind' | 'tooLarge'>;
  onEnd: () => void;
  /** The part below the chat window. */
  asked?: AskedPartProps | undefined;
};

/** The chat around the composer: its window, or its page. */
const CHAT = '[role="dialog"], main';
/** Spec section 9. */
const MAX_IMAGE_MEGABYTES = 5;

/**
 * Whether a key belongs to an input method. Safari sends Enter after the end of a composition, with the key code 229.
 */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Where the shopper writes messages: emoji, images, text. Enter sends, Shift+Enter inserts a line break. */
export function Composer({ draft, canSend, asStored, onDraft, onSend, onImage, onEnd, asked }: ComposerProps) {
  const intl = useIntl();
  const isTouch = useTouchScreen();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [problems, setProblems] = useState<readonly ImageProblem[]>([]);

  useEffect(function moveCaretToEnd() {
    // Browsers put the caret before a text that is already there.
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
      // One after the other, so that they arrive in order.
      const result = await onImage(file);
      if (result === 'sent') continue;
      const reason = <FormattedMessage {...messages[result]} values={{ megabytes: MAX_IMAGE_MEGABYTES }} />;
      refused.push({ key: String(refused.length), fileName: file.name, text: reason });
    }
    setProblems(refused);
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // Spreadsheets copy an image together with the text: the text is meant.
    if (files.length === 0 || event.clipboardData.getData('text/plain')) return;
    event.preventDefault();
    void takeImages(files);
  };
  const isOver = useImageDrop(frame, (files) => void takeImages(files), CHAT);

  return (
    <div ref={frame} className={styles.composer}>
      <ImageProblems
        problems={problems}
        dismiss={
          <ToolButton label={intl.formatMessage(messages.dismiss)} onClick={() => setProblems([])}>
            <Icon name="close" size={16} />
          </ToolButton>
        }
      />
      {asked ? (
        <AskedPart
          {...asked}
          onInsert={(about) => {
            if (!draft.includes(about)) onDraft(about + draft);
            box.current?.focus();
          }}
        />
      ) : null}
      <div className={styles.tools}>
        <EmojiPanel onChoose={(name) => insert(emojiCode(name))} />
        <ImageButton onFiles={(files) => void takeImages(files)} />
        <span className={styles.end}>
          <ConfirmButton
            look="quiet"
            size="small"
            texts={{
              ask: intl.formatMessage(messages.end),
              question: intl.formatMessage(messages.endAsk),
              yes: intl.formatMessage(messages.endYes),
              no: intl.formatMessage(messages.endNo),
            }}
            onConfirm={() => {
              onEnd();
              box.current?.focus();
            }}
          />
        </span>
      </div>
      <StoredTextNotice
        typed={text}
        stored={stored}
        onEscape={() => {
          onDraft(escapeText(draft, asStored));
          box.current?.focus();
        }}
      />
      <div className={styles.row}>
        {/* Contains the text a second time, invisibly: it determines the height of the text box. */}
        <div className={styles.grow} data-text={`${draft} `}>
          <textarea
            ref={box}
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
