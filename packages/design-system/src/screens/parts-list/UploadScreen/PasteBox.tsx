import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { messages } from './UploadScreen.messages.ts';
import styles from './DropZone.module.css';

export type PasteBoxProps = {
  pasted: string;
  /** Whether it was opened by the shopper, who then writes in it at once. */
  takesFocus: boolean;
  onPasted: (text: string) => void;
  onText: (text: string) => void;
  onClose: () => void;
};

/** A field to paste a list into. Escape closes it. */
export function PasteBox({ pasted, takesFocus, onPasted, onText, onClose }: PasteBoxProps) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const focus = () => form.current?.querySelector('textarea')?.focus();
  const begin = useEffectEvent(() => takesFocus && focus());
  useEffect(() => void begin(), []);
  const read = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!pasted.trim());
    if (pasted.trim()) onText(pasted);
    else focus();
  };
  const change = (text: string) => {
    setMissing(false);
    onPasted(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble from the field
    <form ref={form} className={styles.paste} onSubmit={read} onKeyDown={onKeyDown}>
      <TextArea
        label={formatMessage(messages.pasteLabel)}
        hint={formatMessage(messages.pasteHint)}
        {...(isMissing ? { error: formatMessage(messages.pasteEmpty) } : {})}
        rows={7}
        value={pasted}
        onChange={change}
      />
      <div className={styles.ways}>
        <Button type="submit" look="main" size="large">
          <FormattedMessage {...messages.pasteRead} />
        </Button>
        <Button size="large" onClick={onClose}>
          <FormattedMessage {...messages.pasteClose} />
        </Button>
      </div>
    </form>
  );
}
