import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { MoveHandle } from './MoveHandle.tsx';
import { useVisibleHeight, useSheet } from './use-sheet.ts';
import { useWindowDrag } from './use-window-drag.ts';
import { tabStopsIn, useWindowFocus } from './use-window-focus.ts';
import { useWindowPosition } from './use-window-position.ts';
import { CORNERS, moveByKey, pointOf, type WindowPosition } from './window-position.ts';
import styles from './ChatWindow.module.css';

export type ChatWindowProps = {
  /** The accessible name of the window. */
  label: string;
  /** The position from an earlier move; absent until then: the window is at the bottom right. */
  position?: WindowPosition;
  /** Called after a move, so that the position can be stored. */
  onMove: (position: WindowPosition) => void;
  onClose: () => void;
  /** The content. `[data-drag-handle]` inside moves the window, `[data-first-focus]` gets the focus when it opens. */
  children: ReactNode;
};

/**
 * A non-modal window over the page: dragged by its header, moved by keys or into a corner, always completely on the
 * screen. On small screens it is a sheet over the page. Escape closes it, F6 moves the focus between it and the page.
 */
export function ChatWindow({ label, position, onMove, onClose, children }: ChatWindowProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSheet = useSheet();
  const moves = useWindowPosition(frame, position, onMove);
  const { cancel, handlers } = useWindowDrag(moves);
  useWindowFocus(frame, isSheet);
  useVisibleHeight(frame, isSheet);

  const onMoveByKey = (key: string, isLarge: boolean): boolean => {
    const { point, bounds } = moves.current();
    const next = moveByKey(point, key, isLarge, bounds);
    if (next) moves.moveTo(next);
    return next !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!cancel()) onClose();
    }
    // A sheet covers the page: Tab must not leave it.
    if (event.key === 'Tab' && isSheet) {
      const stops = tabStopsIn(event.currentTarget);
      const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== edge && document.activeElement !== event.currentTarget) return;
      if (document.activeElement === event.currentTarget && !event.shiftKey) return;
      event.preventDefault();
      other?.focus();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys and pointers of the controls inside
    <div
      ref={frame}
      role="dialog"
      aria-label={label}
      aria-modal={isSheet || undefined}
      tabIndex={-1}
      className={styles.window}
      onKeyDown={onKeyDown}
      {...(isSheet ? {} : handlers)}
    >
      {isSheet ? null : (
        <MoveHandle
          onMoveByKey={onMoveByKey}
          onCorner={(corner) => moves.moveTo(pointOf(CORNERS[corner], moves.current().bounds))}
        />
      )}
      {children}
    </div>
  );
}
