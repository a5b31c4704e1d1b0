import { at3, dot, edgeKey, minus, unit, type Mesh, type Three } from './mesh.ts';

/** How far the middle of an edge moves towards the curve that the normals at its ends describe: half for a circle. */
const SHARE = 0.5;
const ROUNDS = 2;

/**
 * The mesh with its curves made finer: edges whose middle lies further than `least` mm from the curve are divided
 * there, so that round parts made of few faces have round outlines (Phong tessellation).
 */
export function rounded(mesh: Mesh, least: number): Mesh {
  let now = mesh;
  for (let round = 0; round < ROUNDS; round++) {
    const next = divided(now, least);
    if (next === now) break;
    now = next;
  }
  return now;
}

function divided(mesh: Mesh, least: number): Mesh {
  const moves = movesOf(mesh);
  const places = [...mesh.places];
  const middles = new Map<number, number>();
  for (const [key, { a, b, move }] of moves) {
    if (Math.hypot(...move) < least) continue;
    const [from, to] = [at3(mesh.places, a), at3(mesh.places, b)];
    for (let axis = 0; axis < 3; axis++)
      places.push(((from[axis] as number) + (to[axis] as number)) / 2 + (move[axis] as number));
    middles.set(key, places.length / 3 - 1);
  }
  if (middles.size === 0) return mesh;
  const fine: Mesh = {
    ...mesh,
    places,
    normals: [...mesh.normals],
    corners: [],
    cornerNormals: [],
    surfaces: [],
    paintOf: [],
    both: [],
  };
  const between = new Map<number, number>();
  const middleNormal = (a: number, b: number): number => {
    const known = between.get(edgeKey(a, b));
    if (known !== undefined) return known;
    const [one, other] = [at3(mesh.normals, a), at3(mesh.normals, b)];
    const index = fine.normals.push(...unit([one[0] + other[0], one[1] + other[1], one[2] + other[2]])) / 3 - 1;
    between.set(edgeKey(a, b), index);
    return index;
  };
  for (let face = 0; face < mesh.surfaces.length; face++) {
    const corners = at3(mesh.corners, face);
    const normals = at3(mesh.cornerNormals, face);
    // Around the triangle: each corner, and the middle of the side after it where that side is divided.
    const ring: [place: number, normal: number, isMiddle: boolean][] = [];
    for (let side = 0; side < 3; side++) {
      const [a, b] = [side, (side + 1) % 3] as [0 | 1 | 2, 0 | 1 | 2];
      ring.push([corners[a], normals[a], false]);
      const middle = middles.get(edgeKey(corners[a], corners[b]));
      if (middle !== undefined) ring.push([middle, middleNormal(normals[a], normals[b]), true]);
    }
    for (const triangle of trianglesOf(ring)) {
      for (const [place, normal] of triangle) {
        fine.corners.push(place);
        fine.cornerNormals.push(normal);
      }
      fine.surfaces.push(mesh.surfaces[face] as number);
      fine.paintOf.push(mesh.paintOf[face] as number);
      fine.both.push(mesh.both[face] as boolean);
    }
  }
  fine.edges = dividedEdges(mesh.edges, middles);
  return fine;
}

type Corner = [place: number, normal: number, isMiddle: boolean];

/** Cuts off the corners between two middles, then fans what is left. */
function trianglesOf(ring: readonly Corner[]): Corner[][] {
  if (ring.length === 3) return [[...ring]];
  const cut = ring.findIndex((corner, at) => !corner[2] && ring.at(at - 1)?.[2] && ring[(at + 1) % ring.length]?.[2]);
  const from = cut < 0 ? ring.findIndex(([, , isMiddle]) => isMiddle) : cut;
  const turned = [...ring.slice(from), ...ring.slice(0, from)];
  if (cut >= 0) {
    const [corner, after] = turned as [Corner, Corner];
    return [[turned.at(-1) as Corner, corner, after], ...trianglesOf(turned.slice(1))];
  }
  const [first, ...rest] = turned as [Corner, ...Corner[]];
  return rest.slice(1).map((corner, at) => [first, rest[at] as Corner, corner]);
}

/** How the middle of each edge moves: the sum over the surfaces that meet there, since each moves it in its own direction. */
function movesOf(mesh: Mesh): Map<number, { a: number; b: number; move: Three; surfaces: number[] }> {
  const moves = new Map<number, { a: number; b: number; move: Three; surfaces: number[] }>();
  for (let face = 0; face < mesh.surfaces.length; face++) {
    const surface = mesh.surfaces[face] as number;
    for (let side = 0; side < 3; side++) {
      const next = (side + 1) % 3;
      const [a, b] = [mesh.corners[3 * face + side] as number, mesh.corners[3 * face + next] as number];
      const key = edgeKey(a, b);
      const known = moves.get(key) ?? { a, b, move: [0, 0, 0] as Three, surfaces: [] };
      moves.set(key, known);
      if (known.surfaces.includes(surface)) continue;
      known.surfaces.push(surface);
      const half = minus(at3(mesh.places, b), at3(mesh.places, a));
      const normalAt = (corner: number) => at3(mesh.normals, mesh.cornerNormals[3 * face + corner] as number);
      known.move = plus(known.move, pull(half, normalAt(side), -0.5), pull(half, normalAt(next), 0.5));
    }
  }
  return moves;
}

/** How a plane across the end of an edge pulls its middle, which is `sign` times the edge away from that end. */
function pull(edge: Three, normal: Three, sign: number): Three {
  const reach = (SHARE / 2) * sign * dot(edge, normal);
  return [reach * normal[0], reach * normal[1], reach * normal[2]];
}
const plus = (a: Three, b: Three, c: Three): Three => [a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]];

function dividedEdges(edges: readonly number[], middles: ReadonlyMap<number, number>): number[] {
  const all: number[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const [a, b] = [edges[at] as number, edges[at + 1] as number];
    const middle = middles.get(edgeKey(a, b));
    if (middle === undefined) all.push(a, b);
    else all.push(a, middle, middle, b);
  }
  return all;
}
