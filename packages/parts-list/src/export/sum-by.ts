import type { ExportLine } from './export-line.entity.ts';

/** Quantities of the lines by a key, in the order in which the keys come up. Lines without one are passed over. */
export function sumBy(
  lines: readonly ExportLine[],
  keyOf: (line: ExportLine) => string | undefined,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + line.quantity);
  }
  return sums;
}
