import { facesOf } from './hard-edges.ts';
import { nextCorner, type Mesh, type MeshGroup } from './mesh.ts';

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
  const { opposite, normals } = mesh.faces ?? facesOf(mesh);
  const roots = smoothCorners(triangles, opposite, hard);
  const places = new Int32Array(roots.length).fill(-1);
  let count = 0;
  const corners = roots.map((root) => {
    if ((places[root] as number) < 0) places[root] = count++;
    return places[root] as number;
  });
  const vertices = new Float32Array(VERTEX_SIZE * count);
  for (let corner = 0; corner < corners.length; corner++) {
    const at = VERTEX_SIZE * (corners[corner] as number);
    const weight = cornerAngle(mesh, corner);
    for (let axis = 0; axis < 3; axis++) {
      vertices[at + axis] = step * (positions[3 * (triangles[corner] as number) + axis] as number);
      vertices[at + 3 + axis] =
        (vertices[at + 3 + axis] as number) + weight * (normals[corner - (corner % 3) + axis] as number);
    }
  }
  for (let at = 3; at < vertices.length; at += VERTEX_SIZE) normalise(vertices, at);
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
  const one = nextCorner(corner);
  const [at, to, other] = [triangles[corner], triangles[one], triangles[nextCorner(one)]] as [number, number, number];
  let [dot, square, nextSquare] = [0, 0, 0];
  for (let axis = 0; axis < 3; axis++) {
    const side = (positions[3 * to + axis] as number) - (positions[3 * at + axis] as number);
    const nextSide = (positions[3 * other + axis] as number) - (positions[3 * at + axis] as number);
    dot += side * nextSide;
    square += side * side;
    nextSquare += nextSide * nextSide;
  }
  const cosine = dot / (Math.sqrt(square * nextSquare) || 1);
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}

/** Makes the three numbers from here a vector of length 1. */
function normalise(vectors: Float32Array, at: number): void {
  const [x, y, z] = [vectors[at] as number, vectors[at + 1] as number, vectors[at + 2] as number];
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  vectors[at] = x / length;
  vectors[at + 1] = y / length;
  vectors[at + 2] = z / length;
}

/** The hard edges, each once. One with a single face has its normal twice. */
function hardLines({ step, positions, triangles, hard }: Mesh, opposite: Int32Array, normals: Float64Array) {
  const isLine = (corner: number): boolean => {
    const other = opposite[corner] as number;
    return hard[corner] === 1 && (other < 0 || other >= corner);
  };
  const count = hard.reduce((sum, _, corner) => sum + (isLine(corner) ? 1 : 0), 0);
  const lines = new Float32Array(LINE_SIZE * count);
  let line = 0;
  for (let corner = 0; corner < triangles.length; corner++) {
    if (!isLine(corner)) continue;
    const other = opposite[corner] as number;
    const beside = other < 0 ? corner : other;
    for (let axis = 0; axis < 3; axis++) {
      lines[line + axis] = step * (positions[3 * (triangles[corner] as number) + axis] as number);
      lines[line + 3 + axis] = step * (positions[3 * (triangles[nextCorner(corner)] as number) + axis] as number);
      lines[line + 6 + axis] = normals[corner - (corner % 3) + axis] as number;
      lines[line + 9 + axis] = normals[beside - (beside % 3) + axis] as number;
    }
    line += LINE_SIZE;
  }
  return lines;
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
