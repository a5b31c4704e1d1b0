import { agreement } from './agreement.ts';
import { changedParts } from './compose.ts';
import { readGeometryLines, readPart } from './read-geometry.ts';
import { readStills } from './still-packs.ts';

/** The agreement that a still must reach, and the share of stills that must. */
const ENOUGH = 0.97;
const MOST = 0.99;

/** Prints how many stills have the silhouette of their geometry, and those that do not, worst first. */
export function judgeStills(folder: string): void {
  const lines = readGeometryLines(folder);
  const changed = new Map(changedParts(lines).map((part) => [part.number, part] as const));
  const scores = [...readStills().stills].map(([number, still]): [number: string, score: number] => {
    const part = changed.get(number) ?? readPart(lines, number);
    if (!part) throw new Error(`There is a still of ${number}, but no geometry.`);
    return [number, agreement(still, part)];
  });
  const poor = scores.filter(([, score]) => score < ENOUGH).toSorted((a, b) => a[1] - b[1]);
  const share = 1 - poor.length / scores.length;
  console.log(`${scores.length} stills, ${(share * 100).toFixed(2)} % agree to at least ${ENOUGH}.`);
  for (const [number, score] of poor) console.log(`${number} ${score.toFixed(3)}`);
  if (share < MOST) process.exitCode = 1;
}
