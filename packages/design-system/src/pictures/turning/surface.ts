import { faceNormals } from './face-normals.ts';
import { nextCorner, oppositeEdges, type Mesh, type MeshGroup } from './mesh.ts';

/** Numbers of a vertex: its place in mm and its unit normal. */
export const VERTEX_SIZE = 6;
/** Numbers of a line: both ends in mm and the unit normals of the faces beside it. */
export const LINE_SIZE = 12;

/** A part ready to be shaded: vertices are apart where faces meet at a hard edge, and shared along a curve. */
export interface Surface {
  /** VERTEX_SIZE numbers each. */
  vertices: Float32Array;
  /** Three places in the vertices for each triangle, in the order of the groups. */
  triangles: Uint32Array;
  groups: readonly MeshGroup[];
  /** LINE_SIZE numbers for each hard edge. */
  lines: Float32Array;
  /** The lowest and the highest x, y, z in mm. */
  low: Place;
  high: Place;
}
export type Place = readonly [x: number, y: number, z: number];

export function surfaceOf(mesh: Mesh): Surface {
  const { step, positions, triangles, groups, hard } = mesh;
  const opposite = oppositeEdges(triangles);
  const normals = faceNormals(mesh);
  const roots = smoothCorners(triangles, opposite, hard);
  const places = new Map<number, number>();
  const corners = Uint32Array.from(roots, (root) => {
    const place = places.get(root) ?? places.size;
    places.set(root, place);
    return place;
  });
  const vertices = new Float32Array(VERTEX_SIZE * places.size);
  for (let corner = 0; corner < corners.length; corner++) {
    const at = VERTEX_SIZE * (corners[corner] as number);
    const weight = cornerAngle(mesh, corner);
    for (let axis = 0; axis < 3; axis++) {
      vertices[at + axis] = step * (positions[3 * (triangles[corner] as number) + axis] as number);
      vertices[at + 3 + axis] =
        (vertices[at + 3 + axis] as number) + weight * (normals[corner - (corner % 3) + axis] as number);
    }
  }
  for (let at = 3; at < vertices.length; at += VERTEX_SIZE) normalise(vertices.subarray(at, at + 3));
  return { vertices, triangles: corners, groups, lines: hardLines(mesh, opposite, normals), ...extent(vertices) };
}

/** For each corner the one that stands for all corners of its vertex that are shaded as one curve. */
function smoothCorners(triangles: Uint32Array, opposite: Int32Array, hard: Uint8Array): Uint32Array {
  const parents = Uint32Array.from(triangles, (_, corner) => corner);
  const root = (corner: number): number => {
    let at = corner;
    while (parents[at] !== at) at = parents[at] = parents[parents[at] as number] as number;
    return at;
  };
  for (let corner = 0; corner < triangles.length; corner++) {
    const other = opposite[corner] as number;
    if (other < corner || hard[corner]) continue;
    parents[root(corner)] = root(nextCorner(other));
    parents[root(nextCorner(corner))] = root(other);
  }
  return parents.map((_, corner) => root(corner));
}

/** The angle of a triangle at a corner, by which its normal counts in that of the vertex. */
function cornerAngle({ positions, triangles }: Mesh, corner: number): number {
  const place = (each: number, axis: number) => positions[3 * (triangles[each] as number) + axis] as number;
  const sides = [nextCorner(corner), nextCorner(nextCorner(corner))].map((other) =>
    normalise([0, 1, 2].map((axis) => place(other, axis) - place(corner, axis))),
  ) as [number[], number[]];
  const cosine = sides[0].reduce((sum, value, axis) => sum + value * (sides[1][axis] as number), 0);
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}

function normalise<Vector extends number[] | Float32Array>(vector: Vector): Vector {
  const length = Math.hypot(vector[0] as number, vector[1] as number, vector[2] as number) || 1;
  for (let axis = 0; axis < 3; axis++) vector[axis] = (vector[axis] as number) / length;
  return vector;
}

/** The hard edges, each once. One with a single face has its normal twice. */
function hardLines({ step, positions, triangles, hard }: Mesh, opposite: Int32Array, normals: Float64Array) {
  const lines: number[] = [];
  const place = (corner: number) =>
    [0, 1, 2].map((axis) => step * (positions[3 * (triangles[corner] as number) + axis] as number));
  const normal = (corner: number) => normals.subarray(corner - (corner % 3), corner - (corner % 3) + 3);
  for (let corner = 0; corner < triangles.length; corner++) {
    const other = opposite[corner] as number;
    if (!hard[corner] || (other >= 0 && other < corner)) continue;
    lines.push(...place(corner), ...place(nextCorner(corner)));
    lines.push(...normal(corner), ...normal(other < 0 ? corner : other));
  }
  return Float32Array.from(lines);
}

function extent(vertices: Float32Array): { low: Place; high: Place } {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < vertices.length; at += VERTEX_SIZE)
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = Math.min(low[axis] as number, vertices[at + axis] as number);
      high[axis] = Math.max(high[axis] as number, vertices[at + axis] as number);
    }
  return { low, high };
}
