import { at3, cross, minus, type Mesh, type Paint, type Three } from './mesh.ts';
import { project } from './view.ts';

/** A stud that faces up: the middle of its foot (mm), whether it is hollow, and its top and wall. */
export interface Stud {
  foot: Three;
  isHollow: boolean;
  paint: Paint;
  faces: number[];
}

const [WIDTH, HEIGHT, ERROR] = [4.8, 1.6, 0.08];
const STUD = { radius: WIDTH / 2, height: HEIGHT };
/** Area of the top (mm²): full, or a ring. */
const FULL = 16;
const RING = [7, 13] as const;

/** The bounding box of a surface, and its faces. */
interface Surface {
  low: Three;
  high: Three;
  faces: number[];
}

/** The studs of a mesh: round tops of a stud's size with a wall of a stud's size right below. */
export function findStuds(mesh: Mesh): Stud[] {
  const surfaces = boxes(mesh);
  const isWide = ({ low, high }: Surface) => isNear(high[0] - low[0], WIDTH) && isNear(high[2] - low[2], WIDTH);
  const name = ({ low, high }: Surface) => [low[0], high[1], low[2]].map((value) => Math.round(value * 5)).join();
  const wide = surfaces.filter(isWide);
  const walls = new Map(
    wide.filter(({ low, high }) => isNear(high[1] - low[1], HEIGHT)).map((wall) => [name(wall), wall]),
  );
  return wide.flatMap((top) => {
    const wall = isNear(top.high[1], top.low[1]) ? walls.get(name(top)) : undefined;
    if (!wall) return [];
    const area = areaOf(mesh, top.faces);
    const isHollow = area > RING[0] && area < RING[1];
    if (!isHollow && area < FULL) return [];
    return [
      {
        foot: [(wall.low[0] + wall.high[0]) / 2, wall.low[1], (wall.low[2] + wall.high[2]) / 2] as Three,
        isHollow,
        paint: mesh.paints[mesh.paintOf[top.faces[0] as number] as number] as Paint,
        faces: [...top.faces, ...wall.faces],
      },
    ];
  });
}

const isNear = (value: number, wanted: number): boolean => Math.abs(value - wanted) < ERROR;

function boxes(mesh: Mesh): Surface[] {
  const found = new Map<number, Surface>();
  for (let face = 0; face < mesh.surfaces.length; face++) {
    const id = mesh.surfaces[face] as number;
    let surface = found.get(id);
    if (!surface) {
      surface = { low: [Infinity, Infinity, Infinity], high: [-Infinity, -Infinity, -Infinity], faces: [] };
      found.set(id, surface);
    }
    surface.faces.push(face);
    for (const corner of at3(mesh.corners, face))
      for (let axis = 0; axis < 3; axis++) {
        const value = mesh.places[3 * corner + axis] as number;
        surface.low[axis] = Math.min(surface.low[axis] as number, value);
        surface.high[axis] = Math.max(surface.high[axis] as number, value);
      }
  }
  return [...found.values()];
}

const areaOf = (mesh: Mesh, faces: readonly number[]): number =>
  faces.reduce((sum, face) => {
    const [a, b, c] = at3(mesh.corners, face).map((corner) => at3(mesh.places, corner)) as [Three, Three, Three];
    return sum + Math.hypot(...cross(minus(b, a), minus(c, a))) / 2;
  }, 0);

/** Above this number studs are a few paths without gradients: each is small on the picture, and a page draws fewer elements. */
const ONE_BY_ONE = 40;
const WIDE = Math.sqrt(1.5);
/** A stud of a field is so many units wide at least, so that whole units leave them even. */
const FIELD_STUD = 30;
const FINEST = 3;

/** How many times as fine a picture of `scale` units to the mm must be for its field of studs to look even. */
export function finerForStuds(mesh: Mesh, scale: number): number {
  const units = WIDTH * WIDE * scale;
  return units >= FIELD_STUD || findStuds(mesh).length <= ONE_BY_ONE ? 1 : Math.min(FINEST, FIELD_STUD / units);
}

/**
 * The studs as markup, in the house style: a shadow at the foot, a round wall, a light top with a glint on its rim.
 * `place` turns millimetres of the projection into units of the picture.
 */
export function studMarkup(
  studs: readonly Stud[],
  scale: number,
  place: (x: number, y: number) => readonly [number, number],
  colour: (paint: Paint, light: number) => string,
  glint: number,
): { body: string; defs: string } {
  const round = Math.round;
  const [R, Q, H] = [STUD.radius * WIDE, STUD.radius * Math.SQRT1_2, STUD.height].map((mm) =>
    round(mm * scale),
  ) as Three;
  const wall = `v${-H}h${2 * R}v${H}a${R} ${Q} 0 0 1-${2 * R} 0`;
  const ellipse = (share: number) => {
    const [rx, ry] = [round(R * share), round(Q * share)];
    return `a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1-${2 * rx} 0`;
  };
  const sorted = studs.toSorted((one, other) => project(one.foot)[2] - project(other.foot)[2]);
  const spots = sorted.map((stud) => {
    const [x, y] = project(stud.foot);
    const [px, py] = place(x, y);
    return { ...stud, x: round(px), y: round(py) };
  });
  const isField = spots.length > ONE_BY_ONE;
  let [body, defs] = ['', ''];
  for (const these of Map.groupBy(spots, ({ paint, isHollow }) => `${paint} ${isHollow}`).values()) {
    const { paint, isHollow } = these[0] as (typeof these)[number];
    const layers: Layer[] = [
      ['fill-opacity=".13"', round(0.82 * scale - R), round(0.38 * scale), ellipse(1)],
      [`fill="${colour(paint, isField ? -0.06 : 0)}"`, -R, 0, wall],
      ['fill="url(#c)"', -R, 0, isField ? '' : wall],
      [`fill="${colour(paint, 0.15)}"`, -R, -H, ellipse(1)],
      [`fill="${colour(paint, -0.42)}"`, -round(R * 0.62), -H, isHollow ? ellipse(0.62) : ''],
      [
        `fill="none" stroke="var(--h)" stroke-opacity=".6" stroke-width="${glint}"`,
        -round(R * 0.94),
        -H,
        ellipse(0.94),
      ],
    ];
    const seen = layers.filter(([, , , d]) => d !== '');
    if (isField) {
      body += seen.map((layer) => fieldPath(layer, these)).join('');
      continue;
    }
    const id = `${isHollow ? 'q' : 's'}${paint === 'own' ? '' : defs.length}`;
    defs += `<g id="${id}">${seen.map(([attributes, dx, dy, d]) => `<path ${attributes} d="m${dx} ${dy}${d}"/>`).join('')}</g>`;
    body += these.map((stud) => `<use href="#${id}" x="${stud.x}" y="${stud.y}"/>`).join('');
  }
  return { body, defs: body && !isField ? defs + WALL_LIGHT : defs };
}

/** Attributes, the start from the stud's foot, and path data that ends where it begins. */
type Layer = readonly [attributes: string, dx: number, dy: number, d: string];

const WALL_LIGHT =
  '<linearGradient id="c"><stop stop-color="#0000000f"/><stop offset=".28" stop-color="#ffffff33"/><stop offset=".55" stop-color="#0000000a"/><stop offset="1" stop-color="#00000042"/></linearGradient>';

/** One layer of all studs as one path. */
function fieldPath([attributes, dx, dy, d]: Layer, studs: readonly { x: number; y: number }[]): string {
  let [x, y] = [0, 0];
  const all = studs.map((stud) => {
    const move = `m${stud.x + dx - x} ${stud.y + dy - y}`;
    [x, y] = [stud.x + dx, stud.y + dy];
    return move + d;
  });
  return `<path ${attributes} d="${all.join('')}"/>`;
}
