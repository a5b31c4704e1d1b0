/** Lines of a part, to be found along the edges of triangles, also where these have other ends. */
export class HardLines {
  readonly #positions: Int32Array;
  /** Stretches of each straight line, from and to in steps along it. */
  readonly #stretches = new Map<string, [number, number][]>();

  /** `ends`: two vertices for each line. */
  constructor(positions: Int32Array, ends: readonly number[]) {
    this.#positions = positions;
    for (let at = 0; at < ends.length; at += 2) {
      const found = this.#place(ends[at] as number, ends[at + 1] as number);
      if (!found) continue;
      this.#stretches.set(found.line, [...(this.#stretches.get(found.line) ?? []), found.stretch]);
    }
  }

  /** Whether a line runs along at least half of the edge between two vertices. */
  cover(from: number, to: number): boolean {
    const found = this.#place(from, to);
    if (!found) return false;
    const [low, high] = found.stretch;
    const covered = (this.#stretches.get(found.line) ?? []).reduce(
      (sum, [start, end]) => sum + Math.max(0, Math.min(end, high) - Math.max(start, low)),
      0,
    );
    return covered * 2 >= high - low;
  }

  /** The straight line through two vertices, named by its direction in lowest terms and its moment, and their places. */
  #place(from: number, to: number): { line: string; stretch: [number, number] } | undefined {
    const at = (vertex: number) =>
      [...this.#positions.subarray(3 * vertex, 3 * vertex + 3)] as [number, number, number];
    const [one, other] = [at(from), at(to)];
    const along = one.map((value, axis) => (other[axis] as number) - value);
    const divisor = along.reduce((divided, value) => greatestDivisor(divided, Math.abs(value)), 0);
    if (divisor === 0) return undefined;
    const sense = Math.sign(along.find((value) => value !== 0) as number);
    const [x, y, z] = along.map((value) => (sense * value) / divisor) as [number, number, number];
    const moment = [one[1] * z - one[2] * y, one[2] * x - one[0] * z, one[0] * y - one[1] * x];
    const axis = [x, y, z].findIndex((value) => value !== 0);
    const stretch = [one, other].map((place) => (place[axis] as number) / ([x, y, z][axis] as number));
    return { line: [x, y, z, ...moment].join(' '), stretch: [Math.min(...stretch), Math.max(...stretch)] };
  }
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
