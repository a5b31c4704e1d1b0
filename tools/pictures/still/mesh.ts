import type { Part } from '../read-geometry.ts';

/** The colour of faces in a picture: that of the part, or a fixed one as `#RRGGBB` or a CSS value. */
export type Paint = 'own' | (string & {});

/** Triangles with a smooth normal at each corner. Lengths in mm: x right, y up, z towards the viewer. */
export interface Mesh {
  /** x, y, z of each vertex. */
  places: number[];
  /** x, y, z of each normal, of length 1. */
  normals: number[];
  /** Vertices and normals of each triangle's corners, three each. */
  corners: number[];
  cornerNormals: number[];
  /** Of each triangle: the smooth surface that it belongs to, its place in `paints`, and whether both sides show. */
  surfaces: number[];
  paintOf: number[];
  both: boolean[];
  paints: Paint[];
  /** Hard edges and silhouette edges, as in Part. */
  edges: number[];
  conditionals: number[];
}

/**
 * Neighbours whose normals differ by more than this (as a cosine) meet in an edge even if none is listed; those with a
 * silhouette edge between them may differ more.
 */
const SMOOTH = 0.86;
const SMOOTH_CURVE = 0.4;

type Three = [number, number, number];
export const at3 = (list: ArrayLike<number>, index: number): Three => [
  list[3 * index] as number,
  list[3 * index + 1] as number,
  list[3 * index + 2] as number,
];
export const minus = (a: Three, b: Three): Three => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Three, b: Three): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Three, b: Three): Three => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Three): Three => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};
export type { Three };

/** A key of an edge between two vertices, whatever its direction. */
export const edgeKey = (a: number, b: number): number => (a < b ? a * 0x4000000 + b : b * 0x4000000 + a);

/** A mesh without triangles and lines, to add to. */
export const emptyMesh = (): Mesh => ({
  places: [],
  normals: [],
  corners: [],
  cornerNormals: [],
  surfaces: [],
  paintOf: [],
  both: [],
  paints: [],
  edges: [],
  conditionals: [],
});

/** The mesh of a part: surfaces are found by hard edges, normals are the mean of a surface's faces around a vertex. */
export function meshOf(part: Part, unitsPerMm: number, paintOf: (colour: number | string) => Paint): Mesh {
  const mesh: Mesh = {
    ...emptyMesh(),
    places: part.vertices.map((value) => value / unitsPerMm),
    edges: part.edges,
    conditionals: part.conditionals,
  };
  const faces: Three[] = [];
  const areas: number[] = [];
  for (const { colour, both, triangles } of part.groups) {
    const paint = mesh.paints.push(paintOf(colour)) - 1;
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [triangles[at], triangles[at + 1], triangles[at + 2]] as Three;
      const spot = at3(mesh.places, a);
      const across = cross(minus(at3(mesh.places, b), spot), minus(at3(mesh.places, c), spot));
      const area = Math.hypot(...across);
      if (area < 1e-9) continue;
      mesh.corners.push(a, b, c);
      mesh.paintOf.push(paint);
      mesh.both.push(both);
      faces.push([across[0] / area, across[1] / area, across[2] / area]);
      areas.push(area);
    }
  }
  mesh.surfaces = findSurfaces(mesh, faces);
  addNormals(mesh, faces, areas);
  return mesh;
}

/** The surface of each triangle: triangles that meet in an edge which is not hard belong together. */
function findSurfaces({ corners, edges, conditionals, paintOf }: Mesh, faces: readonly Three[]): number[] {
  const hard = new Set<number>();
  for (let at = 0; at < edges.length; at += 2) hard.add(edgeKey(edges[at] as number, edges[at + 1] as number));
  const curves = new Set<number>();
  for (let at = 0; at < conditionals.length; at += 4)
    curves.add(edgeKey(conditionals[at] as number, conditionals[at + 1] as number));
  const parents = faces.map((_, face) => face);
  const root = (face: number): number => {
    let top = face;
    while (parents[top] !== top) top = parents[top] = parents[parents[top] as number] as number;
    return top;
  };
  const seen = new Map<number, number>();
  for (const [face, normal] of faces.entries()) {
    for (let side = 0; side < 3; side++) {
      const key = edgeKey(corners[3 * face + side] as number, corners[3 * face + ((side + 1) % 3)] as number);
      if (hard.has(key)) continue;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, face);
      else if (
        paintOf[other] === paintOf[face] &&
        dot(faces[other] as Three, normal) > (curves.has(key) ? SMOOTH_CURVE : SMOOTH)
      )
        parents[root(face)] = root(other);
    }
  }
  return faces.map((_, face) => root(face));
}

function addNormals(mesh: Mesh, faces: readonly Three[], areas: readonly number[]): void {
  const known = new Map<number, number>();
  for (const [face, normal] of faces.entries()) {
    for (let side = 0; side < 3; side++) {
      const key = (mesh.surfaces[face] as number) * 0x1000000 + (mesh.corners[3 * face + side] as number);
      const index = known.get(key) ?? mesh.normals.push(0, 0, 0) / 3 - 1;
      known.set(key, index);
      mesh.cornerNormals.push(index);
      for (let axis = 0; axis < 3; axis++)
        mesh.normals[3 * index + axis] =
          (mesh.normals[3 * index + axis] as number) + (normal[axis] as number) * (areas[face] as number);
    }
  }
  for (let index = 0; index < mesh.normals.length / 3; index++) {
    const normal = unit(at3(mesh.normals, index));
    for (let axis = 0; axis < 3; axis++) mesh.normals[3 * index + axis] = normal[axis] as number;
  }
}

/** The mesh without some of its faces. */
export function without(mesh: Mesh, faces: readonly number[]): Mesh {
  const gone = new Set(faces);
  const left = mesh.surfaces.flatMap((_, face) => (gone.has(face) ? [] : [face]));
  return {
    ...mesh,
    corners: left.flatMap((face) => at3(mesh.corners, face)),
    cornerNormals: left.flatMap((face) => at3(mesh.cornerNormals, face)),
    surfaces: left.map((face) => mesh.surfaces[face] as number),
    paintOf: left.map((face) => mesh.paintOf[face] as number),
    both: left.map((face) => mesh.both[face] as boolean),
  };
}
