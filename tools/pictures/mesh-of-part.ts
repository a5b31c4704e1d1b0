import { faceNormals } from '@shop/design-system/pictures/turning/face-normals';
import { UNITS_PER_MM } from '@shop/design-system/pictures/turning/decode-mesh';
import {
  EDGE_COLOUR as EDGE,
  OWN_COLOUR as OWN,
  nextCorner,
  type Mesh,
} from '@shop/design-system/pictures/turning/mesh';
import type { FixedColours } from './geometry-colours.ts';
import { HardLines } from './hard-lines.ts';
import { EDGE_COLOUR, OWN_COLOUR, type FaceGroup, type Part } from './read-geometry.ts';

/** Steps across the largest side of a part: at 500 px a step is a third of a pixel. Small parts keep all their digits. */
const MAX_STEPS = 1600;
/** Faces that meet at more than 50 degrees without a silhouette edge between them are no curve, even without a line. */
const CORNER_COSINE = 0.64;
/** A face without a colour in the table is light grey. */
const UNKNOWN_COLOUR = 'a0a5a9ff';

/** The mesh of a part: corners at one place joined, triangles without area left out. */
export function meshOfPart(part: Part, colours: FixedColours): Mesh {
  const step = Math.max(1, Math.ceil(largestSide(part.vertices) / MAX_STEPS));
  const { positions, places } = joined(part.vertices, step);
  const sets = part.groups
    .map((group) => ({ group, triangles: withoutEmpty(group.triangles.map((vertex) => places[vertex] as number)) }))
    .filter(({ triangles }) => triangles.length > 0);
  const triangles = Uint32Array.from(sets.flatMap((set) => set.triangles));
  const groups = sets.map((set) => ({
    colour: colourOf(set.group, colours),
    both: set.group.both,
    count: set.triangles.length / 3,
  }));
  const mesh = { step: step / UNITS_PER_MM, positions, triangles, groups };
  const place = (vertex: number) => places[vertex] as number;
  return {
    ...mesh,
    hard: hardEdges(mesh, new HardLines(positions, part.edges.map(place)), part.conditionals.map(place)),
  };
}

function largestSide(vertices: readonly number[]): number {
  const sides = [0, 1, 2].map((axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (let at = axis; at < vertices.length; at += 3) {
      low = Math.min(low, vertices[at] as number);
      high = Math.max(high, vertices[at] as number);
    }
    return high - low;
  });
  return Math.max(...sides);
}

/** Rounds vertices to whole steps and joins those at one place: `places` has the new number of each. */
function joined(vertices: readonly number[], step: number): { positions: Int32Array; places: number[] } {
  const known = new Map<string, number>();
  const positions: number[] = [];
  const places: number[] = [];
  for (let at = 0; at < vertices.length; at += 3) {
    const rounded = vertices.slice(at, at + 3).map((value) => Math.round(value / step));
    const key = rounded.join(' ');
    if (!known.has(key)) {
      known.set(key, known.size);
      positions.push(...rounded);
    }
    places.push(known.get(key) as number);
  }
  return { positions: Int32Array.from(positions), places };
}

const withoutEmpty = (triangles: readonly number[]): number[] =>
  Array.from({ length: triangles.length / 3 }, (_, at) => triangles.slice(3 * at, 3 * at + 3)).flatMap((corners) =>
    new Set(corners).size === 3 ? corners : [],
  );

function colourOf({ colour }: FaceGroup, colours: FixedColours): string {
  if (colour === OWN_COLOUR) return OWN;
  if (colour === EDGE_COLOUR) return EDGE;
  const fixed = colours(colour);
  if (!fixed) return UNKNOWN_COLOUR;
  const alpha = Math.round(fixed.alpha * 255);
  return fixed.hex.slice(1).toLowerCase() + alpha.toString(16).padStart(2, '0');
}

/**
 * An edge is hard where the part has a line along it, and where faces meet at a corner that no silhouette edge declares
 * to be part of a curve. An edge with one triangle is hard only by a line: neighbours often meet it at other corners.
 */
function hardEdges(mesh: Omit<Mesh, 'hard'>, lines: HardLines, conditionals: readonly number[]): Uint8Array {
  const { triangles } = mesh;
  const keyOf = (from: number, to: number) => `${Math.min(from, to)} ${Math.max(from, to)}`;
  const soft = new Set<string>();
  for (let at = 0; at < conditionals.length; at += 4)
    soft.add(keyOf(conditionals[at] as number, conditionals[at + 1] as number));
  const normals = faceNormals(mesh);
  const byEdge = new Map<string, number[]>();
  for (let corner = 0; corner < triangles.length; corner++) {
    const key = keyOf(triangles[corner] as number, triangles[nextCorner(corner)] as number);
    byEdge.set(key, [...(byEdge.get(key) ?? []), corner]);
  }
  const hard = new Uint8Array(triangles.length);
  for (const [key, corners] of byEdge) {
    const [from, to] = key.split(' ').map(Number) as [number, number];
    if (lines.cover(from, to) || (!soft.has(key) && isCorner(normals, corners)))
      for (const corner of corners) hard[corner] = 1;
  }
  return hard;
}

function isCorner(normals: Float64Array, corners: readonly number[]): boolean {
  const [one, other] = corners.map((corner) => normals.subarray(corner - (corner % 3), corner - (corner % 3) + 3));
  if (!one || !other) return false;
  return one.reduce((sum, value, axis) => sum + value * (other[axis] as number), 0) < CORNER_COSINE;
}
