import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLButtonElement>(null);

  useEffect(
    function closeOnPressOutside() {
      if (!isOpen) return undefined;
      const close = (event: Event) => {
        if (!(event.target instanceof Node && box.current?.contains(event.target))) setOpen(false);
      };
      document.addEventListener('pointerdown', close);
      return () => document.removeEventListener('pointerdown', close);
    },
    [isOpen],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // The window itself would close on the same key.
      event.preventDefault();
      grip.current?.focus();
      setOpen(false);
    } else if (event.target === grip.current && onStep(event.key, event.shiftKey)) event.preventDefault();
  };

  return (
    <div
      ref={box}
      role="presentation"
      className={styles.gripBox}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={grip}
        type="button"
        data-drag-handle
        className={styles.grip}
        aria-label={intl.formatMessage(messages.move)}
        title={intl.formatMessage(messages.move)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <div id={id} role="group" aria-label={intl.formatMessage(messages.move)} className={styles.corners}>
          <p>
            <FormattedMessage {...messages.howTo} />
          </p>
          {corners.map((corner) => (
            <button key={corner} type="button" className={styles.corner} data-corner={corner} onClick={() => onCorner(corner)}>
              <FormattedMessage {...messages[corner]} />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
