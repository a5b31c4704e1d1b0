import { project, type View } from './item-buffer.ts';
import { at3, type Mesh } from './mesh.ts';
import { closedPath } from './path-data.ts';
import type { Spot } from '@shop/design-system/pictures/simplify-line';

/** What is up to this height above the ground casts the shadow: in mm, or as a share of the part's height. */
const NEAR_GROUND = 2.2;
const NEAR_SHARE = 0.22;

/** The convex hull of points, by Andrew's monotone chain. */
function hull(points: readonly Spot[]): Spot[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (line: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const p of line) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Path data of the part's shadow on the ground: the hull of its foot, a little to the right. */
export function groundShadow(mesh: Mesh, view: View): string {
  let [ground, top] = [Infinity, -Infinity];
  for (const corner of mesh.corners) {
    ground = Math.min(ground, mesh.places[3 * corner + 1] as number);
    top = Math.max(top, mesh.places[3 * corner + 1] as number);
  }
  const reach = Math.max(NEAR_GROUND, (top - ground) * NEAR_SHARE);
  const foot = new Map<string, Spot>();
  for (const corner of mesh.corners) {
    const [x, y, z] = at3(mesh.places, corner);
    if (y - ground >= reach) continue;
    const [across, down] = project([x + 1.1, ground, z + 0.2]);
    const spot: Spot = [Math.round(across * view.scale + view.left), Math.round(down * view.scale + view.top)];
    foot.set(spot.join(), spot);
  }
  const outline = hull([...foot.values()]);
  return outline.length < 3 ? '' : closedPath([outline]);
}
