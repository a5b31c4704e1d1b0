import { itemBuffer } from './item-buffer.ts';
import { viewOf } from './view.ts';
import type { Mesh } from './mesh.ts';

/** Pixels across, enough for this. */
const ROUGH = 250;

/** How wide a part is on average, as a share of its length. */
export function meanWidth(mesh: Mesh): number {
  const view = viewOf(mesh, ROUGH);
  const { front } = itemBuffer(mesh, view);
  let [area, sides] = [0, 0];
  for (let pixel = 0; pixel < front.length; pixel++) {
    if ((front[pixel] as number) < 0) continue;
    area++;
    const isLast = pixel % view.width === view.width - 1;
    for (const next of [
      isLast ? -1 : pixel + 1,
      pixel % view.width === 0 ? -1 : pixel - 1,
      pixel - view.width,
      pixel + view.width,
    ])
      if ((front[next] ?? -1) < 0) sides++;
  }
  return (2 * area) / Math.max(1, sides) / ROUGH;
}

/**
 * Of a part whose mean width is less than `THIN` of its length (a string, a hose, a net) a pixel is a large share, so its
 * grid is so many times as fine.
 */
const THIN = 0.04;
const FINEST = 3;

export const finerFor = (mesh: Mesh): number => Math.min(FINEST, Math.max(1, THIN / meanWidth(mesh)));
