import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';

/** Degrees of rotation per px of dragging. */
const DEGREES_PER_PX = 0.6;
/** Factor by which the speed decreases per frame after release, and the speed (degrees per frame) at which it stops. */
const FRICTION = 0.93;
const MIN_SPEED = 0.3;

/** The same angle in the range -180 to 180. */
const normalised = (yaw: number): number => ((((yaw + 180) % 360) + 360) % 360) - 180;
const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Drag = { x: number; from: number; speed: number };

/**
 * Rotates something by dragging, with inertia after release unless the user prefers reduced motion. `onRotate` must be
 * a stable function.
 */
export function useRotation(onRotate: () => void) {
  const [yaw, setYaw] = useState(0);
  const [isDragging, setDragging] = useState(false);
  const drag = useRef<Drag>(undefined);
  const inertiaFrame = useRef(0);
  const stop = useCallback(() => cancelAnimationFrame(inertiaFrame.current), []);
  useEffect(() => stop, [stop]);

  const turnTo = useCallback(
    (next: number) => {
      stop();
      setYaw(normalised(next));
      onRotate();
    },
    [stop, onRotate],
  );
  const rotateFreely = (from: number, speed: number) => {
    if (Math.abs(speed) < MIN_SPEED) return;
    setYaw(normalised(from + speed));
    inertiaFrame.current = requestAnimationFrame(() => rotateFreely(from + speed, speed * FRICTION));
  };
  const release = () => {
    const last = drag.current;
    drag.current = undefined;
    setDragging(false);
    if (last && !prefersReducedMotion()) rotateFreely(yaw, last.speed);
  };
  return {
    yaw: Math.round(yaw),
    isDragging,
    turnTo,
    dragging: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        stop();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, from: yaw, speed: 0 };
      },
      onPointerMove: (event: PointerEvent) => {
        const { current } = drag;
        if (!current) return;
        // Dragging to the right moves the near side to the right: seen from above, the part rotates counter-clockwise.
        const next = current.from - (event.clientX - current.x) * DEGREES_PER_PX;
        drag.current = { x: event.clientX, from: next, speed: next - current.from };
        setDragging(true);
        turnTo(next);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
