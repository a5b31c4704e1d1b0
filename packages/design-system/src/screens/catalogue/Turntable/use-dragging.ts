import { useLayoutEffect, type RefObject } from 'react';
import type { Pose } from '../../../pictures/turning/pose.ts';

/** Degrees of rotation per px of dragging. */
const DEGREES_PER_PX = 0.6;
/** By how much a px of a turned wheel enlarges. */
const ZOOM_PER_PX = 1.002;
/** Factor by which the speed decreases per frame after release, and the speed (degrees per frame) at which it stops. */
const FRICTION = 0.93;
const MIN_SPEED = 0.3;

const prefersReducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

type Spot = { x: number; y: number };
const between = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;

interface Dragging {
  grip: HTMLElement | null;
  /** The frame in which it turns on after release. */
  frame: RefObject<number>;
  /** Called for each turn of a movement. */
  change: (next: (before: Pose) => Pose) => void;
}

/**
 * Turns by dragging, with inertia unless the shopper prefers less motion; enlarges by two fingers, and by the wheel: only
 * with Ctrl, as touch pads do for two fingers, or while the picture has the focus.
 */
export function useDragging({ grip, frame, change }: Dragging): void {
  useLayoutEffect(() => {
    if (!grip) return;
    const fingers = new Map<number, Spot>();
    let speed = 0;
    const zoomBy = (factor: number) => change((before) => ({ ...before, zoom: before.zoom * factor }));
    const stop = () => cancelAnimationFrame(frame.current);
    const glide = (by: number) => {
      if (Math.abs(by) < MIN_SPEED) return;
      change((before) => ({ ...before, yaw: before.yaw + by }));
      frame.current = requestAnimationFrame(() => glide(by * FRICTION));
    };
    const hold = ({ pointerId, clientX, clientY }: PointerEvent) => {
      stop();
      speed = 0;
      grip.setPointerCapture(pointerId);
      fingers.set(pointerId, { x: clientX, y: clientY });
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      // A finger that was there before this code: it turns from now on.
      if (!before) return event.buttons > 0 ? hold(event) : undefined;
      const now = { x: event.clientX, y: event.clientY };
      const [other] = [...fingers].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot]));
      fingers.set(event.pointerId, now);
      if (other) return zoomBy(between(now, other) / between(before, other));
      // Dragging to the right moves the near side to the right.
      speed = (before.x - now.x) * DEGREES_PER_PX;
      const turn = speed;
      const tilt = (now.y - before.y) * DEGREES_PER_PX;
      change(({ yaw, pitch, zoom }) => ({ yaw: yaw + turn, pitch: pitch + tilt, zoom }));
    };
    const release = ({ pointerId }: PointerEvent) => {
      const wasLast = fingers.delete(pointerId) && fingers.size === 0;
      if (wasLast && !prefersReducedMotion()) glide(speed);
    };
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && document.activeElement !== grip) return;
      event.preventDefault();
      zoomBy(ZOOM_PER_PX ** -event.deltaY);
    };
    const listening = new AbortController();
    const { signal } = listening;
    grip.addEventListener('pointerdown', (event) => (event.button === 0 ? hold(event) : undefined), { signal });
    grip.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) grip.addEventListener(end, release, { signal });
    // React's own listener is passive: it could not keep the page from scrolling.
    grip.addEventListener('wheel', zoom, { passive: false, signal });
    return () => {
      listening.abort();
      stop();
    };
  }, [grip, frame, change]);
}
