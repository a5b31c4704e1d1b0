import type { Finish } from '@shop/contracts';
import { drawShape } from './draw-shape.ts';
import { box } from './loft.ts';
import { paintersOrder, type Boxed } from './painters-order.ts';
import { Pen } from './pen.ts';
import { PITCH, PLATE, project, short, shortSpot, type Turn, type Vec } from './projection.ts';
import { toneProperties } from './tones.ts';

/** The position of an item in a scene: its lowest corner, x and y in studs, z in plates. */
interface Place {
  x: number;
  y: number;
  z?: number;
}

/** A part in a scene. Without `hex` it has the colour of the picture that shows the scene. */
export interface ScenePart extends Place {
  shape: string;
  hex?: string;
  finish?: Finish;
  turn?: Turn;
}

/** A plain block in the colour of the page (boards, tray walls), sizes in mm; it follows the theme. */
export interface SceneBlock extends Place {
  block: Vec;
  ground: Ground;
}

export type SceneItem = ScenePart | SceneBlock;

/** `board` carries parts, `wall` divides compartments, `floor` is between walls. */
export type Ground = 'board' | 'wall' | 'floor';

/** A composition in true scale. The body needs its `definitionsFor` and the styles of drawing.css, as drawings do. */
export interface Scene {
  view: readonly [x: number, y: number, width: number, height: number];
  body: string;
}

const groundTones = (top: string): string =>
  `--t:${top};--l:var(--scene-left,var(--tray-deep,#ece8df));--r:var(--scene-right,var(--line,#dcd7cc));--e:var(--scene-edge,#cfc9bc);--h:var(--scene-light,#fff)`;
const GROUND: Record<Ground, string> = {
  board: groundTones('var(--scene-board,var(--paper,#fff))'),
  wall: groundTones('var(--scene-wall,var(--paper,#fff))'),
  floor: groundTones('var(--scene-floor,var(--line,#e4e0d8))'),
};

/** A part higher than this (plates) rests on other parts and casts no shadow on the ground. */
const SHADOWED = 2;
/** How far studs and shadows extend beyond a part's bounding box on the picture (mm). */
const REACH = 3;

interface Placed extends Boxed {
  markup: string;
}

/** Composes parts back to front. `name` makes the ids of this scene unique; each shape is written once. */
export function scene(name: string, items: readonly SceneItem[], margin = 16): Scene {
  const shapes = new Map<string, string>();
  const placed = items.map((item) => place(name, item, shapes));
  const [left, top, right, bottom] = [0, 1, 2, 3].map((i) => {
    const edges = placed.map(({ seen }) => seen[i as 0 | 1 | 2 | 3]);
    return i < 2 ? Math.min(...edges) - margin : Math.max(...edges) + margin;
  }) as [number, number, number, number];
  const view = [left, top, right - left, bottom - top].map((n) => Number(short(n))) as unknown as Scene['view'];
  return {
    view,
    body: `<defs>${[...shapes.values()].join('')}</defs>${paintersOrder(placed)
      .map(({ markup }) => markup)
      .join('')}`,
  };
}

function place(name: string, item: SceneItem, shapes: Map<string, string>): Placed {
  const drawing = 'shape' in item ? drawShape(item.shape, { yaw: (item.turn ?? 0) * 90 }) : drawBlock(item.block);
  const id = `${name}-${drawing.id}`;
  const { low: from, high: to } = drawing;
  const low: Vec = [item.x * PITCH, item.y * PITCH, (item.z ?? 0) * PLATE];
  const high: Vec = [low[0] + to[0] - from[0], low[1] + to[1] - from[1], low[2] + to[2] - from[2]];
  if (!shapes.has(id)) {
    // Ids inside the drawing get the scene's name too. Shadows are not blurred: a filter for each of a hundred parts is
    // slow.
    const body = drawing.body.replaceAll(drawing.id, id).replace('class="sd"', 'class="sd near"');
    shapes.set(id, `<g id="${id}">${body}</g>`);
  }
  const [x, y] = project([low[0] - from[0], low[1] - from[1], low[2] - from[2]]);
  const tones = 'shape' in item ? partTones(item) : GROUND[item.ground];
  const shadow = 'shape' in item && (item.z ?? 0) <= SHADOWED ? '' : '--shade-strength:0';
  const seen = [
    project([low[0], high[1], 0])[0],
    project([low[0], low[1], high[2]])[1] - REACH,
    project([high[0], low[1], 0])[0],
    project([high[0], high[1], low[2]])[1],
  ] as const;
  return {
    low,
    high,
    seen,
    markup: `<use href="#${id}" x="${short(x)}" y="${short(y)}" style="${[tones, shadow].filter(Boolean).join(';')}"/>`,
  };
}

const partTones = ({ hex, finish }: ScenePart): string =>
  hex === undefined
    ? ''
    : Object.entries(toneProperties(hex, finish))
        .map(([key, value]) => `${key}:${value}`)
        .join(';');

function drawBlock([width, length, height]: Vec): { id: string; body: string; low: Vec; high: Vec } {
  const id = `block-${[width, length, height].map((n) => short(n).replace('.', '_')).join('-')}`;
  const solid = box(new Pen(id), [0, 0, 0], [width, length, height]);
  return { id, body: `<g class="pp">${solid.body}</g>`, low: solid.low, high: solid.high };
}

/** The soft shadow of a whole board, `width` by `length` mm from the scene's origin. */
export function boardShadow(x: number, y: number, width: number, length: number): string {
  const corners: Vec[] = [
    [x, y, 0],
    [x + width, y, 0],
    [x + width, y + length, 0],
    [x, y + length, 0],
  ];
  const d = corners.map((corner) => shortSpot(project([corner[0] + 5, corner[1] + 5, -4]))).join('L');
  return `<g class="pp"><path class="sd wide" d="M${d}z"/></g>`;
}
