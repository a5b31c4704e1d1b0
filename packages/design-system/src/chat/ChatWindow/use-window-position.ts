import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import {
  boundsOf,
  clamp,
  pointOf,
  positionOf,
  type Bounds,
  type Point,
  type WindowPosition,
} from './window-position.ts';

export type WindowMoves = {
  /** The current point of the window, and the bounds. */
  current: () => { point: Point; bounds: Bounds };
  /** Shows the window at a point temporarily, during a drag. */
  show: (point: Point) => void;
  /** Moves the window to a point and reports the position. */
  moveTo: (point: Point) => void;
};

/**
 * Positions a fixed element and holds all of it on the screen. Without a position it stays where its style places it.
 */
export function useWindowPosition(
  element: RefObject<HTMLElement | null>,
  position: WindowPosition | undefined,
  onMove: (position: WindowPosition) => void,
): WindowMoves {
  const latest = useRef(position);
  const shown = useRef<Point>(undefined);

  const measure = useCallback(() => {
    const { offsetLeft = 0, offsetTop = 0, offsetWidth: width = 0, offsetHeight: height = 0 } = element.current ?? {};
    const { clientWidth, clientHeight } = document.documentElement;
    return {
      origin: { x: offsetLeft, y: offsetTop },
      bounds: boundsOf({ width: clientWidth, height: clientHeight }, { width, height }),
    };
  }, [element]);
  const show = useCallback(
    (point: Point) => {
      const { origin } = measure();
      shown.current = point;
      // Set by the CSSOM: the content security policy forbids style attributes.
      element.current?.style.setProperty(
        'translate',
        `${Math.round(point.x - origin.x)}px ${Math.round(point.y - origin.y)}px`,
      );
    },
    [element, measure],
  );
  const update = useCallback(() => {
    const { origin, bounds } = measure();
    show(latest.current ? pointOf(latest.current, bounds) : clamp(origin, bounds));
  }, [measure, show]);

  useLayoutEffect(
    function followPosition() {
      latest.current = position;
      update();
    },
    [position, update],
  );
  useEffect(
    function stayOnScreen() {
      addEventListener('resize', update);
      return () => removeEventListener('resize', update);
    },
    [update],
  );

  const current = () => {
    const { origin, bounds } = measure();
    return { point: shown.current ?? origin, bounds };
  };
  const moveTo = (point: Point) => {
    latest.current = positionOf(point, measure().bounds);
    show(point);
    onMove(latest.current);
  };
  return { current, show, moveTo };
}
