/** How many edges and vertices the coding of triangles remembers: what half a byte can name, less one code each. */
export const RECENT_EDGES = 15;
export const RECENT_VERTICES = 14;

/** Numbers of an edge on which a triangle is still missing: that one has the first two as corners, and a third. */
export const EDGE_SIZE = 3;
/** Where they are: both ends, and the third corner of the triangle that is already known. */
export const FROM = 0;
export const TO = 1;
export const OPPOSITE = 2;

/**
 * What the last triangles left, the same for who writes a mesh and who reads it: open edges and used vertices, the most
 * recent first, -1 where there are not so many yet.
 */
export class Recent {
  /** EDGE_SIZE numbers each. */
  readonly edges = new Int32Array(EDGE_SIZE * RECENT_EDGES).fill(-1);
  readonly vertices = new Int32Array(RECENT_VERTICES).fill(-1);

  /** Adds a triangle; the edge at `used` is the one on which it was found, -1 for one without a neighbour. */
  add(a: number, b: number, c: number, used: number): void {
    const { edges } = this;
    if (used < 0) {
      edges.copyWithin(3 * EDGE_SIZE, 0);
      this.#set(2, b, a, c);
    } else {
      edges.copyWithin((used + 2) * EDGE_SIZE, (used + 1) * EDGE_SIZE);
      edges.copyWithin(2 * EDGE_SIZE, 0, used * EDGE_SIZE);
    }
    this.#set(0, c, b, a);
    this.#set(1, a, c, b);
  }

  #set(edge: number, from: number, to: number, opposite: number) {
    this.edges[EDGE_SIZE * edge + FROM] = from;
    this.edges[EDGE_SIZE * edge + TO] = to;
    this.edges[EDGE_SIZE * edge + OPPOSITE] = opposite;
  }

  /** Marks a vertex as the most recent. */
  use(vertex: number): void {
    const { vertices } = this;
    let moved = vertex;
    for (let at = 0; at < RECENT_VERTICES; at++) {
      const next = vertices[at] as number;
      vertices[at] = moved;
      if (next === vertex) return;
      moved = next;
    }
  }
}
