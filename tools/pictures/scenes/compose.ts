import type { FixedColours } from '../geometry-colours.ts';
import { partMesh } from '../part-mesh.ts';
import { readPart, type GeometryLines } from '../read-geometry.ts';
import { at3, emptyMesh, type Mesh, type Paint, type Three } from '../still/mesh.ts';

/** Pitch of studs and height of a plate (mm). */
export const PITCH = 8;
const PLATE = 3.2;

/** A position in a scene: the lowest corner; x (right) and y (left) in studs, z (up) in plates. */
interface Place {
  x: number;
  y: number;
  z?: number;
}
/** Quarter turns about the vertical axis; 3 turns the front (which faces left) to the right. */
export type Turn = 0 | 1 | 2 | 3;

export interface ScenePart extends Place {
  number: string;
  hex: string;
  turn?: Turn;
}

/** A plain block of the page, not a part (boards, tray walls): sizes in mm. It follows the theme. */
export interface SceneBlock extends Place {
  block: Three;
  ground: Ground;
}
export type SceneItem = ScenePart | SceneBlock;

/** `board` carries parts, `wall` divides compartments, `floor` is between walls, `lawn` is green in every theme. */
export type Ground = 'board' | 'wall' | 'floor' | 'lawn';

const LEFT = 'var(--scene-left,var(--tray-deep,#ece8df))';
const RIGHT = 'var(--scene-right,var(--line,#dcd7cc))';
const GROUNDS: Readonly<Record<Ground, readonly [top: Paint, left: Paint, right: Paint]>> = {
  board: ['var(--scene-board,var(--paper,#fff))', LEFT, RIGHT],
  wall: ['var(--scene-wall,var(--paper,#fff))', LEFT, RIGHT],
  floor: ['var(--scene-floor,var(--line,#e4e0d8))', LEFT, RIGHT],
  lawn: ['#aec6b8', '#a0bcac', '#80968a'],
};

/** The meshes of parts in the colours of a scene. */
export interface PartSource {
  mesh: (number: string, hex: string) => Mesh;
}

/** @throws {Error} If a part of a scene is not in the geometry. */
export function partSource(lines: GeometryLines, colours: FixedColours): PartSource {
  return {
    mesh: (number, hex) => {
      const part = readPart(lines, number);
      if (!part) throw new Error(`There is no geometry of ${number}, which a scene shows.`);
      return partMesh(part, colours, hex);
    },
  };
}

/** The lowest and highest x, y and z of a part (mm), without turning it. */
export function boundsOf(mesh: Mesh): { low: Three; high: Three } {
  const low: Three = [Infinity, Infinity, Infinity];
  const high: Three = [-Infinity, -Infinity, -Infinity];
  for (const corner of mesh.corners)
    for (let axis = 0; axis < 3; axis++) {
      const value = mesh.places[3 * corner + axis] as number;
      low[axis] = Math.min(low[axis] as number, value);
      high[axis] = Math.max(high[axis] as number, value);
    }
  return { low, high };
}

/** All items as one mesh, in true scale. */
export function compose(items: readonly SceneItem[], source: PartSource): Mesh {
  const whole = emptyMesh();
  for (const item of items) {
    const mesh = 'number' in item ? turned(source.mesh(item.number, item.hex), item.turn ?? 0) : blockMesh(item);
    const { low } = boundsOf(mesh);
    add(whole, mesh, [item.x * PITCH - low[0], (item.z ?? 0) * PLATE - low[1], item.y * PITCH - low[2]]);
  }
  return whole;
}

function add(whole: Mesh, mesh: Mesh, by: Three): void {
  const [vertices, normals, faces, paints] = [
    whole.places.length / 3,
    whole.normals.length / 3,
    whole.corners.length,
    whole.paints.length,
  ];
  for (const [at, value] of mesh.places.entries()) whole.places.push(value + (by[at % 3] as number));
  for (const value of mesh.normals) whole.normals.push(value);
  for (const value of mesh.corners) whole.corners.push(value + vertices);
  for (const value of mesh.cornerNormals) whole.cornerNormals.push(value + normals);
  for (const value of mesh.surfaces) whole.surfaces.push(value + faces);
  for (const value of mesh.paintOf) whole.paintOf.push(value + paints);
  for (const value of mesh.both) whole.both.push(value);
  for (const value of mesh.paints) whole.paints.push(value);
  for (const value of mesh.edges) whole.edges.push(value + vertices);
  for (const value of mesh.conditionals) whole.conditionals.push(value + vertices);
}

function turned(mesh: Mesh, turn: Turn): Mesh {
  if (turn === 0) return mesh;
  const all = (list: readonly number[]) =>
    Array.from({ length: list.length / 3 }, (_, at) => turnedPlace(at3(list, at), turn)).flat();
  return { ...mesh, places: all(mesh.places), normals: all(mesh.normals) };
}

function turnedPlace([x, y, z]: Three, turn: Turn): Three {
  if (turn === 1) return [-z, y, x];
  if (turn === 2) return [-x, y, -z];
  return [z, y, -x];
}

/** The three faces of a block that show. */
function blockMesh({ block: [width, length, height], ground }: SceneBlock): Mesh {
  const [w, h, l] = [width, height, length];
  return {
    places: [0, h, 0, 0, h, l, w, h, l, w, h, 0, 0, 0, l, w, 0, l, w, 0, 0],
    normals: [0, 1, 0, 0, 0, 1, 1, 0, 0],
    corners: [0, 1, 2, 0, 2, 3, 1, 4, 5, 1, 5, 2, 2, 5, 6, 2, 6, 3],
    cornerNormals: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2],
    surfaces: [0, 0, 1, 1, 2, 2],
    paintOf: [0, 0, 1, 1, 2, 2],
    both: Array.from({ length: 6 }, () => false),
    paints: [...GROUNDS[ground]],
    edges: [1, 2, 2, 3, 2, 5],
    conditionals: [],
  };
}
