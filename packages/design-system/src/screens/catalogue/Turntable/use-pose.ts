import { useCallback, useLayoutEffect, useRef, useState } from 'react';
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

const zoomed = (pose: Pose, factor: number): Pose => ({ ...pose, zoom: pose.zoom * factor });

/** The pose after a press of a key; the other turn key is Home. */
function pressed(pose: Pose, key: string): Pose {
  const factor = ZOOMS[key];
  if (factor !== undefined) return limited(zoomed(pose, factor));
  const turn = TURNS[key];
  return turn ? limited({ ...pose, yaw: pose.yaw + turn[0], pitch: pose.pitch + turn[1] }) : START;
}

/** From where a part is seen: turned and enlarged by dragging its grip and by keys, from where earlier keys turned it. */
export function usePose(grip: HTMLElement | null, earlierKeys: readonly string[]) {
  const [pose, setPose] = useState<Pose>(() => earlierKeys.reduce(pressed, START));
  const frame = useRef(0);
  const change = useCallback((next: (before: Pose) => Pose) => setPose((before) => limited(next(before))), []);
  const turnTo = useCallback(
    (next: Pose) => {
      cancelAnimationFrame(frame.current);
      change(() => next);
    },
    [change],
  );
  const zoomBy = useCallback((factor: number) => change((before) => zoomed(before, factor)), [change]);
  useDragging({ grip, frame, change, zoomBy });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isTurnKey(event)) return;
      event.preventDefault();
      cancelAnimationFrame(frame.current);
      setPose((before) => pressed(before, event.key));
    };
    grip?.addEventListener('keydown', onKeyDown);
    return () => grip?.removeEventListener('keydown', onKeyDown);
  }, [grip]);
  return { pose, turnTo, zoomBy };
}
