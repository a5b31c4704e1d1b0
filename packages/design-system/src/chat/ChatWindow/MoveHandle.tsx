import { FormattedMessage, useIntl } from 'react-intl';
import { Popover } from '../../elements/Popover/Popover.tsx';
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
  const label = intl.formatMessage(messages.move);
  return (
    <div className={styles.handleBox}>
      <Popover
        label={label}
        align="center"
        trigger={(button) => (
          <button
            {...button}
            data-drag-handle
            className={styles.handle}
            aria-label={label}
            title={label}
            onKeyDown={(event) => {
              if (onMoveByKey(event.key, event.shiftKey)) event.preventDefault();
              else button.onKeyDown?.(event);
            }}
          />
        )}
      >
        <div className={styles.corners}>
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
      </Popover>
    </div>
  );
}
