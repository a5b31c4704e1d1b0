import type { Boxed } from './painters-order.ts';
import type { Camera } from './camera.ts';
import type { Vec } from './projection.ts';

type Ground = readonly [x: number, y: number];

/** Points up to this height cast the shadow (mm). */
const NEAR_GROUND = 2.2;

/** The convex hull of points, by Andrew's monotone chain. */
function hull(points: readonly Ground[]): Ground[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (line: readonly Ground[]): Ground[] => {
    const chain: Ground[] = [];
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

/** The shadow of a part on the ground: the hull of its base, shifted slightly to the right. */
export function groundShadow(solids: readonly (Boxed & { points: readonly Vec[] })[], camera: Camera): string {
  const ground = Math.min(...solids.map(({ low }) => low[2]));
  const foot = solids
    .flatMap(({ points }) => points.filter(([, , z]) => z - ground < NEAR_GROUND))
    .map(([x, y]): Ground => [x, y]);
  const outline = hull(foot);
  if (outline.length < 3) return '';
  return `<path class="sd" d="${camera.pathOf(outline.map(([x, y]): Vec => [x + 1.1, y + 0.2, ground]))}z"/>`;
}
