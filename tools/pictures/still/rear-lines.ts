import { at3, type Mesh } from './mesh.ts';
import { cover, type View } from './view.ts';
import { joined } from './lines.ts';
import type { Spot } from '@shop/design-system/pictures/simplify-line';

/** Shorter lines behind are left out (units). */
const SHORTEST = 40;

/** The hard edges on the far side of a part, which show through a transparent one. */
export function findRearLines(mesh: Mesh, view: View): Spot[][] {
  const far = new Float32Array(view.width * view.height).fill(Infinity);
  for (let face = 0; face < mesh.surfaces.length; face++) {
    const corners = at3(mesh.corners, face);
    const [a, b, c] = corners.map((corner) => view.near[corner] as number) as [number, number, number];
    cover(view, corners, (pixel, wa, wb, wc) => {
      far[pixel] = Math.min(far[pixel] as number, wa * a + wb * b + wc * c);
    });
  }
  const pieces: [Spot, Spot][] = [];
  for (let at = 0; at < mesh.edges.length; at += 2) {
    const [a, b] = [mesh.edges[at] as number, mesh.edges[at + 1] as number];
    const spot = (share: number): Spot => [
      Math.round((view.x[a] as number) * (1 - share) + (view.x[b] as number) * share),
      Math.round((view.y[a] as number) * (1 - share) + (view.y[b] as number) * share),
    ];
    const isSeen = [0.1, 0.5, 0.9].every((share) => {
      const [x, y] = spot(share);
      const near = (view.near[a] as number) * (1 - share) + (view.near[b] as number) * share;
      const depths = [-2, 2].flatMap((by) => {
        const pixel = y * view.width + x + by;
        return x + by < 0 || x + by >= view.width || y >= view.height ? [] : [far[pixel] as number];
      });
      return depths.some((depth) => depth < Infinity && near < depth + 6);
    });
    if (isSeen) pieces.push([spot(0), spot(1)]);
  }
  return joined(pieces, SHORTEST);
}
