import { cover, project, type View } from './view.ts';
import { at3, type Mesh } from './mesh.ts';
import { closedPath } from './path-data.ts';
import { findRegions, type Regions } from './regions.ts';
import { outline } from './trace.ts';
import type { Spot } from '@shop/design-system/pictures/simplify-line';

/** What is up to this height above the ground stands on it: in mm, or as a share of the part's height. */
const NEAR_GROUND = 2.2;
const NEAR_SHARE = 0.22;
/** The light comes from the left: the shadow lies so far to the right (mm). */
const ASIDE = [1.1, 0.2] as const;
/** Pixels across its grid, enough for what is blurred; smaller spots and holes than `LEAST` (pixels²) are left out. */
const ACROSS = 160;
const LEAST = 100;
const TOLERANCE = 1.2;
/** Pixels around the picture, for what lies beside it. */
const AROUND = 16;

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

/** Whether a spot is within a hull, whose corners run clockwise on the picture. */
const isWithin = (corners: readonly Spot[], x: number, y: number): boolean =>
  corners.every(([bx, by], at) => {
    const [ax, ay] = corners.at(at - 1) as Spot;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });

/** Path data of the part's shadow: what lies straight below the part, within the hull of what stands on the ground. */
export function groundShadow(mesh: Mesh, view: View): string {
  const { flat, factor, foot } = onGround(mesh, view);
  const corners = hull(foot);
  if (corners.length < 3) return '';
  const { width, height } = flat;
  const mask = new Int32Array(width * height);
  for (let face = 0; face < mesh.surfaces.length; face++)
    cover(flat, at3(mesh.corners, face), (pixel) => void (mask[pixel] = 1));
  for (let pixel = 0; pixel < mask.length; pixel++)
    if (mask[pixel] && !isWithin(corners, (pixel % width) + 0.5, Math.floor(pixel / width) + 0.5)) mask[pixel] = 0;
  const regions = findRegions(mask, width, height);
  const outside = regions.of[0] as number;
  const whole = findRegions(
    regions.of.map((region) => Number(region !== outside)),
    width,
    height,
  );
  const trace = (grid: Regions, isTraced: (region: number) => boolean) =>
    grid.first.flatMap((first, region) => {
      if (first < 0 || !isTraced(region) || (grid.areas[region] as number) < LEAST) return [];
      return [outline(grid, first, (other) => other === region, TOLERANCE)];
    });
  const outlines = trace(whole, (region) => whole.labels[region] === 1);
  // Holes run the other way round, so that they are holes by either rule of filling.
  const holes = trace(regions, (region) => regions.labels[region] === 0 && region !== outside);
  const rings = [...outlines, ...holes.map((hole) => hole.toReversed())].map((ring) =>
    ring.map(([x, y]): Spot => [Math.round((x - AROUND) / factor), Math.round((y - AROUND) / factor)]),
  );
  return closedPath(rings);
}

/** The part laid flat on the ground, on the grid of its shadow, and the spots of what stands there. */
function onGround(mesh: Mesh, view: View): { flat: View; factor: number; foot: Spot[] } {
  let [ground, top] = [Infinity, -Infinity];
  for (const corner of mesh.corners) {
    ground = Math.min(ground, mesh.places[3 * corner + 1] as number);
    top = Math.max(top, mesh.places[3 * corner + 1] as number);
  }
  const reach = Math.max(NEAR_GROUND, (top - ground) * NEAR_SHARE);
  const factor = ACROSS / Math.max(view.width, view.height);
  const flat: View = {
    ...view,
    width: Math.ceil(view.width * factor) + 2 * AROUND,
    height: Math.ceil(view.height * factor) + 2 * AROUND,
    x: new Float64Array(view.x.length),
    y: new Float64Array(view.y.length),
  };
  const foot: Spot[] = [];
  for (let at = 0; at < flat.x.length; at++) {
    const [x, , z] = at3(mesh.places, at);
    const [across, down] = project([x + ASIDE[0], ground, z + ASIDE[1]]);
    flat.x[at] = (across * view.scale + view.left) * factor + AROUND;
    flat.y[at] = (down * view.scale + view.top) * factor + AROUND;
  }
  for (const corner of new Set(mesh.corners))
    if ((mesh.places[3 * corner + 1] as number) - ground < reach)
      foot.push([flat.x[corner] as number, flat.y[corner] as number]);
  return { flat, factor, foot };
}
