import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { clamp, placeOf, pointOf, roomOf, type Point, type Room, type WindowPlace } from './window-place.ts';

export type WindowMoves = {
  /** Where it stands now, and where it may. */
  spot: () => { point: Point; room: Room };
  /** Shows it at a point for now, as while it is dragged. */
  show: (point: Point) => void;
  /** Puts it there and tells so. */
  put: (point: Point) => void;
};

/** Keeps a fixed element at its place, and the whole of it on the screen. Without a place it stays where its style puts it. */
export function useWindowPlace(
  element: RefObject<HTMLElement | null>,
  place: WindowPlace | undefined,
  onPlace: (place: WindowPlace) => void,
): WindowMoves {
  const current = useRef(place);
  const shown = useRef<Point>(undefined);

  const measure = useCallback(() => {
    const { offsetLeft = 0, offsetTop = 0, offsetWidth: width = 0, offsetHeight: height = 0 } = element.current ?? {};
    const { clientWidth, clientHeight } = document.documentElement;
    return {
      home: { x: offsetLeft, y: offsetTop },
      room: roomOf({ width: clientWidth, height: clientHeight }, { width, height }),
    };
  }, [element]);
  const show = useCallback(
    (point: Point) => {
      const { home } = measure();
      shown.current = point;
      // Through the CSSOM: the page's policy refuses style attributes.
      element.current?.style.setProperty(
        'translate',
        `${Math.round(point.x - home.x)}px ${Math.round(point.y - home.y)}px`,
      );
    },
    [element, measure],
  );
  const toPlace = useCallback(() => {
    const { home, room } = measure();
    show(current.current ? pointOf(current.current, room) : clamp(home, room));
  }, [measure, show]);

  useLayoutEffect(
    function followThePlace() {
      current.current = place;
      toPlace();
    },
    [place, toPlace],
  );
  useEffect(
    function stayOnTheScreen() {
      addEventListener('resize', toPlace);
      return () => removeEventListener('resize', toPlace);
    },
    [toPlace],
  );

  const spot = () => {
    const { home, room } = measure();
    return { point: shown.current ?? home, room };
  };
  const put = (point: Point) => {
    current.current = placeOf(point, measure().room);
    show(point);
    onPlace(current.current);
  };
  return { spot, show, put };
}
