/** The colour of faces that have the part's own colour, and of those that have the colour of its edges. */
export const OWN_COLOUR = 'own';
export const EDGE_COLOUR = 'edge';

/** Triangles of one colour. */
export interface MeshGroup {
  /** The part's own colour, that of its edges, or a fixed one as `RRGGBBAA`, such as of a print. */
  colour: string;
  /** Whether both sides of the faces are shown. */
  both: boolean;
  /** The number of its triangles; the groups follow one another in `Mesh.triangles`. */
  count: number;
}

/**
 * The surface of a part. Axes: x to the right, y up, z towards the viewer; corners run counter-clockwise seen from
 * outside.
 */
export interface Mesh {
  /** Millimetres of one unit of the positions. */
  step: number;
  /** x, y, z of each vertex in whole steps; no two vertices share a place. */
  positions: Int32Array;
  /** Three places in the vertices for each triangle. */
  triangles: Uint32Array;
  groups: readonly MeshGroup[];
  /**
   * For each corner of a triangle 1 if the edge from it to the next corner is hard: a line is drawn there, and the faces
   * beside it are not shaded as one curve. Two triangles that share an edge agree on it.
   */
  hard: Uint8Array;
  /** Where it is known already. */
  faces?: Faces;
}

/** What follows from the places of triangles (`faceNormals`, `oppositeEdges`). */
export interface Faces {
  normals: Float64Array;
  opposite: Int32Array;
}

/** The corners of a triangle by the corner before: 0 → 1 → 2 → 0. */
export const nextCorner = (corner: number): number => (corner % 3 === 2 ? corner - 2 : corner + 1);

/**
 * For each corner the corner at the other end of the same edge in the neighbouring triangle: the one from which its edge
 * runs the other way; -1 where there is none or where more than two triangles meet.
 */
export function oppositeEdges(triangles: Uint32Array): Int32Array {
  const opposite = new Int32Array(triangles.length).fill(-1);
  let size = 0;
  for (const place of triangles) size = Math.max(size, place + 1);
  // The edges that begin at a vertex, one after another: far faster than a map by both ends.
  const first = new Int32Array(size).fill(-1);
  const next = new Int32Array(triangles.length).fill(-1);
  /** The corner of the first edge that runs so. */
  const edge = (from: number, to: number): number => {
    let corner = first[from] as number;
    while (corner >= 0 && triangles[nextCorner(corner)] !== to) corner = next[corner] as number;
    return corner;
  };
  for (let corner = 0; corner < triangles.length; corner++) {
    const from = triangles[corner] as number;
    const to = triangles[nextCorner(corner)] as number;
    const other = edge(to, from);
    if (other >= 0 && (opposite[other] as number) < 0) {
      opposite[corner] = other;
      opposite[other] = corner;
    } else if (edge(from, to) < 0) {
      next[corner] = first[from] as number;
      first[from] = corner;
    }
  }
  return opposite;
}
