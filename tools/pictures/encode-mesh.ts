/** Writes meshes: see docs/notes/044 for the format, and decode-mesh.ts of the design system for reading it. */
import {
  COLOUR_KINDS,
  MESH_VERSION,
  NEW_VERTEX,
  NO_EDGE,
  OTHER_VERTEX,
  UNITS_PER_MM,
} from '@shop/design-system/pictures/turning/decode-mesh';
import { likelyHard } from '@shop/design-system/pictures/turning/hard-edges';
import {
  EDGE_COLOUR,
  OWN_COLOUR,
  nextCorner,
  type Mesh,
  type MeshGroup,
} from '@shop/design-system/pictures/turning/mesh';
import { EDGE_SIZE, FROM, OPPOSITE, RECENT_EDGES, Recent, TO } from '@shop/design-system/pictures/turning/recent';
import { ByteWriter } from './byte-writer.ts';

type Corners = [number, number, number];

/** A mesh in a few bytes a triangle, which compress further. Its triangles and vertices come back in another order. */
export function encodeMesh(mesh: Mesh): Uint8Array<ArrayBuffer> {
  const codes = new ByteWriter();
  const others = new ByteWriter();
  const differences = [new ByteWriter(), new ByteWriter(), new ByteWriter()];
  /** The new place of each vertex, and the old ones in their new order. */
  const places = new Map<number, number>();
  const order: number[] = [];
  const written: number[] = [];
  const recent = new Recent();

  const position = (vertex: number, axis: number) => mesh.positions[3 * vertex + axis] as number;
  const codeOf = (vertex: number): number => {
    const place = places.get(vertex);
    if (place === undefined) return NEW_VERTEX;
    return recent.vertices.indexOf(place) + 1 || OTHER_VERTEX;
  };
  /** Writes all of a vertex but its code. */
  const writeVertex = (vertex: number, code: number, predict: (axis: number) => number): number => {
    const place = places.get(vertex) ?? order.length;
    if (code === OTHER_VERTEX) others.number(order.length - 1 - place);
    if (code === NEW_VERTEX) {
      for (const [axis, writer] of differences.entries()) writer.signed(position(vertex, axis) - predict(axis));
      places.set(vertex, place);
      order.push(vertex);
    }
    recent.use(place);
    return place;
  };

  let first = 0;
  for (const { count } of mesh.groups) {
    const faces = new OpenFaces(mesh.triangles, first, first + 3 * count);
    for (let left = count; left > 0; left--) {
      const edges = openEdges(recent);
      const used = edges.findIndex(([from, to]) => faces.on(order[from] as number, order[to] as number) >= 0);
      const edge = edges[used];
      const corner = edge ? faces.on(order[edge[FROM]] as number, order[edge[TO]] as number) : faces.next();
      const corners = [corner, nextCorner(corner), nextCorner(nextCorner(corner))];
      const vertices = corners.map((each) => mesh.triangles[each] as number) as Corners;
      faces.take(corner);
      written.push(...corners);
      if (edge) {
        const code = codeOf(vertices[2]);
        codes.byte((used << 4) | code);
        const old = edge.map((place) => order[place] as number) as Corners;
        const third = writeVertex(
          vertices[2],
          code,
          (axis) => position(old[FROM], axis) + position(old[TO], axis) - position(old[OPPOSITE], axis),
        );
        recent.add(edge[FROM], edge[TO], third, used);
        continue;
      }
      const triangle = vertices.map((vertex, at) => {
        const code = codeOf(vertex);
        codes.byte(at === 0 ? (NO_EDGE << 4) | code : code);
        const before = order.at(-1);
        return writeVertex(vertex, code, (axis) => (before === undefined ? 0 : position(before, axis)));
      });
      recent.add(...(triangle as Corners), -1);
    }
    first += 3 * count;
  }

  const positions = Int32Array.from(order.flatMap((vertex) => [0, 1, 2].map((axis) => position(vertex, axis))));
  const triangles = Uint32Array.from(written, (corner) => places.get(mesh.triangles[corner] as number) as number);
  const hard = Uint8Array.from(written, (corner) => mesh.hard[corner] as number);
  const parts = [
    codes.bytes,
    others.bytes,
    changesOf({ positions, triangles, hard }),
    ...differences.map((each) => each.bytes),
  ];
  const head = new ByteWriter()
    .byte(MESH_VERSION)
    .number(Math.round(mesh.step * UNITS_PER_MM))
    .number(order.length);
  head.number(mesh.groups.length);
  for (const group of mesh.groups) writeGroup(head, group);
  for (const part of parts) head.number(part.length);
  for (const part of parts) head.all(part);
  return Uint8Array.from(head.bytes);
}

/** The edges on which a triangle may be, the most recent first. */
const openEdges = ({ edges }: Recent): Corners[] =>
  Array.from(
    { length: RECENT_EDGES },
    (_, at) => [...edges.subarray(EDGE_SIZE * at, EDGE_SIZE * (at + 1))] as Corners,
  ).filter(([from]) => from >= 0);

function writeGroup(writer: ByteWriter, { colour, both, count }: MeshGroup): void {
  const isFixed = colour !== OWN_COLOUR && colour !== EDGE_COLOUR;
  writer.byte((COLOUR_KINDS.indexOf(isFixed ? 'fixed' : colour) << 1) | Number(both)).number(count);
  if (isFixed) writer.all([0, 2, 4, 6].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));
}

/** For each triangle a bit for each edge where the mesh is not as hard or soft as its angle suggests. */
function changesOf({ hard, ...mesh }: Pick<Mesh, 'positions' | 'triangles' | 'hard'>): number[] {
  const {
    hard: likely,
    faces: { opposite },
  } = likelyHard(mesh);
  const changes = Array.from({ length: hard.length / 3 }, () => 0);
  for (let corner = 0; corner < hard.length; corner++) {
    if (hard[corner] === likely[corner]) continue;
    changes[Math.floor(corner / 3)] = (changes[Math.floor(corner / 3)] as number) | (1 << (corner % 3));
    const other = opposite[corner] as number;
    if (other >= 0) likely[other] = hard[corner] as number;
  }
  return changes;
}

/** The triangles of a group that are not written yet, by their edges. */
class OpenFaces {
  readonly #triangles: Uint32Array;
  readonly #byEdge = new Map<string, number[]>();
  readonly #taken = new Set<number>();
  #next: number;

  constructor(triangles: Uint32Array, from: number, to: number) {
    this.#triangles = triangles;
    this.#next = from;
    for (let corner = from; corner < to; corner++) {
      const key = this.#key(corner);
      this.#byEdge.set(key, [...(this.#byEdge.get(key) ?? []), corner]);
    }
  }

  #key(corner: number): string {
    return `${this.#triangles[corner]} ${this.#triangles[nextCorner(corner)]}`;
  }

  /** The corner of an open triangle from which an edge runs between two vertices; -1 without one. */
  on(from: number, to: number): number {
    return this.#byEdge.get(`${from} ${to}`)?.find((corner) => !this.#taken.has(Math.floor(corner / 3))) ?? -1;
  }

  /** The first corner of the first open triangle. */
  next(): number {
    while (this.#taken.has(this.#next / 3)) this.#next += 3;
    return this.#next;
  }

  take(corner: number): void {
    this.#taken.add(Math.floor(corner / 3));
  }
}
