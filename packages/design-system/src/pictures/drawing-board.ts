import { Camera, FRONT, type Look } from './camera.ts';
import type { Families } from './families/family.ts';
import { groundShadow } from './ground-shadow.ts';
import { paintersOrder } from './painters-order.ts';
import { Pen, type Solid } from './pen.ts';
import { NARROW, STUD_HEIGHT, WIDE, short, type Spot, type Vec } from './projection.ts';
import { SCHEMATIC_KINDS, schematic, type SchematicKind } from './schematic.ts';
import { WIDEST, parseShapeKey, type ShapeKey } from './shape-key.ts';

type View = readonly [x: number, y: number, width: number, height: number];

/** One shape, without colour: its faces take the custom properties of tones.ts from wherever it is used. */
export interface ShapeDrawing {
  /** The key asked for, or the key of the schematic that stands in for one that cannot be drawn. */
  key: string;
  /** An id for the drawing on a page, the same for the same key and look. */
  id: string;
  /** A square of equal optical size, for the viewBox (mm). */
  view: View;
  /** A square that holds the part however it turns about its own middle, so that nothing jumps while it does. */
  turningView: View;
  sweep: Sweep;
  /** The markup. Needs `sharedDefs` beside it and the rules of drawing.css. */
  body: string;
  /** An outlined stand-in, not a likeness. */
  schematic: boolean;
  /** The space it takes, turned (mm), for composing scenes. */
  low: Vec;
  high: Vec;
}

/** More drawings than the catalogue has shapes are not kept: the memory then begins afresh. */
const KEPT = 4000;
/** A drawing of more solids or bytes than these is of no part that exists; a schematic says its size better. */
const MAX_SOLIDS = 300;
const HEAVIEST = 12_000;

/** Draws the shapes of some families. */
export interface DrawingBoard {
  /** Draws a shape key (`brick-2x4`), once for each and look; whatever cannot be read becomes a schematic. Never throws. */
  drawShape(key: string, look?: Look): ShapeDrawing;
}

export function createDrawingBoard(families: Families): DrawingBoard {
  const kept = new Map<string, ShapeDrawing>();
  const isFamily = (name: string): boolean => name === 'schematic' || Object.hasOwn(families, name);

  const drawShape = (key: string, look: Look = { yaw: 0 }): ShapeDrawing => {
    const mark = markOf(look);
    const name = key + mark;
    const known = kept.get(name);
    if (known) return known;
    // What cannot be drawn from the front is a schematic from every side.
    const front = mark ? drawShape(key) : undefined;
    const asked = front?.key ?? key;
    const parsed = parseShapeKey(asked, isFamily, SCHEMATIC_KINDS);
    const drawing =
      (parsed && draw(families, asked, parsed, { mark, front, camera: mark ? new Camera(look) : FRONT })) ??
      drawShape(standIn(key), look);
    if (kept.size >= KEPT) kept.clear();
    kept.set(name, drawing);
    return drawing;
  };
  return { drawShape };
}

/** A look, what it adds to an id, and the drawing from the front where it is another. */
interface Seen {
  mark: string;
  front: ShapeDrawing | undefined;
  camera: Camera;
}

/** The drawing of a key that could be read; undefined when its sizes are those of no part that exists. */
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
  return mark || (isSound && (isStandIn || drawing.body.length < HEAVIEST)) ? drawing : undefined;
}

/** What a look adds to an id: nothing for the front. */
const markOf = ({ yaw, tilt }: Look): string =>
  yaw === 0 && tilt === undefined ? '' : `-y${idNumber(yaw)}${tilt === undefined ? '' : `t${idNumber(tilt)}`}`;
const idNumber = (degrees: number): string => short(degrees).replace('.', '_').replace('-', 'm');

/** The schematic of whatever size the key still tells. */
function standIn(key: string): string {
  const size = /(?:^|-)([1-9]\d?)x([1-9]\d?)(?![\d.])/.exec(key.slice(0, 40));
  if (!size) return 'schematic-other-2x2';
  return `schematic-other-${Math.min(WIDEST, Number(size[1]))}x${Math.min(WIDEST, Number(size[2]))}`;
}

/** How much of the frame a part may fill: by width, by height, and by the root of its area (look of the part pictures). */
const FILL = { width: 0.84, height: 0.74, area: 0.62 };
/** The smallest frame (mm), so that a 1 x 1 plate stays a small part. */
const SMALLEST = 17;

/** A square round a box on the picture, with the room that gives all parts the same optical size. */
function frame(left: number, top: number, right: number, bottom: number): View {
  const [width, height] = [right - left, bottom - top];
  const side = Math.max(width / FILL.width, height / FILL.height, Math.sqrt(width * height) / FILL.area, SMALLEST);
  const round = (n: number) => Number(short(n));
  return [round((left + right - side) / 2), round((top + bottom - side) / 2), round(side), round(side)];
}

/** What a part sweeps when it turns: the middle it turns about, and the frame round that, where the middle is nought. */
interface Sweep {
  middle: Vec;
  frame: View;
}

/** Measured from the front only, since what is out of sight is not drawn: so the frame is the same at every angle. */
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
