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
}

/** The corners of a triangle by the corner before: 0 → 1 → 2 → 0. */
export const nextCorner = (corner: number): number => (corner % 3 === 2 ? corner - 2 : corner + 1);

/**
 * For each corner the corner at the other end of the same edge in the neighbouring triangle: the one from which its edge
 * runs the other way; -1 where there is none or where more than two triangles meet.
 */
export function oppositeEdges(triangles: Uint32Array): Int32Array {
  const opposite = new Int32Array(triangles.length).fill(-1);
  const open = new Map<number, number>();
  const size = triangles.reduce((most, place) => Math.max(most, place), 0) + 1;
  for (let corner = 0; corner < triangles.length; corner++) {
    const from = triangles[corner] as number;
    const to = triangles[nextCorner(corner)] as number;
    const other = open.get(to * size + from);
    if (other === undefined || (opposite[other] as number) >= 0) {
      if (!open.has(from * size + to)) open.set(from * size + to, corner);
      continue;
    }
    opposite[corner] = other;
    opposite[other] = corner;
  }
  return opposite;
}
