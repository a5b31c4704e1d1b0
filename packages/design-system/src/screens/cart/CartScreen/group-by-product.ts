import type { CartLine } from '@shop/contracts';

/** Groups lines by part, in the order of each group's first line. */
export function groupByProduct(lines: readonly CartLine[]): readonly (readonly CartLine[])[] {
  const groups = new Map<string, CartLine[]>();
  for (const line of lines) {
    const group = groups.get(line.productId);
    if (group) group.push(line);
    else groups.set(line.productId, [line]);
  }
  return [...groups.values()];
}
