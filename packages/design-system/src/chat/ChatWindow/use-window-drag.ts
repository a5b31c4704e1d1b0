import { useEffect, useRef, type MouseEvent, type PointerEvent as ReactPointerEvent } from 'react';
import type { WindowMoves } from './use-window-position.ts';
import { clamp, snap, type Point } from './window-position.ts';

/** The elements by which the window is dragged, without the controls inside them. */
const HANDLE = '[data-drag-handle]';
const CONTROLS = 'button, a, input, textarea, select, summary, [role="menu"]';

/** A pointer that moves less than this, in px, does not start a drag. */
const DRAG_THRESHOLD = 4;

type Drag = {
  element: HTMLElement;
  pointerId: number;
  from: Point;
  start: Point;
  at: Point;
  hasMoved: boolean;
  listeners: AbortController;
};

const isHandle = (target: EventTarget): boolean => {
  if (!(target instanceof Element)) return false;
  const handle = target.closest(HANDLE);
  const control = target.closest(CONTROLS);
  return handle !== null && (control === null || control === handle || !handle.contains(control));
};

/** Drags a window by its handle, at most one update per frame. `cancel`, or a lost pointer, moves it back. */
export function useWindowDrag({ current, show, moveTo }: WindowMoves) {
  const drag = useRef<Drag>(undefined);
  const frame = useRef(0);
  const wasDragged = useRef(false);

  const end = (): Drag | undefined => {
    const ended = drag.current;
    drag.current = undefined;
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    ended?.listeners.abort();
    delete ended?.element.dataset.dragging;
    return ended;
  };
  const cancel = (): boolean => {
    const ended = end();
    if (ended?.hasMoved) show(ended.start);
    return ended?.hasMoved ?? false;
  };
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      drag.current?.listeners.abort();
    },
    [],
  );

  const move = (active: Drag, event: PointerEvent) => {
    const by = { x: event.clientX - active.from.x, y: event.clientY - active.from.y };
    if (!active.hasMoved) {
      if (Math.hypot(by.x, by.y) < DRAG_THRESHOLD) return;
      active.hasMoved = true;
      // Only now: a captured pointer would cause no click on the handle.
      active.element.setPointerCapture(event.pointerId);
      active.element.dataset.dragging = '';
    }
    active.at = clamp({ x: active.start.x + by.x, y: active.start.y + by.y }, current().bounds);
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      if (drag.current) show(drag.current.at);
    });
  };
  const drop = () => {
    const ended = end();
    wasDragged.current = ended?.hasMoved ?? false;
    if (ended?.hasMoved) moveTo(snap(ended.at, current().bounds));
  };
  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (event.button !== 0 || !event.isPrimary || !isHandle(event.target)) return;
    end();
    const { pointerId } = event;
    const listeners = new AbortController();
    const started: Drag = {
      element: event.currentTarget,
      pointerId,
      from: { x: event.clientX, y: event.clientY },
      start: current().point,
      at: current().point,
      hasMoved: false,
      listeners,
    };
    drag.current = started;
    // On the whole page: a fast pointer may leave the window before its first event.
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      handle: (pointerEvent: PointerEvent) => void,
    ) =>
      addEventListener(type, (pointerEvent) => void (pointerEvent.pointerId === pointerId && handle(pointerEvent)), {
        signal: listeners.signal,
      });
    listen('pointermove', (pointerEvent) => move(started, pointerEvent));
    listen('pointerup', drop);
    listen('pointercancel', () => void cancel());
  };
  const onClickCapture = (event: MouseEvent) => {
    // The end of a drag must not cause a click on the handle.
    if (wasDragged.current) event.stopPropagation();
    wasDragged.current = false;
  };
  return { cancel, handlers: { onPointerDown, onClickCapture } };
}
