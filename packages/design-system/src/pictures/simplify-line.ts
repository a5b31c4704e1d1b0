/** A point of a picture, in its units. */
export type Spot = readonly [x: number, y: number];

/** Douglas and Peucker's algorithm, without recursion. */
export function simplifyLine(points: readonly Spot[], tolerance: number): Spot[] {
  if (points.length < 3) return [...points];
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const parts: [number, number][] = [[0, points.length - 1]];
  while (parts.length > 0) {
    const [from, to] = parts.pop() as [number, number];
    const [ax, ay] = points[from] as Spot;
    const [bx, by] = points[to] as Spot;
    const length = Math.hypot(bx - ax, by - ay);
    let [most, at] = [tolerance, -1];
    for (let k = from + 1; k < to; k++) {
      const [x, y] = points[k] as Spot;
      const away =
        length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length;
      if (away > most) [most, at] = [away, k];
    }
    if (at < 0) continue;
    keep[at] = 1;
    parts.push([from, at], [at, to]);
  }
  return points.filter((_, at) => keep[at]);
}
