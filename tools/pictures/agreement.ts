import type { Still } from '@shop/design-system/pictures/still';
import { UNITS_PER_MM, type Part } from './read-geometry.ts';
import { silhouetteOf } from './silhouette.ts';
import { itemBuffer } from './still/item-buffer.ts';
import { viewOf } from './still/view.ts';
import { finerFor } from './still/mean-width.ts';
import { meshOf } from './still/mesh.ts';

/** Pixels across the larger side of what is compared; of thin parts more, since a pixel is a large share of them. */
const SIZE = 400;

/**
 * How far the silhouette of a still and that of its geometry, drawn by a depth buffer from the same side, agree: pixels
 * that both cover as a share of those that either covers, 0 to 1. A still without faces agrees to nothing.
 */
export function agreement(still: Still, part: Part): number {
  const mesh = meshOf(part, UNITS_PER_MM, () => 'own');
  const view = viewOf(mesh, Math.round(SIZE * finerFor(mesh)));
  const { front } = itemBuffer(mesh, view);
  const drawn = silhouetteOf(still, view);
  let [both, either] = [0, 0];
  for (let pixel = 0; pixel < front.length; pixel++) {
    const [inMesh, inStill] = [(front[pixel] as number) >= 0, drawn[pixel] === 1];
    if (inMesh && inStill) both++;
    if (inMesh || inStill) either++;
  }
  return either === 0 ? 0 : both / either;
}
