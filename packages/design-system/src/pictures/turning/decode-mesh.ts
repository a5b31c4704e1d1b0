import { ByteReader } from './byte-reader.ts';
import { likelyHard } from './hard-edges.ts';
import { EDGE_COLOUR, OWN_COLOUR, type Mesh, type MeshGroup } from './mesh.ts';
import { EDGE_SIZE, FROM, OPPOSITE, RECENT_EDGES, RECENT_VERTICES, Recent, TO } from './recent.ts';

/** The version of the format, its first byte. */
export const MESH_VERSION = 1;
/** What the low half of a triangle's byte says of its third corner; between them: a place in the recent vertices. */
export const NEW_VERTEX = 0;
export const OTHER_VERTEX = RECENT_VERTICES + 1;
/** The high half of the byte of a triangle that is on no recent edge. */
export const NO_EDGE = RECENT_EDGES;
/** The kinds of colours of a group. */
export const COLOUR_KINDS = [OWN_COLOUR, EDGE_COLOUR, 'fixed'] as const;
/** The unit of the files: 0.02 mm. */
export const UNITS_PER_MM = 50;

/**
 * Reads a mesh: see docs/notes/044 for the format.
 *
 * @throws {RangeError} If the bytes are no whole mesh of this version.
 */
export function decodeMesh(bytes: Uint8Array): Mesh {
  const reader = new ByteReader(bytes);
  if (reader.byte() !== MESH_VERSION) throw new RangeError('This is no mesh, or one of another version.');
  const step = reader.number() / UNITS_PER_MM;
  const vertexCount = reader.number();
  const groups = Array.from({ length: reader.number() }, () => readGroup(reader));
  const [codes, others, changes, ...differences] = Array.from({ length: 6 }, () => reader.number()).map((length) =>
    reader.part(length),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  if (!reader.isAtEnd) throw new RangeError('This mesh is longer than it says.');
  const triangleCount = groups.reduce((sum, { count }) => sum + count, 0);
  // A triangle has a byte at least, and a vertex three.
  if (Math.max(triangleCount, 3 * vertexCount) > bytes.length)
    throw new RangeError('This mesh is shorter than it says.');

  const triangles = new Uint32Array(3 * triangleCount);
  const positions = new Int32Array(3 * vertexCount);
  const recent = new Recent();
  let known = 0;
  /** Of a new vertex the files hold the difference to one + two - three, 0 for a vertex that there is not. */
  const readVertex = (code: number, one: number, two: number, three: number): number => {
    let vertex = known;
    if (code === NEW_VERTEX) {
      if (known++ === vertexCount) throw new RangeError('A mesh has more vertices than it says.');
      for (let axis = 0; axis < 3; axis++) {
        const likely = along(positions, one, axis) + along(positions, two, axis) - along(positions, three, axis);
        positions[3 * vertex + axis] = likely + (differences[axis] as ByteReader).signed();
      }
    } else {
      vertex = code === OTHER_VERTEX ? known - 1 - others.number() : (recent.vertices[code - 1] as number);
      if (vertex < 0) throw new RangeError('A triangle has an unknown corner.');
    }
    recent.use(vertex);
    return vertex;
  };
  const add = (corner: number, a: number, b: number, c: number, used: number) => {
    triangles[corner] = a;
    triangles[corner + 1] = b;
    triangles[corner + 2] = c;
    recent.add(a, b, c, used);
  };
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const code = codes.byte();
    const used = code >> 4;
    if (used === NO_EDGE) {
      const a = readVertex(code & 15, known - 1, -1, -1);
      const b = readVertex(codes.byte(), known - 1, -1, -1);
      add(corner, a, b, readVertex(codes.byte(), known - 1, -1, -1), -1);
    } else {
      const from = recent.edges[EDGE_SIZE * used + FROM] as number;
      const to = recent.edges[EDGE_SIZE * used + TO] as number;
      if (from < 0) throw new RangeError('A triangle is on an unknown edge.');
      add(corner, from, to, readVertex(code & 15, from, to, recent.edges[EDGE_SIZE * used + OPPOSITE] as number), used);
    }
  }
  return { step, positions, triangles, groups, ...changedHard({ positions, triangles }, changes) };
}

const along = (positions: Int32Array, vertex: number, axis: number): number =>
  vertex < 0 ? 0 : (positions[3 * vertex + axis] as number);

function readGroup(reader: ByteReader): MeshGroup {
  const flags = reader.byte();
  const count = reader.number();
  const kind = COLOUR_KINDS[flags >> 1];
  if (kind === undefined) throw new RangeError('A mesh has an unknown kind of colour.');
  const colour =
    kind === 'fixed' ? Array.from({ length: 4 }, () => reader.byte().toString(16).padStart(2, '0')).join('') : kind;
  return { colour, both: (flags & 1) === 1, count };
}

/** The likely hard edges with those changed that a byte for each triangle names, a bit for each of its edges. */
function changedHard(mesh: Pick<Mesh, 'positions' | 'triangles'>, changes: ByteReader): Pick<Mesh, 'hard' | 'faces'> {
  const { hard, faces } = likelyHard(mesh);
  for (let corner = 0; corner < hard.length; corner += 3) {
    const bits = changes.byte();
    for (let edge = 0; bits >> edge; edge++) {
      if (((bits >> edge) & 1) === 0) continue;
      const other = faces.opposite[corner + edge] as number;
      hard[corner + edge] = 1 - (hard[corner + edge] as number);
      if (other >= 0) hard[other] = hard[corner + edge] as number;
    }
  }
  return { hard, faces };
}
