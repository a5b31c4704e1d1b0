import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { limited } from '../../../pictures/turning/limits.ts';
import { START, type Pose } from '../../../pictures/turning/pose.ts';

/** Degrees of rotation per px of dragging. */
const DEGREES_PER_PX = 0.6;
/** Degrees per press of an arrow key, and per press of PageUp or PageDown. */
const STEP = 5;
const LARGE_STEP = 45;
/** By how much a press of a key or button, and a px of a turned wheel, enlarges. */
export const ZOOM_STEP = 1.25;
const ZOOM_PER_PX = 1.002;
/** Factor by which the speed decreases per frame after release, and the speed (degrees per frame) at which it stops. */
const FRICTION = 0.93;
const MIN_SPEED = 0.3;

const prefersReducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** How far each key turns: by yaw and pitch. */
const TURNS: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
  PageUp: [LARGE_STEP, 0],
  PageDown: [-LARGE_STEP, 0],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };

type Spot = { x: number; y: number };
const between = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;

/**
 * From where a part is seen: turned by dragging, with inertia unless the shopper prefers less motion, and by keys; enlarged
 * by two fingers, wheel and keys. `onTouch` must be stable; it is called before the first change.
 */
export function usePose(onTouch: () => void) {
  const [pose, setPose] = useState<Pose>(START);
  const [isDragging, setDragging] = useState(false);
  const fingers = useRef(new Map<number, Spot>());
  const speed = useRef(0);
  const frame = useRef(0);
  const stop = useCallback(() => cancelAnimationFrame(frame.current), []);
  useEffect(() => stop, [stop]);

  const change = useCallback((next: (before: Pose) => Pose) => setPose((before) => limited(next(before))), []);
  const turnTo = useCallback(
    (next: Pose) => {
      stop();
      onTouch();
      change(() => next);
    },
    [stop, onTouch, change],
  );
  const zoomBy = useCallback(
    (factor: number) => {
      onTouch();
      change((before) => ({ ...before, zoom: before.zoom * factor }));
    },
    [onTouch, change],
  );
  const glide = (by: number) => {
    if (Math.abs(by) < MIN_SPEED) return;
    change((before) => ({ ...before, yaw: before.yaw + by }));
    frame.current = requestAnimationFrame(() => glide(by * FRICTION));
  };
  const release = (event: PointerEvent) => {
    const wasLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0;
    if (!wasLast) return;
    setDragging(false);
    if (!prefersReducedMotion()) glide(speed.current);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      stop();
      onTouch();
      speed.current = 0;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const [other] = [...fingers.current].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot]));
      fingers.current.set(event.pointerId, now);
      if (other) return zoomBy(between(now, other) / between(before, other));
      setDragging(true);
      // Dragging to the right moves the near side to the right.
      speed.current = (before.x - now.x) * DEGREES_PER_PX;
      const tilt = (now.y - before.y) * DEGREES_PER_PX;
      change(({ yaw, pitch, zoom }) => ({ yaw: yaw + speed.current, pitch: pitch + tilt, zoom }));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      const turn = TURNS[event.key];
      const factor = ZOOMS[event.key];
      if (!turn && factor === undefined && event.key !== 'Home') return;
      event.preventDefault();
      stop();
      if (factor !== undefined) return zoomBy(factor);
      onTouch();
      change((before) => (turn ? { ...before, yaw: before.yaw + turn[0], pitch: before.pitch + turn[1] } : START));
    },
  };
  return { pose, isDragging, turnTo, zoomBy, handlers };
}

/** Enlarges by the wheel: only with Ctrl, as touch pads do for two fingers, or while the picture has the focus. */
export function useWheelZoom(element: HTMLElement | null, zoomBy: (factor: number) => void): void {
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && document.activeElement !== element) return;
      event.preventDefault();
      zoomBy(ZOOM_PER_PX ** -event.deltaY);
    };
    // React's own listener is passive: it could not keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [element, zoomBy]);
}
