/** The opposite of `packNumbers` of `tools/parts-list`: steps in base 36 from one to the next, letters after a dot, `!` before what is written out. */
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

/** Groups of places, each rising: the first counts from the first of the group before, the others from the one before them. */
export function unpackGroups(packed: string): number[][] {
  let first = 0;
  return packed.split(' ').map((group) => {
    const [step = 0, ...others] = group.split('.').map((digits) => Number.parseInt(digits, 36));
    first += step;
    let place = first;
    return [first, ...others.map((other) => (place += other))];
  });
}

export function unpackPairs(packed: string, sign = '='): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of packed.split(' ')) {
    const at = pair.indexOf(sign);
    if (at !== -1) pairs.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return pairs;
}
