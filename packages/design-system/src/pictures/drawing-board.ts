import { Camera, FRONT, type Look } from './camera.ts';
import type { Families } from './families/family.ts';
import { groundShadow } from './ground-shadow.ts';
import { paintersOrder } from './painters-order.ts';
import { Pen, type Solid } from './pen.ts';
import { UNKNOWN_SHAPE } from './picture-address.ts';
import { NARROW, STUD_HEIGHT, WIDE, short, type Spot, type Vec } from './projection.ts';
import { SCHEMATIC_KINDS, schematic, type SchematicKind } from './schematic.ts';
import { WIDEST, parseShapeKey, type ShapeKey } from './shape-key.ts';

type View = readonly [x: number, y: number, width: number, height: number];

/**
 * One shape without colour: its faces use the custom properties of tones.ts, which the page sets where it uses the
 * shape.
 */
export interface ShapeDrawing {
  /** The requested key, or the key of the schematic that replaces it. */
  key: string;
  /** The id of the drawing in a page, unique to key and view. */
  id: string;
  /** The viewBox (mm): a square in which all parts have the same optical size. */
  view: View;
  /** A viewBox that contains the part at every rotation about its centre, so that it does not jump while it turns. */
  turningView: View;
  sweep: Sweep;
  /** The markup. Needs its `definitionsFor`, and the styles of drawing.css. */
  body: string;
  /** Whether it is an outlined box instead of the real shape. */
  schematic: boolean;
  /** The bounding box after rotation (mm), for scenes. */
  low: Vec;
  high: Vec;
}

/** Maximum number of cached drawings, more than the catalogue has shapes; beyond it the cache is cleared. */
const MAX_CACHED = 4000;
/** A drawing with more solids or bytes is of no existing part; a schematic is drawn instead. */
const MAX_SOLIDS = 300;
const MAX_BYTES = 12_000;

/** Draws the shapes of the given families. */
export interface DrawingBoard {
  /** Draws a shape key (`brick-2x4`), cached by key and view; an unknown key becomes a schematic. Never throws. */
  drawShape(key: string, look?: Look): ShapeDrawing;
}

export function createDrawingBoard(families: Families): DrawingBoard {
  const cache = new Map<string, ShapeDrawing>();
  const isFamily = (name: string): boolean => name === 'schematic' || Object.hasOwn(families, name);

  const drawShape = (key: string, look: Look = { yaw: 0 }): ShapeDrawing => {
    const mark = markOf(look);
    const name = key + mark;
    const known = cache.get(name);
    if (known) return known;
    // A part that is a schematic in the front view is one in every view.
    const front = mark ? drawShape(key) : undefined;
    const drawnKey = front?.key ?? key;
    const parsed = parseShapeKey(drawnKey, isFamily, SCHEMATIC_KINDS);
    const drawing =
      (parsed && draw(families, drawnKey, parsed, { mark, front, camera: mark ? new Camera(look) : FRONT })) ??
      drawShape(schematicKeyFor(key), look);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(name, drawing);
    return drawing;
  };
  return { drawShape };
}

/** A view, its suffix of ids, and the drawing in the front view unless this is it. */
interface Seen {
  mark: string;
  front: ShapeDrawing | undefined;
  camera: Camera;
}

/** The drawing of a valid key; undefined when its sizes are those of no existing part. */
function draw(
  families: Families,
  key: string,
  parsed: ShapeKey,
  { mark, front, camera }: Seen,
): ShapeDrawing | undefined {
  const pen = new Pen(`shape-${key.replaceAll('.', '_')}${mark}`, camera);
  const isStandIn = parsed.family === 'schematic';
  if (isStandIn) schematic(pen, (parsed.kind || 'other') as SchematicKind, parsed.sizes[0] ?? []);
  else {
    const [first = [], second] = parsed.sizes;
    const sizes = second && first.length === 1 ? second : first;
    families[parsed.family]?.(pen, [sizes[0], sizes[1], sizes[2]], parsed);
  }
  if (pen.solids.length > MAX_SOLIDS) return undefined;
  const drawing = finish(pen, key, isStandIn, front?.sweep);
  const isSound = drawing.view[2] >= SMALLEST && !drawing.body.includes('NaN');
  return mark || (isSound && (isStandIn || drawing.body.length < MAX_BYTES)) ? drawing : undefined;
}

/** The suffix that a view adds to ids: none for the front. */
const markOf = ({ yaw, tilt }: Look): string =>
  yaw === 0 && tilt === undefined ? '' : `-y${idNumber(yaw)}${tilt === undefined ? '' : `t${idNumber(tilt)}`}`;
const idNumber = (degrees: number): string => short(degrees).replace('.', '_').replace('-', 'm');

/** A schematic of the size that the key contains, as far as it does. */
function schematicKeyFor(key: string): string {
  const size = /(?:^|-)([1-9]\d?)x([1-9]\d?)(?![\d.])/.exec(key.slice(0, 40));
  if (!size) return UNKNOWN_SHAPE;
  return `schematic-other-${Math.min(WIDEST, Number(size[1]))}x${Math.min(WIDEST, Number(size[2]))}`;
}

/** Maximum share of the frame that a part fills: of its width, of its height, and of the root of its area. */
const FILL = { width: 0.84, height: 0.74, area: 0.62 };
/** Minimum edge of the frame (mm), so that a 1 × 1 plate looks small. */
const SMALLEST = 17;

/** A square around a bounding box on the picture, with margins that give all parts the same optical size. */
function frame(left: number, top: number, right: number, bottom: number): View {
  const [width, height] = [right - left, bottom - top];
  const side = Math.max(width / FILL.width, height / FILL.height, Math.sqrt(width * height) / FILL.area, SMALLEST);
  const round = (n: number) => Number(short(n));
  return [round((left + right - side) / 2), round((top + bottom - side) / 2), round(side), round(side)];
}

/**
 * The space that a part needs while it turns: its centre of rotation, and the frame around it with that centre at 0.
 */
interface Sweep {
  middle: Vec;
  frame: View;
}

/** Measured in the front view only, since invisible faces are not drawn: the frame is then the same at every angle. */
function sweepOf(solids: readonly Solid[]): Sweep {
  const points = solids.flatMap((solid) => solid.points);
  const [x, y] = ([0, 1] as const).map(
    (axis) => (Math.min(...solids.map(({ low }) => low[axis])) + Math.max(...solids.map(({ high }) => high[axis]))) / 2,
  ) as [number, number];
  const reaches = points.map((point) => Math.hypot(point[0] - x, point[1] - y));
  const reach = Math.max(...reaches);
  const top = Math.min(...points.map(([, , z], i) => -(reaches[i] ?? 0) * NARROW - z));
  const bottom = Math.max(...points.map(([, , z], i) => (reaches[i] ?? 0) * NARROW - z));
  return { middle: [x, y, 0], frame: frame(-reach * WIDE, top - STUD_HEIGHT, reach * WIDE, bottom) };
}

function finish(pen: Pen, key: string, isStandIn: boolean, sweep = sweepOf(pen.solids)): ShapeDrawing {
  const { middle, frame: around } = sweep;
  const [x, y] = pen.camera.project(pen.camera.turned(middle)).map((n) => Number(short(n))) as unknown as Spot;
  const [left, top, right, bottom] = [0, 1, 2, 3].map((i) => {
    const edges = pen.solids.map(({ seen }) => seen[i as 0 | 1 | 2 | 3]);
    return i < 2 ? Math.min(...edges) : Math.max(...edges);
  }) as [number, number, number, number];
  const bound = (side: 'low' | 'high') =>
    [0, 1, 2].map((i) => {
      const values = pen.solids.map((solid) => solid[side][i as 0 | 1 | 2]);
      return side === 'low' ? Math.min(...values) : Math.max(...values);
    }) as unknown as Vec;
  return {
    key,
    id: pen.id,
    view: frame(left, top, right, bottom),
    body: `<g class="pp">${groundShadow(pen.solids, pen.camera)}${paintersOrder(pen.solids)
      .map(({ body }) => body)
      .join('')}</g>`,
    turningView: [Number(short(x + around[0])), Number(short(y + around[1])), around[2], around[3]],
    sweep,
    schematic: isStandIn,
    low: bound('low'),
    high: bound('high'),
  };
}
