import { useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { ImageDialogProps } from './ImageDialog.tsx';
import { messages } from './ImageDialog.messages.ts';
import styles from './ImageDialog.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The dialog of ImageDialog, with the code of the library. */
export function LargeImages({ images, start = 0, label, onClose }: ImageDialogProps) {
  const { formatMessage } = useIntl();
  const [index, setIndex] = useState(start);
  const isSeveral = images.length > 1;
  const step = (by: number) => setIndex((current) => (current + by + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = STEPS[key];
    if (by) step(by);
  };
  const position = { at: index + 1, of: images.length };
  return (
    <Dialog look="bare" title={label} onLeave={onClose} onKeyDown={onKeyDown}>
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
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </Dialog>
  );
}
