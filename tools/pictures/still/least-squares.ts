/** The pixels of a surface: columns, rows and light. */
export interface Sample {
  x: Float64Array;
  y: Float64Array;
  light: Float64Array;
}

/** Solves a symmetric linear system by elimination; undefined where it has no single solution. */
function solve(matrix: number[][], values: number[]): number[] | undefined {
  const rows = matrix.map((row, at) => [...row, values[at] as number]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    const best = rows
      .slice(at)
      .reduce(
        (most, row, by) => (Math.abs(row[at] as number) > Math.abs(rows[most]?.[at] as number) ? at + by : most),
        at,
      );
    [rows[at], rows[best]] = [rows[best] as number[], rows[at] as number[]];
    const pivot = rows[at] as number[];
    if (Math.abs(pivot[at] as number) < 1e-9) return undefined;
    for (const row of rows) {
      if (row === pivot) continue;
      const share = (row[at] as number) / (pivot[at] as number);
      for (let to = at; to <= size; to++) row[to] = (row[to] as number) - share * (pivot[to] as number);
    }
  }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number));
}

/** The least squares fit of the light by a sum of terms, of coordinates relative to the middle in shares of `reach`. */
export function leastSquares(
  sample: Sample,
  middle: readonly [number, number],
  reach: number,
  terms: (u: number, v: number) => number[],
) {
  const count = terms(0, 0).length;
  const matrix = Array.from({ length: count }, () => Array.from({ length: count }, () => 0));
  const values = Array.from({ length: count }, () => 0);
  for (let at = 0; at < sample.x.length; at++) {
    const row = terms(((sample.x[at] as number) - middle[0]) / reach, ((sample.y[at] as number) - middle[1]) / reach);
    for (let i = 0; i < count; i++) {
      values[i] = (values[i] as number) + (row[i] as number) * (sample.light[at] as number);
      const line = matrix[i] as number[];
      for (let j = 0; j < count; j++) line[j] = (line[j] as number) + (row[i] as number) * (row[j] as number);
    }
  }
  return solve(matrix, values);
}
