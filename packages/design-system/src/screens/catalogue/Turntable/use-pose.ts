import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { limited } from '../../../pictures/turning/limits.ts';
import { START, type Pose } from '../../../pictures/turning/pose.ts';
import { ZOOM_STEP } from './turning-state.ts';

/** Degrees of rotation per px of dragging. */
const DEGREES_PER_PX = 0.6;
/** Degrees per press of an arrow key, and per press of PageUp or PageDown. */
const STEP = 5;
const LARGE_STEP = 45;
/** By how much a px of a turned wheel enlarges. */
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
/** What the picture does with events of its grip. */
export interface TurnHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  /** The pointer was released, or taken away. */
  onPointerUp: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };

type Spot = { x: number; y: number };
const between = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;

/**
 * From where a part is seen: turned by dragging, with inertia unless the shopper prefers less motion, and by keys; enlarged
 * by two fingers, wheel and keys.
 */
export function usePose() {
  const [pose, setPose] = useState<Pose>(START);
  const fingers = useRef(new Map<number, Spot>());
  const speed = useRef(0);
  const frame = useRef(0);
  const stop = useCallback(() => cancelAnimationFrame(frame.current), []);
  useEffect(() => stop, [stop]);

  const change = useCallback((next: (before: Pose) => Pose) => setPose((before) => limited(next(before))), []);
  const turnTo = useCallback(
    (next: Pose) => {
      stop();
      change(() => next);
    },
    [stop, change],
  );
  const zoomBy = useCallback(
    (factor: number) => {
      change((before) => ({ ...before, zoom: before.zoom * factor }));
    },
    [change],
  );
  const glide = (by: number) => {
    if (Math.abs(by) < MIN_SPEED) return;
    change((before) => ({ ...before, yaw: before.yaw + by }));
    frame.current = requestAnimationFrame(() => glide(by * FRICTION));
  };
  const release = (event: PointerEvent) => {
    const wasLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0;
    if (!wasLast) return;
    if (!prefersReducedMotion()) glide(speed.current);
  };

  const hold = (event: PointerEvent) => {
    stop();
    speed.current = 0;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const handlers: TurnHandlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      hold(event);
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      // A finger that was there before this code: it turns from now on.
      if (!before) return event.buttons > 0 ? hold(event) : undefined;
      const now = { x: event.clientX, y: event.clientY };
      const [other] = [...fingers.current].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot]));
      fingers.current.set(event.pointerId, now);
      if (other) return zoomBy(between(now, other) / between(before, other));
      // Dragging to the right moves the near side to the right.
      speed.current = (before.x - now.x) * DEGREES_PER_PX;
      const tilt = (now.y - before.y) * DEGREES_PER_PX;
      change(({ yaw, pitch, zoom }) => ({ yaw: yaw + speed.current, pitch: pitch + tilt, zoom }));
    },
    onPointerUp: release,
    onKeyDown: (event: KeyboardEvent) => {
      const turn = TURNS[event.key];
      const factor = ZOOMS[event.key];
      if (!turn && factor === undefined && event.key !== 'Home') return;
      event.preventDefault();
      stop();
      if (factor !== undefined) return zoomBy(factor);
      change((before) => (turn ? { ...before, yaw: before.yaw + turn[0], pitch: before.pitch + turn[1] } : START));
    },
  };
  return { pose, turnTo, zoomBy, handlers };
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
