/** Pixels of the viewport. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/**
 * Where the shopper put the window, as shares of the room it can move in: 0, 0 is the top left corner, 1, 1 the bottom right one.
 * So it keeps to its edge or corner on a screen of any size.
 */
export type WindowPlace = { x: number; y: number };

/** The points that the window's top left corner may take. */
export type Room = { left: number; top: number; right: number; bottom: number };

/** Kept free at the edges of the screen, in px, where there is room for it. */
const GAP = 8;
/** Let go this near to an edge, the window goes to it. */
const SNAP = 24;
/** What an arrow key moves, and with Shift. */
const STEP = 16;
const FAR_STEP = 64;

export const CORNERS = {
  topLeft: { x: 0, y: 0 },
  topRight: { x: 1, y: 0 },
  bottomLeft: { x: 0, y: 1 },
  bottomRight: { x: 1, y: 1 },
} as const satisfies Record<string, WindowPlace>;

export type Corner = keyof typeof CORNERS;

/** The room of a window on a screen. A window as large as the screen, or larger, can only stand at its start. */
export function roomOf(screen: Size, size: Size): Room {
  const free = { x: Math.max(0, screen.width - size.width), y: Math.max(0, screen.height - size.height) };
  const gap = { x: Math.min(GAP, free.x / 2), y: Math.min(GAP, free.y / 2) };
  return { left: gap.x, top: gap.y, right: free.x - gap.x, bottom: free.y - gap.y };
}

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

export const clamp = ({ x, y }: Point, room: Room): Point => ({
  x: within(room.left, x, room.right),
  y: within(room.top, y, room.bottom),
});

const toEdge = (value: number, least: number, most: number) =>
  value - least <= SNAP ? least : most - value <= SNAP ? most : value;

/** Where the window comes to rest when let go at a point. */
export function settle(point: Point, room: Room): Point {
  const { x, y } = clamp(point, room);
  return { x: toEdge(x, room.left, room.right), y: toEdge(y, room.top, room.bottom) };
}

export const pointOf = (place: WindowPlace, room: Room): Point =>
  clamp({ x: room.left + place.x * (room.right - room.left), y: room.top + place.y * (room.bottom - room.top) }, room);

export function placeOf(point: Point, room: Room): WindowPlace {
  const share = (value: number, least: number, most: number) =>
    most > least ? within(0, (value - least) / (most - least), 1) : 0;
  return { x: share(point.x, room.left, room.right), y: share(point.y, room.top, room.bottom) };
}

/** Where a key moves the window; undefined for a key that does not. Home and End go to the first and the last corner. */
export function stepTo({ x, y }: Point, key: string, isFar: boolean, room: Room): Point | undefined {
  const step = isFar ? FAR_STEP : STEP;
  switch (key) {
    case 'ArrowLeft':
      return clamp({ x: x - step, y }, room);
    case 'ArrowRight':
      return clamp({ x: x + step, y }, room);
    case 'ArrowUp':
      return clamp({ x, y: y - step }, room);
    case 'ArrowDown':
      return clamp({ x, y: y + step }, room);
    case 'Home':
      return pointOf(CORNERS.topLeft, room);
    case 'End':
      return pointOf(CORNERS.bottomRight, room);
    default:
      return undefined;
  }
}
