import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { MoveGrip } from './MoveGrip.tsx';
import { useSeenHeight, useSheet } from './use-sheet.ts';
import { useWindowDrag } from './use-window-drag.ts';
import { stopsIn, useWindowFocus } from './use-window-focus.ts';
import { useWindowPlace } from './use-window-place.ts';
import { CORNERS, pointOf, stepTo, type WindowPlace } from './window-place.ts';
import styles from './ChatWindow.module.css';

export type ChatWindowProps = {
  /** Says with whom or about what one talks. */
  label: string;
  /** Where it was put before; absent until then: it stands at the bottom right. */
  place?: WindowPlace;
  /** Called when it was moved, to be remembered. */
  onPlace: (place: WindowPlace) => void;
  onClose: () => void;
  /** The room. `[data-drag-handle]` inside moves the window, `[data-first-focus]` gets the focus when it opens. */
  children: ReactNode;
};

/**
 * A window over the page that the page can be used beside: dragged by its head, moved by keys or by a choice of corners, always
 * wholly on the screen. On small screens it is a sheet over all. Escape closes it, F6 goes between it and the page.
 */
export function ChatWindow({ label, place, onPlace, onClose, children }: ChatWindowProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSheet = useSheet();
  const moves = useWindowPlace(frame, place, onPlace);
  const { giveUp, handlers } = useWindowDrag(moves);
  useWindowFocus(frame, isSheet);
  useSeenHeight(frame, isSheet);

  const step = (key: string, isFar: boolean): boolean => {
    const { point, room } = moves.spot();
    const next = stepTo(point, key, isFar, room);
    if (next) moves.put(next);
    return next !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!giveUp()) onClose();
    }
    // A sheet covers the page: Tab must not lead behind it.
    if (event.key === 'Tab' && isSheet) {
      const stops = stopsIn(event.currentTarget);
      const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== edge && document.activeElement !== event.currentTarget) return;
      if (document.activeElement === event.currentTarget && !event.shiftKey) return;
      event.preventDefault();
      other?.focus();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and pointers of what is inside arrive here
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
        <MoveGrip onStep={step} onCorner={(corner) => moves.put(pointOf(CORNERS[corner], moves.spot().room))} />
      )}
      {children}
    </div>
  );
}
