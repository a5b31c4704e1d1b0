import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { ConfirmButton } from '../../elements/ConfirmButton/ConfirmButton.tsx';
import { ImageProblems } from '../../elements/ImagesField/ImageProblems.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { AskedPart, type AskedPartProps } from './AskedPart.tsx';
import { emojiCode } from '../emoji/emoji-names.ts';
import { EmojiPanel } from '../EmojiPanel/EmojiPanel.tsx';
import { ToolButton } from '../ToolButton/ToolButton.tsx';
import { messages } from './Composer.messages.ts';
import styles from './Composer.module.css';
import { DraftBox } from './DraftBox.tsx';
import { escapeText } from './escape-text.ts';
import { ImageButton } from './ImageButton.tsx';
import { StoredTextNotice } from './StoredTextNotice.tsx';
import { useImageSending, type SendImage } from './use-image-sending.tsx';

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
  /** The composer shows why an image was refused. */
  onImage: SendImage;
  onEnd: () => void;
  /** The part below the chat window. */
  asked?: AskedPartProps | undefined;
};

/** Where the shopper writes messages: emoji, images, text. Enter sends, Shift+Enter inserts a line break. */
export function Composer({ draft, canSend, asStored, onDraft, onSend, onImage, onEnd, asked }: ComposerProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const images = useImageSending(frame, onImage);

  const text = draft.trim();
  const stored = asStored(draft);
  const isReady = canSend && text !== '' && stored !== '';

  const send = () => {
    if (!isReady) return;
    onSend(text);
    onDraft('');
    box.current?.focus();
  };
  const insert = (emoji: string) => {
    const { current } = box;
    if (!current) return;
    current.setRangeText(emoji, current.selectionStart, current.selectionEnd, 'end');
    onDraft(current.value);
  };

  return (
    <div ref={frame} className={styles.composer}>
      <ImageProblems
        problems={images.problems}
        dismiss={
          <ToolButton label={intl.formatMessage(messages.dismiss)} onClick={images.onDismiss}>
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
        <ImageButton onFiles={images.onFiles} />
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
        <DraftBox ref={box} draft={draft} onDraft={onDraft} onEnter={send} onPaste={images.onPaste} />
        <Button look="main" size="large" disabled={!isReady} onClick={send}>
          <FormattedMessage {...messages.send} />
        </Button>
      </div>
      {images.isOver ? (
        <p className={styles.drop}>
          <FormattedMessage {...messages.drop} />
        </p>
      ) : null}
    </div>
  );
}
