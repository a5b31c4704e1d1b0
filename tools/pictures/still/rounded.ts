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
  const beside = neighboursOf(moves.values());
  const places = [...mesh.places];
  const middles = new Map<number, number>();
  for (const [key, edge] of moves) {
    const { a, b, move } = edge;
    if (Math.hypot(...move) < least || !isOnCurve(mesh, edge, beside)) continue;
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

interface Edge {
  a: number;
  b: number;
  /** How its middle moves (mm). */
  move: Three;
  /** How far the normals at its ends lean along it, at most, as a sine. */
  lean: number;
  surfaces: number[];
}

/** How the middle of each edge moves; each surface that meets there moves it in its own direction. */
function movesOf(mesh: Mesh): Map<number, Edge> {
  const moves = new Map<number, Edge>();
  for (let face = 0; face < mesh.surfaces.length; face++) {
    const surface = mesh.surfaces[face] as number;
    for (let side = 0; side < 3; side++) {
      const next = (side + 1) % 3;
      const [a, b] = [mesh.corners[3 * face + side] as number, mesh.corners[3 * face + next] as number];
      const key = edgeKey(a, b);
      const known = moves.get(key) ?? { a, b, move: [0, 0, 0] as Three, lean: 0, surfaces: [] };
      moves.set(key, known);
      if (known.surfaces.includes(surface)) continue;
      known.surfaces.push(surface);
      const half = minus(at3(mesh.places, b), at3(mesh.places, a));
      const normalAt = (corner: number) => at3(mesh.normals, mesh.cornerNormals[3 * face + corner] as number);
      const length = Math.hypot(...half) || 1;
      for (const corner of [side, next])
        known.lean = Math.max(known.lean, Math.abs(dot(half, normalAt(corner))) / length);
      const own = plus(pull(half, normalAt(side), -0.5), pull(half, normalAt(next), 0.5));
      // What another surface has moved that way already is not moved again.
      const reach = Math.hypot(...own);
      const share = reach === 0 ? 0 : 1 - Math.min(1, Math.max(0, dot(known.move, own) / reach ** 2));
      known.move = plus(known.move, [own[0] * share, own[1] * share, own[2] * share]);
    }
  }
  return moves;
}

/** The edges at each vertex. */
function neighboursOf(edges: Iterable<Edge>): Map<number, Edge[]> {
  const all = new Map<number, Edge[]>();
  const add = (vertex: number, edge: Edge) => {
    const known = all.get(vertex);
    if (known) known.push(edge);
    else all.set(vertex, [edge]);
  };
  for (const edge of edges) {
    add(edge.a, edge);
    add(edge.b, edge);
  }
  return all;
}

/**
 * The normal at an end of a hexagon's side leans as much (as a sine); one that leans more is at a corner. Where nothing
 * goes on beyond an end it may lean as much as for a circle of 14 sides.
 */
const LEAN = 0.52;
const LEAN_AT_END = 0.225;
/** A side that is so many times as long as the one that goes on is a straight one beside a rounded corner. */
const LONGER = 2.5;
/** Sides go on where they turn less than this (as a cosine). */
const ONWARD = 0.5;

/** Whether an edge is the side of a curve, and not a straight one whose ends are rounded. */
function isOnCurve({ places }: Mesh, edge: Edge, beside: ReadonlyMap<number, readonly Edge[]>): boolean {
  const vector = (from: number, to: number) => minus(at3(places, to), at3(places, from));
  const along = vector(edge.a, edge.b);
  const length = Math.hypot(...along);
  if (edge.lean > LEAN) return false;
  return [edge.a, edge.b].every((end) => {
    const sense = end === edge.a ? -1 : 1;
    const onward = (beside.get(end) ?? []).flatMap((other) => {
      if (other === edge || !other.surfaces.some((surface) => edge.surfaces.includes(surface))) return [];
      const step = vector(end, other.a === end ? other.b : other.a);
      const by = Math.hypot(...step);
      return sense * dot(along, step) > ONWARD * length * by ? [by] : [];
    });
    return onward.length === 0 ? edge.lean < LEAN_AT_END : length < LONGER * Math.max(...onward);
  });
}

/** How a plane across the end of an edge pulls its middle, which is `sign` times the edge away from that end. */
function pull(edge: Three, normal: Three, sign: number): Three {
  const reach = (SHARE / 2) * sign * dot(edge, normal);
  return [reach * normal[0], reach * normal[1], reach * normal[2]];
}
const plus = (a: Three, b: Three): Three => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

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
