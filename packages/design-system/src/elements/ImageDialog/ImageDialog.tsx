import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import { messages } from './ImageDialog.messages.ts';
import styles from './ImageDialog.module.css';

export type ImageDialogProps = {
  /** Addresses of the images; at least one. */
  images: readonly string[];
  /** Index of the first image shown; 0 by default. */
  start?: number;
  /** What the images show. */
  label: string;
  onClose: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Images as large as the window allows, one after the other by buttons or arrow keys. Escape, the button and a press
 * outside the image close the dialog; the browser returns the focus.
 */
export function ImageDialog({ images, start = 0, label, onClose }: ImageDialogProps) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  useEffect(() => dialog.current?.showModal(), []);
  const isSeveral = images.length > 1;
  const step = (by: number) => setIndex((current) => (current + by + images.length) % images.length);
  const onKeyDown = (event: KeyboardEvent) => {
    // A window around the dialog may close by Escape too.
    if (event.key === 'Escape') event.stopPropagation();
    const by = STEPS[event.key];
    if (by) step(by);
  };
  const position = { at: index + 1, of: images.length };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press outside the image is an extra; the keyboard has Escape and the button
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
        className={styles.image}
        data-several={isSeveral || undefined}
        src={images[index]}
        alt={isSeveral ? `${label} ${formatMessage(messages.position, position)}` : label}
        referrerPolicy="no-referrer"
      />
      {isSeveral ? (
        <p className={styles.steps}>
          <button
            type="button"
            className={styles.button}
            aria-label={formatMessage(messages.previous)}
            onClick={() => step(-1)}
          >
            <Icon name="chevronLeft" />
          </button>
          <span role="status">
            <FormattedMessage {...messages.position} values={position} />
          </span>
          <button
            type="button"
            className={styles.button}
            aria-label={formatMessage(messages.next)}
            onClick={() => step(1)}
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
