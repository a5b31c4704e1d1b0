/**
 * The inverse of `packNumbers` in `tools/parts-list`: differences in base 36, letters after a dot, `!` before numbers
 * written in full.
 */
export function unpackNumbers(packed: string): string[] {
  let digits = 0;
  return packed.split(' ').map((entry) => {
    if (entry.startsWith('!')) return entry.slice(1);
    const dot = entry.indexOf('.');
    const step = dot === -1 ? entry : entry.slice(0, dot);
    if (step !== '') digits += Number.parseInt(step, 36);
    return dot === -1 ? String(digits) : digits + entry.slice(dot + 1);
  });
}

/**
 * Unpacks groups of ascending indexes: the first is relative to the first of the previous group, the others to the one
 * before them.
 */
export function unpackGroups(packed: string): number[][] {
  let first = 0;
  return packed.split(' ').map((group) => {
    const [step = 0, ...others] = group.split('.').map((digits) => Number.parseInt(digits, 36));
    first += step;
    let place = first;
    return [first, ...others.map((other) => (place += other))];
  });
}

export function unpackPairs(packed: string, separator = '='): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of packed.split(' ')) {
    const at = pair.indexOf(separator);
    if (at !== -1) pairs.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return pairs;
}
