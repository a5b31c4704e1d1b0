import type { Families } from './families/family.ts';
import { groundShadow } from './ground-shadow.ts';
import { paintersOrder } from './painters-order.ts';
import { Pen } from './pen.ts';
import { short, type Turn, type Vec } from './projection.ts';
import { SCHEMATIC_KINDS, schematic, type SchematicKind } from './schematic.ts';
import { WIDEST, parseShapeKey, type ShapeKey } from './shape-key.ts';

/** One shape, without colour: its faces take the custom properties of tones.ts from wherever it is used. */
export interface ShapeDrawing {
  /** The key asked for, or the key of the schematic that stands in for one that cannot be drawn. */
  key: string;
  /** An id for the drawing on a page, the same for the same key and turn. */
  id: string;
  /** A square of equal optical size, for the viewBox (mm). */
  view: readonly [x: number, y: number, width: number, height: number];
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
const MOST_SOLIDS = 300;
const HEAVIEST = 12_000;

/** Draws the shapes of some families. */
export interface DrawingBoard {
  /** Draws a shape key (`brick-2x4`), once for each; whatever cannot be read becomes a schematic. Never throws. */
  drawShape(key: string, turn?: Turn): ShapeDrawing;
}

export function createDrawingBoard(families: Families): DrawingBoard {
  const kept = new Map<string, ShapeDrawing>();
  const isFamily = (name: string): boolean => name === 'schematic' || Object.hasOwn(families, name);

  const drawShape = (key: string, turn: Turn = 0): ShapeDrawing => {
    const name = turn ? `${key}@${turn}` : key;
    const known = kept.get(name);
    if (known) return known;
    const parsed = parseShapeKey(key, isFamily, SCHEMATIC_KINDS);
    const drawing = (parsed && draw(families, key, parsed, turn)) ?? drawShape(standIn(key), turn);
    if (kept.size >= KEPT) kept.clear();
    kept.set(name, drawing);
    return drawing;
  };
  return { drawShape };
}

/** The drawing of a key that could be read; undefined when its sizes are those of no part that exists. */
function draw(families: Families, key: string, parsed: ShapeKey, turn: Turn): ShapeDrawing | undefined {
  const pen = new Pen(`shape-${key.replaceAll('.', '_')}${turn ? `-q${turn}` : ''}`, turn);
  const isStandIn = parsed.family === 'schematic';
  if (isStandIn) schematic(pen, (parsed.kind || 'other') as SchematicKind, parsed.sizes[0] ?? []);
  else {
    const [first = [], second] = parsed.sizes;
    const sizes = second && first.length === 1 ? second : first;
    families[parsed.family]?.(pen, [sizes[0], sizes[1], sizes[2]], parsed);
  }
  if (pen.solids.length > MOST_SOLIDS) return undefined;
  const drawing = finish(pen, key, isStandIn);
  const isSound = drawing.view[2] >= SMALLEST && !drawing.body.includes('NaN');
  return isSound && (isStandIn || drawing.body.length < HEAVIEST) ? drawing : undefined;
}

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

function finish(pen: Pen, key: string, isStandIn: boolean): ShapeDrawing {
  const [left, top, right, bottom] = [0, 1, 2, 3].map((i) => {
    const edges = pen.solids.map(({ seen }) => seen[i as 0 | 1 | 2 | 3]);
    return i < 2 ? Math.min(...edges) : Math.max(...edges);
  }) as [number, number, number, number];
  const bound = (side: 'low' | 'high') => [0, 1, 2].map((i) => {
    const values = pen.solids.map((solid) => solid[side][i as 0 | 1 | 2]);
    return side === 'low' ? Math.min(...values) : Math.max(...values);
  }) as unknown as Vec;
  const [width, height] = [right - left, bottom - top];
  const side = Math.max(width / FILL.width, height / FILL.height, Math.sqrt(width * height) / FILL.area, SMALLEST);
  const round = (n: number) => Number(short(n));
  return {
    key,
    id: pen.id,
    view: [round((left + right - side) / 2), round((top + bottom - side) / 2), round(side), round(side)],
    body: `<g class="pp">${groundShadow(pen.solids)}${paintersOrder(pen.solids).map(({ body }) => body).join('')}</g>`,
    schematic: isStandIn,
    low: bound('low'),
    high: bound('high'),
  };
}
