import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { limited } from '../../../pictures/turning/limits.ts';
import { START, type Pose } from '../../../pictures/turning/pose.ts';
import { isTurnKey, ZOOM_STEP } from './turning-state.ts';
import { useDragging } from './use-dragging.ts';

/** Degrees per press of an arrow key, and per press of PageUp or PageDown. */
const STEP = 5;
const LARGE_STEP = 45;

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

const isSame = (one: Pose, other: Pose): boolean =>
  one.yaw === other.yaw && one.pitch === other.pitch && one.zoom === other.zoom;

const zoomed = (pose: Pose, factor: number): Pose => ({ ...pose, zoom: pose.zoom * factor });

/** The pose after a press of a key; the other turn key is Home. */
function pressed(pose: Pose, key: string): Pose {
  const factor = ZOOMS[key];
  if (factor !== undefined) return zoomed(pose, factor);
  const turn = TURNS[key];
  return turn ? { ...pose, yaw: pose.yaw + turn[0], pitch: pose.pitch + turn[1] } : START;
}

/** After so many ms without a turn the part rests, and the page learns its pose: to render takes longer than to draw it. */
const REST_MS = 250;

/**
 * From where a part is seen: turned and enlarged by dragging its grip and by keys, from where earlier keys turned it.
 * `draw` has each pose at once.
 */
export function usePose(grip: HTMLElement | null, earlierKeys: readonly string[], draw: (pose: Pose) => void) {
  const [pose, setPose] = useState<Pose>(() =>
    earlierKeys.reduce((before, key) => limited(pressed(before, key)), START),
  );
  const now = useRef(pose);
  const frame = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useCallback(
    (next: Pose) => {
      now.current = limited(next);
      draw(now.current);
    },
    [draw],
  );
  /** One of many turns of a movement. The page learns the first, which shows the canvas, and the last. */
  const change = useCallback(
    (next: (before: Pose) => Pose) => {
      const before = now.current;
      turn(next(before));
      if (isSame(before, now.current)) return;
      if (rest.current === undefined) setPose(now.current);
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        rest.current = undefined;
        setPose(now.current);
      }, REST_MS);
    },
    [turn],
  );
  const turnTo = useCallback(
    (next: Pose) => {
      cancelAnimationFrame(frame.current);
      turn(next);
      setPose(now.current);
    },
    [turn],
  );
  const zoomBy = useCallback((factor: number) => turnTo(zoomed(now.current, factor)), [turnTo]);
  useDragging({ grip, frame, change });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isTurnKey(event)) return;
      event.preventDefault();
      turnTo(pressed(now.current, event.key));
    };
    grip?.addEventListener('keydown', onKeyDown);
    return () => grip?.removeEventListener('keydown', onKeyDown);
  }, [grip, turnTo]);
  useLayoutEffect(() => draw(now.current), [draw]);
  useEffect(() => () => clearTimeout(rest.current), []);
  return { pose, turnTo, zoomBy };
}
