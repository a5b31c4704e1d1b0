import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';

/** Degrees a picture turns by for each px it is dragged. */
const DEGREES_PER_PX = 0.6;
/** What is left of a swing after a frame, and the slowest that is still one (degrees a frame). */
const FRICTION = 0.93;
const SLOWEST = 0.3;

/** The same turn, from -180 up to 180. */
const within = (yaw: number): number => ((((yaw + 180) % 360) + 360) % 360) - 180;
const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Drag = { x: number; from: number; speed: number };

/** Turns something by dragging, with a short swing after letting go where the reader does not ask for less motion. `onTurn` is to stay the same function. */
export function useTurning(onTurn: () => void) {
  const [yaw, setYaw] = useState(0);
  const [isDragged, setDragged] = useState(false);
  const drag = useRef<Drag>(undefined);
  const swing = useRef(0);
  const stop = useCallback(() => cancelAnimationFrame(swing.current), []);
  useEffect(() => stop, [stop]);

  const turnTo = useCallback(
    (next: number) => {
      stop();
      setYaw(within(next));
      onTurn();
    },
    [stop, onTurn],
  );
  const swingOn = (from: number, speed: number) => {
    if (Math.abs(speed) < SLOWEST) return;
    setYaw(within(from + speed));
    swing.current = requestAnimationFrame(() => swingOn(from + speed, speed * FRICTION));
  };
  const letGo = () => {
    const last = drag.current;
    drag.current = undefined;
    setDragged(false);
    if (last && !wantsCalm()) swingOn(yaw, last.speed);
  };
  return {
    yaw: Math.round(yaw),
    isDragged,
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
        // To the right one pulls the near side along: the part turns against the clock seen from above.
        const next = current.from - (event.clientX - current.x) * DEGREES_PER_PX;
        drag.current = { x: event.clientX, from: next, speed: next - current.from };
        setDragged(true);
        turnTo(next);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
}
