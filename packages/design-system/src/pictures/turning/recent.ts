/** How many edges and vertices the coding of triangles remembers: what half a byte can name, less one code each. */
export const RECENT_EDGES = 15;
export const RECENT_VERTICES = 14;

/** An edge on which a triangle is still missing: the next triangle on it has the corners `from`, `to` and a third. */
export interface OpenEdge {
  from: number;
  to: number;
  /** The third corner of the triangle that is already known. */
  opposite: number;
}

/**
 * What the last triangles left, the same for who writes a mesh and who reads it: open edges and used vertices, the most
 * recent first.
 */
export class Recent {
  readonly edges: OpenEdge[] = [];
  readonly vertices: number[] = [];

  /** Adds a triangle; the edge at `used` is the one on which it was found, -1 for one without a neighbour. */
  add(triangle: readonly [number, number, number], used: number): void {
    const [a, b, c] = triangle;
    if (used >= 0) this.edges.splice(used, 1);
    else this.edges.unshift({ from: b, to: a, opposite: c });
    this.edges.unshift({ from: c, to: b, opposite: a }, { from: a, to: c, opposite: b });
    while (this.edges.length > RECENT_EDGES) this.edges.pop();
  }

  /** Marks a vertex as the most recent. */
  use(vertex: number): void {
    const at = this.vertices.indexOf(vertex);
    if (at >= 0) this.vertices.splice(at, 1);
    this.vertices.unshift(vertex);
    if (this.vertices.length > RECENT_VERTICES) this.vertices.pop();
  }
}
