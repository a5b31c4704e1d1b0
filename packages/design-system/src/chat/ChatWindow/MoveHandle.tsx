import { FormattedMessage, useIntl } from 'react-intl';
import { usePopup } from '../use-popup.ts';
import styles from './ChatWindow.module.css';
import { messages } from './ChatWindow.messages.ts';
import { CORNERS, type Corner } from './window-position.ts';

export type MoveHandleProps = {
  /** Called with each key. Returns whether the key moves the window. */
  onMoveByKey: (key: string, isLarge: boolean) => boolean;
  onCorner: (corner: Corner) => void;
};

const corners = Object.keys(CORNERS) as Corner[];

/**
 * The handle at the top of the window: dragged, it moves the window, as do arrow keys; pressed, it offers the four
 * corners.
 */
export function MoveHandle({ onMoveByKey, onCorner }: MoveHandleProps) {
  const intl = useIntl();
  const { isOpen, id, frame, opener } = usePopup();

  return (
    <div {...frame} className={styles.handleBox}>
      <button
        {...opener}
        type="button"
        data-drag-handle
        className={styles.handle}
        aria-label={intl.formatMessage(messages.move)}
        title={intl.formatMessage(messages.move)}
        onKeyDown={(event) => {
          if (onMoveByKey(event.key, event.shiftKey)) event.preventDefault();
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
