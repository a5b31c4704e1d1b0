import { FormattedMessage, useIntl } from 'react-intl';
import { usePopup } from '../use-popup.ts';
import styles from './ChatWindow.module.css';
import { messages } from './ChatWindow.messages.ts';
import { CORNERS, type Corner } from './window-place.ts';

export type MoveGripProps = {
  /** Called with each arrow key, Home and End. Answers whether the key moves the window. */
  onStep: (key: string, isFar: boolean) => boolean;
  onCorner: (corner: Corner) => void;
};

const corners = Object.keys(CORNERS) as Corner[];

/** The mark at the top of the window: to drag, to move by arrow keys, and, pressed, with four corners to choose from. */
export function MoveGrip({ onStep, onCorner }: MoveGripProps) {
  const intl = useIntl();
  const { isOpen, id, frame, opener } = usePopup();

  return (
    <div {...frame} className={styles.gripBox}>
      <button
        {...opener}
        type="button"
        data-drag-handle
        className={styles.grip}
        aria-label={intl.formatMessage(messages.move)}
        title={intl.formatMessage(messages.move)}
        onKeyDown={(event) => {
          if (onStep(event.key, event.shiftKey)) event.preventDefault();
        }}
      />
      {isOpen ? (
        <div id={id} role="group" aria-label={intl.formatMessage(messages.move)} className={styles.corners}>
          <p>
            <FormattedMessage {...messages.howTo} />
          </p>
          {corners.map((corner) => (
            <button
              key={corner}
              type="button"
              className={styles.corner}
              data-corner={corner}
              onClick={() => onCorner(corner)}
            >
              <FormattedMessage {...messages[corner]} />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
