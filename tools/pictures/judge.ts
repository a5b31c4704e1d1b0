import { silhouetteOf } from './silhouette.ts';
import { readGeometryLines, readPart, UNITS_PER_MM } from './read-geometry.ts';
import { itemBuffer, viewOf } from './still/item-buffer.ts';
import { meshOf } from './still/mesh.ts';
import { readStills } from './still-packs.ts';

/** Pixels across the larger side of what is compared. */
const SIZE = 400;
/** The share of common pixels that a still must reach, and the share of stills that must. */
const ENOUGH = 0.97;
const MOST = 0.99;

/** How far the silhouette of each still and that of its geometry agree, 0 to 1 (intersection over union). Prints those that do not. */
export function judgeStills(folder: string): void {
  const lines = readGeometryLines(folder);
  const scores: [number: string, score: number][] = [];
  for (const [number, still] of readStills().stills) {
    const part = readPart(lines, number);
    if (!part) throw new Error(`There is a still of ${number}, but no geometry.`);
    const mesh = meshOf(part, UNITS_PER_MM, () => 'own');
    const view = viewOf(mesh, SIZE);
    const { front } = itemBuffer(mesh, view);
    const drawn = silhouetteOf(still, view);
    let [both, either] = [0, 0];
    for (let pixel = 0; pixel < front.length; pixel++) {
      const [inMesh, inStill] = [(front[pixel] as number) >= 0, drawn[pixel] === 1];
      if (inMesh && inStill) both++;
      if (inMesh || inStill) either++;
    }
    scores.push([number, either === 0 ? 0 : both / either]);
  }
  const poor = scores.filter(([, score]) => score < ENOUGH).toSorted((a, b) => a[1] - b[1]);
  const share = 1 - poor.length / scores.length;
  console.log(`${scores.length} stills, ${(share * 100).toFixed(2)} % agree to at least ${ENOUGH}.`);
  for (const [number, score] of poor) console.log(`${number} ${score.toFixed(3)}`);
  if (share < MOST) process.exitCode = 1;
}
