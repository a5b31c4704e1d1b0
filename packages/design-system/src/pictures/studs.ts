import { studMarkup } from './defs.ts';
import type { Pen, Solid } from './pen.ts';
import {
  PITCH,
  STUD_HEIGHT,
  STUD_RADIUS,
  WIDE,
  short,
  shortSpot,
  turned,
  type Axis,
  type Spot,
  type Vec,
} from './projection.ts';
import { round } from './round.ts';
import type { Flat } from './extrude.ts';

/** Above this number studs are drawn as rows of round dots: a whole field in a few paths. */
const ONE_BY_ONE = 36;

/** The centres of a field of studs, in mm from its corner. */
export const cells = (width: number, length: number, x = 0, y = 0): Flat[] =>
  Array.from({ length: width * length }, (_, i) => [
    x + ((i % width) + 0.5) * PITCH,
    y + (Math.floor(i / width) + 0.5) * PITCH,
  ]);

/** Studs at height z, at the given centres. */
export function studs(pen: Pen, centres: readonly Flat[], z: number, symbol: 'st' | 'sh' = 'st'): void {
  if (centres.length === 0) return;
  const solid = pen.solid();
  const { camera } = pen;
  for (const [x, y] of centres) takeStud(solid, [x, y, z]);
  if (centres.length > ONE_BY_ONE) {
    solid.body = rowsOfDots(
      pen,
      centres.map(([x, y]): Vec => turned([x, y, z], camera.quarter)),
      z,
    );
    return;
  }
  const places = centres.map(([x, y]): Vec => camera.turned([x, y, z])).sort((a, b) => a[0] + a[1] - b[0] - b[1]);
  const own = isIsometric(pen) ? undefined : pen.newId();
  if (own) solid.body = `<defs>${studMarkup(own, symbol === 'sh', camera)}</defs>`;
  solid.body += places.map((place) => use(own ?? `pp-${symbol}`, camera.project(place))).join('');
}

/** Studs look the same from every side, so all isometric views share one drawing. */
const isIsometric = ({ camera }: Pen): boolean => Math.abs(camera.rise - 1) < 0.001;

const use = (id: string, [x, y]: Spot): string => `<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`;

/**
 * For sorting, a stud has the bounding box of the face below it, without height: things beside it then sort as beside
 * the face.
 */
function takeStud(solid: Solid, [x, y, z]: Vec): void {
  for (const way of [-STUD_RADIUS, STUD_RADIUS]) {
    solid.at([x + way, y, z]);
    solid.at([x, y + way, z]);
  }
  const { camera } = solid;
  const [px, py] = camera.project(camera.turned([x, y, z]));
  solid.see([px - STUD_RADIUS * WIDE, py - STUD_HEIGHT * camera.rise - STUD_RADIUS * camera.flatness]);
}

/** A dash of length 0 with a round cap is a dot; in the plane of the plate it is the outline of a stud. */
function rowsOfDots(pen: Pen, places: readonly Vec[], z: number): string {
  const rows = new Map<number, number[]>();
  for (const [x, y] of places) rows.set(y, [...(rows.get(y) ?? []), x]);
  let d = '';
  for (const [y, xs] of rows) {
    xs.sort((a, b) => a - b);
    // In round plates and wedges rows have gaps; each run of studs is a new dash.
    let [begin, last] = [xs[0] ?? 0, xs[0] ?? 0];
    const close = () => {
      d += `M${short(begin)} ${short(y)}h${short(last - begin + 0.01)}`;
    };
    for (const x of xs.slice(1)) {
      if (x - last > PITCH + 0.01) {
        close();
        begin = x;
      }
      last = x;
    }
    close();
  }
  const id = pen.newId();
  const { camera } = pen;
  const plane = (
    [
      [1, 0, 0],
      [0, 1, 0],
    ] as Vec[]
  )
    .flatMap((way) => camera.project(camera.twisted(way)))
    .map((n) => String(Math.round(n * 1000) / 1000).replace('0.', '.'));
  const layer = (tone: string, up: number, rest = '') =>
    `<use href="#${id}" class="s${tone}" y="${short((-z - up) * camera.rise)}"${rest}/>`;
  return (
    `<defs><path id="${id}" transform="matrix(${plane.join(' ')} 0 0)" d="${d}"/></defs>` +
    `<g class="dots">${layer('c', -0.3, ' x=".6"')}${layer('r', 0.1)}${layer('w', 0.7)}${layer('w', 1.2)}${layer('h', STUD_HEIGHT)}` +
    `${layer('t', STUD_HEIGHT, ' stroke-width="4.2"')}</g>`
  );
}

const ON_WALL: Record<'x' | 'y', string> = { x: 'rotate(120)', y: 'rotate(-120)scale(-1 1)' };
const WAYS: Record<Axis, Vec> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

/** A stud on a wall, along x or y. */
export function wallStud(pen: Pen, axis: 'x' | 'y', at: Vec): void {
  const { camera } = pen;
  const out = WAYS[axis];
  const way = camera.turned(out);
  if (camera.facing(way) < 0) return;
  if (!camera.isSquare) {
    round(pen, axis, at, [STUD_RADIUS, STUD_HEIGHT]);
    return;
  }
  const solid = pen.solid();
  const now = way[0] ? 'x' : 'y';
  for (const side of [-STUD_RADIUS, STUD_RADIUS]) {
    solid.at([at[0] + (axis === 'y' ? side : 0), at[1] + (axis === 'x' ? side : 0), at[2]]);
    solid.at([at[0], at[1], at[2] + side]);
  }
  solid.see(camera.project(camera.turned([at[0] + out[0] * 3, at[1] + out[1] * 3, at[2]])));
  solid.body = `<use href="#pp-st" class="on${now}" transform="translate(${shortSpot(camera.project(camera.turned(at)))})${ON_WALL[now]}"/>`;
}

/** The plane of a flat symbol: the directions of its x and y. */
const PLANE: Record<Axis, readonly [Vec, Vec]> = {
  x: [
    [0, 1, 0],
    [0, 0, -1],
  ],
  y: [
    [1, 0, 0],
    [0, 0, -1],
  ],
  z: [
    [1, 0, 0],
    [0, -1, 0],
  ],
};

/** A flat symbol (hole, cross hole) on a face along an axis, when it is visible. */
export function mark(
  pen: Pen,
  symbol: 'hole' | 'cross' | 'bolt',
  axis: Axis,
  at: Vec,
  side: 'front' | 'back' = 'front',
): void {
  const { camera } = pen;
  const sign = side === 'front' ? 1 : -1;
  const [x, y, z] = WAYS[axis];
  if (!camera.sees(camera.turned([x * sign, y * sign, z * sign]))) return;
  const solid = pen.solid();
  solid.at(at);
  const spot = camera.project(camera.turned(at));
  solid.see([spot[0] - 0.01, spot[1] - 0.01]);
  solid.see([spot[0] + 0.01, spot[1] + 0.01]);
  // Horizontal symbols rotate with the part; on walls the light stays at the top in every view.
  const [across, down] = PLANE[axis].map((way) =>
    camera.project(axis === 'z' ? camera.twisted(way) : camera.turned(way)),
  ) as [Spot, Spot];
  const u: Spot = axis !== 'z' && across[1] < 0 ? [-across[0], -across[1]] : across;
  solid.body = `<use href="#pp-${symbol}" transform="matrix(${shortSpot(u)} ${shortSpot(down)} ${shortSpot(spot)})"/>`;
}
