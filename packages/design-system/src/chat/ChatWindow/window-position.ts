/** Pixels of the viewport. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/**
 * The position of the window, as shares of the area in which it can move: 0, 0 is the top left corner, 1, 1 the
 * bottom right one. So it stays at its edge or corner on a screen of any size.
 */
export type WindowPosition = { x: number; y: number };

/** The points that the window's top left corner may have. */
export type Bounds = { left: number; top: number; right: number; bottom: number };

/** The margin at the edges of the screen, in px, if the screen is large enough. */
const MARGIN = 8;
/** A window dropped within this distance of an edge snaps to it, in px. */
const SNAP_DISTANCE = 24;
/** How far an arrow key moves the window, and with Shift, in px. */
const STEP = 16;
const LARGE_STEP = 64;

export const CORNERS = {
  topLeft: { x: 0, y: 0 },
  topRight: { x: 1, y: 0 },
  bottomLeft: { x: 0, y: 1 },
  bottomRight: { x: 1, y: 1 },
} as const satisfies Record<string, WindowPosition>;

export type Corner = keyof typeof CORNERS;

/** The bounds of a window on a screen. A window as large as the screen, or larger, can only be at the top left. */
export function boundsOf(screen: Size, size: Size): Bounds {
  const free = { x: Math.max(0, screen.width - size.width), y: Math.max(0, screen.height - size.height) };
  const margin = { x: Math.min(MARGIN, free.x / 2), y: Math.min(MARGIN, free.y / 2) };
  return { left: margin.x, top: margin.y, right: free.x - margin.x, bottom: free.y - margin.y };
}

const limit = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

export const clamp = ({ x, y }: Point, bounds: Bounds): Point => ({
  x: limit(bounds.left, x, bounds.right),
  y: limit(bounds.top, y, bounds.bottom),
});

function snapToEdge(value: number, min: number, max: number): number {
  if (value - min <= SNAP_DISTANCE) return min;
  return max - value <= SNAP_DISTANCE ? max : value;
}

/** Where a window dropped at a point ends: within the bounds, at an edge that is near. */
export function snap(point: Point, bounds: Bounds): Point {
  const { x, y } = clamp(point, bounds);
  return { x: snapToEdge(x, bounds.left, bounds.right), y: snapToEdge(y, bounds.top, bounds.bottom) };
}

export const pointOf = ({ x, y }: WindowPosition, { left, top, right, bottom }: Bounds): Point =>
  clamp({ x: left + x * (right - left), y: top + y * (bottom - top) }, { left, top, right, bottom });

export function positionOf(point: Point, bounds: Bounds): WindowPosition {
  const share = (value: number, min: number, max: number) => (max > min ? limit(0, (value - min) / (max - min), 1) : 0);
  return { x: share(point.x, bounds.left, bounds.right), y: share(point.y, bounds.top, bounds.bottom) };
}

/** Where a key moves the window; undefined for other keys. Home and End move it to the first and the last corner. */
export function moveByKey({ x, y }: Point, key: string, isLarge: boolean, bounds: Bounds): Point | undefined {
  const step = isLarge ? LARGE_STEP : STEP;
  switch (key) {
    case 'ArrowLeft':
      return clamp({ x: x - step, y }, bounds);
    case 'ArrowRight':
      return clamp({ x: x + step, y }, bounds);
    case 'ArrowUp':
      return clamp({ x, y: y - step }, bounds);
    case 'ArrowDown':
      return clamp({ x, y: y + step }, bounds);
    case 'Home':
      return pointOf(CORNERS.topLeft, bounds);
    case 'End':
      return pointOf(CORNERS.bottomRight, bounds);
    default:
      return undefined;
  }
}
