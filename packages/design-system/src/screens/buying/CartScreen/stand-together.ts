import type { CartLine } from '@shop/contracts';

/** The lines in groups of one part in several colours, each group where its first line stands. */
export function standTogether(lines: readonly CartLine[]): readonly (readonly CartLine[])[] {
  const groups = new Map<string, CartLine[]>();
  for (const line of lines) {
    const group = groups.get(line.productId);
    if (group) group.push(line);
    else groups.set(line.productId, [line]);
  }
  return [...groups.values()];
}
