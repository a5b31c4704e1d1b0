import type { Said, World } from './world.ts';

/** What became of what was said: how many are missing, too many, or only in the wrong order. */
export type Verdict = { said: number; lost: number; duplicated: number; outOfOrder: number; unconfirmed: number };

const countOf = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

/**
 * Compares what the server has with what was said. A message of a tab that was killed before it was kept may be there or not.
 * What is visibly unconfirmed in the outbox is not lost: the shopper sees it, and decides.
 */
export function judge({
  said,
  stored,
  unconfirmed,
}: {
  said: readonly Said[];
  stored: readonly string[];
  unconfirmed: readonly string[];
}): Verdict {
  const kept = countOf(said.filter(({ isKept }) => isKept).map(({ text }) => text));
  const all = countOf(said.map(({ text }) => text));
  const there = countOf(stored);
  const shown = countOf(unconfirmed);
  let lost = 0;
  let duplicated = 0;
  for (const text of new Set([...all.keys(), ...there.keys()])) {
    lost += Math.max(0, (kept.get(text) ?? 0) - (there.get(text) ?? 0) - (shown.get(text) ?? 0));
    duplicated += Math.max(0, (there.get(text) ?? 0) - (all.get(text) ?? 0));
  }
  const isExact = lost === 0 && duplicated === 0 && unconfirmed.length === 0;
  return {
    said: said.length,
    lost,
    duplicated,
    outOfOrder: isExact && !isMerged(said, stored) ? 1 : 0,
    unconfirmed: unconfirmed.length,
  };
}

export const judgeWorld = (world: World): Verdict =>
  judge({ said: world.said, stored: world.stored(), unconfirmed: world.browser.kept().map(({ content }) => content) });

/** Whether the stored texts are the tabs' own sequences laid into one another, each in its order. What a tab did not live to see kept may come at any time, or never. */
function isMerged(said: readonly Said[], stored: readonly string[]): boolean {
  const kept = said.filter(({ isKept }) => isKept);
  const rows = [
    ...[...new Set(kept.map(({ slot }) => slot))].map((slot) => kept.filter((one) => one.slot === slot)),
    ...said.filter(({ isKept }) => !isKept).map((one) => [one]),
  ];
  /** Places in the rows from which the rest can still go on. Rows of what was not kept may be passed over. */
  let places = new Set([rows.map(() => 0).join()]);
  const passOver = (from: Set<string>) => {
    for (const place of from) {
      const at = place.split(',').map(Number);
      rows.forEach((row, index) => {
        const next = row[at[index] ?? 0];
        if (next && !next.isKept) from.add(at.with(index, (at[index] ?? 0) + 1).join());
      });
    }
    return from;
  };
  passOver(places);
  for (const text of stored) {
    const after = new Set<string>();
    for (const place of places) {
      const at = place.split(',').map(Number);
      rows.forEach((row, index) => {
        if (row[at[index] ?? 0]?.text === text) after.add(at.with(index, (at[index] ?? 0) + 1).join());
      });
    }
    places = passOver(after);
    if (places.size === 0) return false;
  }
  return rows.length === 0 || places.has(rows.map((row) => row.length).join());
}
