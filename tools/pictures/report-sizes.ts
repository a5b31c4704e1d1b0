import { gzipSync } from 'node:zlib';
import { stillFile } from '@shop/design-system/pictures/still-file';
import type { DrawnStill } from './draw-all.ts';

/** Prints sizes of pictures (gzip), time, and the largest. */
export function reportSizes(drawn: readonly DrawnStill[], packs: Record<string, number>, ms: number): void {
  const rows = drawn.map(({ still, ms: time }) => ({
    number: still.number,
    whole: gzipSync(stillFile(still), { level: 9 }).length,
    card: gzipSync(stillFile(still, 'card'), { level: 9 }).length,
    time,
  }));
  for (const name of ['whole', 'card', 'time'] as const) {
    const sorted = rows.map((row) => row[name]).toSorted((a, b) => a - b);
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
    console.log(
      `${name}: median ${at(0.5)}, 95th percentile ${at(0.95)}, most ${at(1)}, over 8000: ${sorted.filter((n) => n > 8000).length}`,
    );
  }
  const sum = Object.values(packs).reduce((total, bytes) => total + bytes, 0);
  console.log(`${drawn.length} stills in ${Math.round(ms / 1000)} s, packs ${sum} bytes`);
  const largest = rows.toSorted((a, b) => b.whole - a.whole).slice(0, 20);
  console.log(`largest: ${largest.map(({ number, whole }) => `${number} ${whole}`).join(', ')}`);
}
