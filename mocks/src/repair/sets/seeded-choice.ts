import { randomAt, seedOf } from '../../catalogue-data/seeded-random.ts';

/** Random numbers in [0, 1) that are the same for the same text. */
export function randomsOf(text: string): () => number {
  const seed = seedOf(text);
  let index = 0;
  return () => randomAt(seed, index++);
}

/** One of the options, each as likely as its weight; absent if there are none. */
export function weighted<T>(options: readonly (readonly [option: T, weight: number])[], chance: number): T | undefined {
  let left = chance * options.reduce((sum, [, weight]) => sum + weight, 0);
  return (options.find(([, weight]) => (left -= weight) < 0) ?? options.at(-1))?.[0];
}

/** The items in a random order. */
export function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
