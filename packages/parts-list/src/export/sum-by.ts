import type { ExportLine } from './export-line.entity.ts';

/** Adds up the quantities of lines by a key, in the order of the keys' first lines. Lines without a key are skipped. */
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
