import type { WrittenMessage, World } from './world-types.ts';

/**
 * How many messages were written, and how many of them are missing, duplicated, out of order or visibly unconfirmed.
 */
export type Verdict = { written: number; lost: number; duplicated: number; outOfOrder: number; unconfirmed: number };

const countByText = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

/**
 * Compares the server's messages with those that were written. A message of a tab that was killed before it was
 * stored may have arrived or not. A message that is visibly unconfirmed in the outbox is not lost: the shopper sees
 * it, and decides.
 */
export function judge({
  written,
  received,
  unconfirmed,
}: {
  written: readonly WrittenMessage[];
  received: readonly string[];
  unconfirmed: readonly string[];
}): Verdict {
  const storedCounts = countByText(written.filter(({ isStored }) => isStored).map(({ text }) => text));
  const writtenCounts = countByText(written.map(({ text }) => text));
  const receivedCounts = countByText(received);
  const unconfirmedCounts = countByText(unconfirmed);
  let lost = 0;
  let duplicated = 0;
  for (const text of new Set([...writtenCounts.keys(), ...receivedCounts.keys()])) {
    const arrived = receivedCounts.get(text) ?? 0;
    lost += Math.max(0, (storedCounts.get(text) ?? 0) - arrived - (unconfirmedCounts.get(text) ?? 0));
    duplicated += Math.max(0, arrived - (writtenCounts.get(text) ?? 0));
  }
  const isExact = lost === 0 && duplicated === 0 && unconfirmed.length === 0;
  return {
    written: written.length,
    lost,
    duplicated,
    outOfOrder: isExact && !isInterleaving(written, received) ? 1 : 0,
    unconfirmed: unconfirmed.length,
  };
}

export const judgeWorld = (world: World): Verdict =>
  judge({
    written: world.written,
    received: world.received(),
    unconfirmed: world.browser.stored().map(({ content }) => content),
  });

/**
 * Whether the received texts are an interleaving of the tabs' sequences, each in its order. A message whose tab was
 * killed before it was stored may come at any position, or never.
 */
function isInterleaving(written: readonly WrittenMessage[], received: readonly string[]): boolean {
  const stored = written.filter(({ isStored }) => isStored);
  const sequences = [
    ...[...new Set(stored.map(({ slot }) => slot))].map((slot) => stored.filter((one) => one.slot === slot)),
    ...written.filter(({ isStored }) => !isStored).map((one) => [one]),
  ];
  /**
   * The positions in all sequences from which the rest can still match. Messages that were not stored may be skipped.
   */
  let states = new Set([sequences.map(() => 0).join()]);
  const addSkips = (from: Set<string>) => {
    for (const state of from) {
      const positions = state.split(',').map(Number);
      sequences.forEach((sequence, index) => {
        const position = positions[index] ?? 0;
        const next = sequence[position];
        if (next && !next.isStored) from.add(positions.with(index, position + 1).join());
      });
    }
    return from;
  };
  addSkips(states);
  for (const text of received) {
    const after = new Set<string>();
    for (const state of states) {
      const positions = state.split(',').map(Number);
      sequences.forEach((sequence, index) => {
        const position = positions[index] ?? 0;
        if (sequence[position]?.text === text) after.add(positions.with(index, position + 1).join());
      });
    }
    states = addSkips(after);
    if (states.size === 0) return false;
  }
  return sequences.length === 0 || states.has(sequences.map((sequence) => sequence.length).join());
}
