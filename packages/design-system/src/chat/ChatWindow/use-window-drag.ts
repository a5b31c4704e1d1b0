import { useEffect, useRef, type MouseEvent, type PointerEvent as ReactPointerEvent } from 'react';
import type { WindowMoves } from './use-window-place.ts';
import { clamp, settle, type Point } from './window-place.ts';

/** What moves the window when it is dragged; what can be pressed inside it does not. */
const HANDLE = '[data-drag-handle]';
const PRESSABLE = 'button, a, input, textarea, select, summary, [role="menu"]';

/** A press that moves less than this, in px, is a press. */
const SLACK = 4;

type Drag = {
  element: HTMLElement;
  pointerId: number;
  from: Point;
  start: Point;
  at: Point;
  hasMoved: boolean;
  over: AbortController;
};

const isHandle = (target: EventTarget): boolean => {
  if (!(target instanceof Element)) return false;
  const handle = target.closest(HANDLE);
  const pressable = target.closest(PRESSABLE);
  return handle !== null && (pressable === null || pressable === handle || !handle.contains(pressable));
};

/** Drags a window by its handle, drawn once a frame. `giveUp`, or a lost pointer, brings it back to where it was. */
export function useWindowDrag({ spot, show, put }: WindowMoves) {
  const drag = useRef<Drag>(undefined);
  const frame = useRef(0);
  const wasDragged = useRef(false);

  const end = (): Drag | undefined => {
    const ended = drag.current;
    drag.current = undefined;
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    ended?.over.abort();
    delete ended?.element.dataset.dragging;
    return ended;
  };
  const giveUp = (): boolean => {
    const ended = end();
    if (ended?.hasMoved) show(ended.start);
    return ended?.hasMoved ?? false;
  };
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      drag.current?.over.abort();
    },
    [],
  );

  const move = (current: Drag, event: PointerEvent) => {
    const by = { x: event.clientX - current.from.x, y: event.clientY - current.from.y };
    if (!current.hasMoved) {
      if (Math.hypot(by.x, by.y) < SLACK) return;
      current.hasMoved = true;
      // Only now: a captured press would be no press on the grip.
      current.element.setPointerCapture(event.pointerId);
      current.element.dataset.dragging = '';
    }
    current.at = clamp({ x: current.start.x + by.x, y: current.start.y + by.y }, spot().room);
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      if (drag.current) show(drag.current.at);
    });
  };
  const letGo = () => {
    const ended = end();
    wasDragged.current = ended?.hasMoved ?? false;
    if (ended?.hasMoved) put(settle(ended.at, spot().room));
  };
  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (event.button !== 0 || !event.isPrimary || !isHandle(event.target)) return;
    end();
    const { pointerId } = event;
    const over = new AbortController();
    const begun: Drag = {
      element: event.currentTarget,
      pointerId,
      from: { x: event.clientX, y: event.clientY },
      start: spot().point,
      at: spot().point,
      hasMoved: false,
      over,
    };
    drag.current = begun;
    // On the whole page: a fast pointer has left the window before its first move is told.
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (happened: PointerEvent) => void) =>
      addEventListener(type, (happened) => void (happened.pointerId === pointerId && act(happened)), {
        signal: over.signal,
      });
    listen('pointermove', (happened) => move(begun, happened));
    listen('pointerup', letGo);
    listen('pointercancel', () => void giveUp());
  };
  const onClickCapture = (event: MouseEvent) => {
    // The end of a drag is no press on the grip.
    if (wasDragged.current) event.stopPropagation();
    wasDragged.current = false;
  };
  return { giveUp, handlers: { onPointerDown, onClickCapture } };
}
