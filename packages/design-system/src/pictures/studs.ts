import type { Pen, Solid } from './pen.ts';
import { NARROW, PITCH, STUD_HEIGHT, STUD_RADIUS, WIDE, project, short, shortSpot, turned, type Axis, type Vec } from './projection.ts';
import type { Flat } from './extrude.ts';

/** Above so many, studs are drawn as rows of round dots: the whole field in a few paths. */
const ONE_BY_ONE = 36;

/** The centres of a field of studs, in mm from its corner. */
export const cells = (width: number, length: number, x = 0, y = 0): Flat[] =>
  Array.from({ length: width * length }, (_, i) => [x + ((i % width) + 0.5) * PITCH, y + (Math.floor(i / width) + 0.5) * PITCH]);

/** Studs standing on height z, at the given centres. */
export function studs(pen: Pen, centres: readonly Flat[], z: number, symbol: 'st' | 'sh' = 'st'): void {
  if (centres.length === 0) return;
  const solid = pen.solid();
  const places = centres.map(([x, y]): Vec => turned([x, y, z], pen.turn));
  for (const [x, y] of centres) takeStud(solid, [x, y, z]);
  if (centres.length > ONE_BY_ONE) {
    solid.body = rowsOfDots(pen, places, z);
    return;
  }
  places.sort((a, b) => a[0] + a[1] - b[0] - b[1]);
  solid.body = places.map((place) => use(`pp-${symbol}`, project(place))).join('');
}

const use = (id: string, [x, y]: readonly [number, number]): string => `<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`;

/** A stud takes the face it stands on, without its height: whatever is beside it then sorts as beside the face. */
function takeStud(solid: Solid, [x, y, z]: Vec): void {
  for (const way of [-STUD_RADIUS, STUD_RADIUS]) {
    solid.at([x + way, y, z]);
    solid.at([x, y + way, z]);
  }
  const [px, py] = project(turned([x, y, z], solid.turn));
  solid.see([px - STUD_RADIUS * WIDE, py - STUD_HEIGHT - STUD_RADIUS * NARROW]);
}

/** A dash of no length with a round cap is a dot, and a dot in the plane of the plate is a stud's outline. */
function rowsOfDots(pen: Pen, places: readonly Vec[], z: number): string {
  const rows = new Map<number, number[]>();
  for (const [x, y] of places) rows.set(y, [...(rows.get(y) ?? []), x]);
  let d = '';
  for (const [y, xs] of rows) {
    xs.sort((a, b) => a - b);
    // Rows of a round plate or a wedge keep whole runs; a gap begins a new dash.
    let [begin, last] = [xs[0] ?? 0, xs[0] ?? 0];
    const close = () => { d += `M${short(begin)} ${short(y)}h${short(last - begin + 0.01)}`; };
    for (const x of xs.slice(1)) {
      if (x - last > PITCH + 0.01) { close(); begin = x; }
      last = x;
    }
    close();
  }
  const id = pen.newId();
  const layer = (tone: string, up: number, rest = '') => `<use href="#${id}" class="s${tone}" y="${short(-z - up)}"${rest}/>`;
  return `<defs><path id="${id}" transform="matrix(.866 .5-.866 .5 0 0)" d="${d}"/></defs>`
    + `<g class="dots">${layer('c', -0.3, ' x=".6"')}${layer('r', 0.1)}${layer('w', 0.7)}${layer('w', 1.2)}${layer('h', STUD_HEIGHT)}`
    + `${layer('t', STUD_HEIGHT, ' stroke-width="4.2"')}</g>`;
}

const ON_WALL: Record<'x' | 'y', string> = { x: 'rotate(120)', y: 'rotate(-120)scale(-1 1)' };

/** A stud on a wall, pointing along x or y. */
export function wallStud(pen: Pen, axis: 'x' | 'y', at: Vec): void {
  const out: Vec = axis === 'x' ? [1, 0, 0] : [0, 1, 0];
  const way = turned(out, pen.turn);
  if (way[0] + way[1] < 0) return;
  const solid = pen.solid();
  const now = way[0] ? 'x' : 'y';
  for (const side of [-STUD_RADIUS, STUD_RADIUS]) {
    solid.at([at[0] + (axis === 'y' ? side : 0), at[1] + (axis === 'x' ? side : 0), at[2]]);
    solid.at([at[0], at[1], at[2] + side]);
  }
  const [x, y] = project(turned(at, pen.turn));
  solid.see(project(turned([at[0] + out[0] * 3, at[1] + out[1] * 3, at[2]], pen.turn)));
  solid.body = `<use href="#pp-st" class="on${now}" transform="translate(${shortSpot([x, y])})${ON_WALL[now]}"/>`;
}

const PLANE: Record<Axis, string> = { x: '-.87 .5 0 1', y: '.87 .5 0 1', z: '.87 .5 .87-.5' };

/** A flat symbol (hole, cross hole) on a face that looks along an axis, when it is in sight. */
export function mark(pen: Pen, symbol: 'hole' | 'cross' | 'bolt', axis: Axis, at: Vec): void {
  const out: Vec = axis === 'x' ? [1, 0, 0] : axis === 'y' ? [0, 1, 0] : [0, 0, 1];
  const way = turned(out, pen.turn);
  if (way[0] + way[1] + way[2] < 0) return;
  const solid = pen.solid();
  const [x, y] = project(solid.at(at));
  solid.see([x - 0.01, y - 0.01]);
  solid.see([x + 0.01, y + 0.01]);
  solid.body = `<use href="#pp-${symbol}" transform="matrix(${PLANE[way[0] ? 'x' : way[1] ? 'y' : 'z']} ${shortSpot([x, y])})"/>`;
}
