import { triple } from '../triple.ts';
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
  const { corners, count } = smoothCorners(triangles, opposite, hard);
  const angles = cornerAngles(mesh);
  const vertices = new Float32Array(VERTEX_SIZE * count);
  for (let corner = 0; corner < corners.length; corner++) {
    const at = VERTEX_SIZE * (corners[corner] as number);
    const place = 3 * (triangles[corner] as number);
    const normal = corner - (corner % 3);
    const weight = angles[corner] as number;
    for (let axis = 0; axis < 3; axis++) {
      vertices[at + axis] = step * (positions[place + axis] as number);
      vertices[at + 3 + axis] = (vertices[at + 3 + axis] as number) + weight * (normals[normal + axis] as number);
    }
  }
  for (let at = 3; at < vertices.length; at += VERTEX_SIZE) normalise(vertices, at);
  return { vertices, triangles: corners, groups, lines: hardLines(mesh, opposite, normals), ...extent(mesh) };
}

/** For each corner its place among the vertices, which is that of all corners there that are shaded as one curve. */
function smoothCorners(triangles: Uint32Array, opposite: Int32Array, hard: Uint8Array) {
  const parents = new Uint32Array(triangles.length);
  for (let corner = 0; corner < parents.length; corner++) parents[corner] = corner;
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
  const places = new Int32Array(parents.length).fill(-1);
  const corners = new Uint32Array(parents.length);
  let count = 0;
  for (let corner = 0; corner < corners.length; corner++) {
    const first = root(corner);
    if ((places[first] as number) < 0) places[first] = count++;
    corners[corner] = places[first] as number;
  }
  return { corners, count };
}

/** The angles of the triangles at their corners, by which their normals count in those of the vertices. */
function cornerAngles({ positions, triangles }: Mesh): Float32Array {
  const angles = new Float32Array(triangles.length);
  for (let corner = 0; corner < triangles.length; corner++) {
    const one = nextCorner(corner);
    const at = 3 * (triangles[corner] as number);
    const to = 3 * (triangles[one] as number);
    const other = 3 * (triangles[nextCorner(one)] as number);
    let dot = 0;
    let square = 0;
    let nextSquare = 0;
    for (let axis = 0; axis < 3; axis++) {
      const side = (positions[to + axis] as number) - (positions[at + axis] as number);
      const nextSide = (positions[other + axis] as number) - (positions[at + axis] as number);
      dot += side * nextSide;
      square += side * side;
      nextSquare += nextSide * nextSide;
    }
    const cosine = dot / (Math.sqrt(square * nextSquare) || 1);
    angles[corner] = Math.acos(Math.min(1, Math.max(-1, cosine)));
  }
  return angles;
}

/** Makes the three numbers from here a vector of length 1. */
function normalise(vectors: Float32Array, at: number): void {
  const x = vectors[at] as number;
  const y = vectors[at + 1] as number;
  const z = vectors[at + 2] as number;
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
  let count = 0;
  for (let corner = 0; corner < hard.length; corner++) if (isLine(corner)) count++;
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

/** From whole steps: until it is compiled, code takes far longer for numbers that are not whole. */
function extent({ step, positions }: Mesh): { low: Place; high: Place } {
  const low = Int32Array.from(positions.subarray(0, 3));
  const high = Int32Array.from(low);
  for (let at = 0; at < positions.length; at++) {
    const value = positions[at] as number;
    const axis = at % 3;
    if (value < (low[axis] as number)) low[axis] = value;
    else if (value > (high[axis] as number)) high[axis] = value;
  }
  const inMm = (steps: Int32Array) => triple((axis) => Math.fround(step * (steps[axis] as number)));
  return { low: inMm(low), high: inMm(high) };
}
