import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { messages } from './PhotoDialog.messages.ts';
import styles from './PhotoDialog.module.css';

export type PhotoDialogProps = {
  photos: readonly string[];
  /** Place of the one to begin with. */
  start: number;
  /** What they show. */
  label: string;
  onClose: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Photos as large as the window allows, one after the other. Escape, the button and a press beside them close it; the focus goes back by itself. */
export function PhotoDialog({ photos, start, label, onClose }: PhotoDialogProps) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(start);
  useEffect(() => dialog.current?.showModal(), []);
  const walk = (by: number) => setAt((now) => (now + by + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by) walk(by);
  };
  const which = { at: at + 1, of: photos.length };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside the photo is an extra; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <img
        className={styles.photo}
        src={photos[at]}
        alt={`${label} ${formatMessage(messages.photo, which)}`}
        referrerPolicy="no-referrer"
      />
      {photos.length > 1 ? (
        <p className={styles.walk}>
          <button
            type="button"
            className={styles.button}
            aria-label={formatMessage(messages.previous)}
            onClick={() => walk(-1)}
          >
            <Icon name="chevronLeft" />
          </button>
          <span role="status">
            <FormattedMessage {...messages.photo} values={which} />
          </span>
          <button
            type="button"
            className={styles.button}
            aria-label={formatMessage(messages.next)}
            onClick={() => walk(1)}
          >
            <Icon name="chevronRight" />
          </button>
        </p>
      ) : null}
      <button
        type="button"
        className={`${styles.button} ${styles.close}`}
        aria-label={formatMessage(messages.close)}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}
