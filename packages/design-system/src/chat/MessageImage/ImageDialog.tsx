import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { messages } from './MessageImage.messages.ts';
import styles from './MessageImage.module.css';

/** An image as large as the window allows. Escape, the button and a press beside it close it; the focus goes back by itself. */
export function ImageDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside the image is an extra; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={formatMessage(messages.image)}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      onKeyDown={(event) => {
        // The chat's window closes by Escape too: this press is for the image alone.
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      <img className={styles.large} src={url} alt={formatMessage(messages.image)} referrerPolicy="no-referrer" />
      <button
        type="button"
        className={styles.close}
        aria-label={formatMessage(messages.close)}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}
