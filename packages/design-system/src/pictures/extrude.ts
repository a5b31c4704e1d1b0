import { paint } from './face-tone.ts';
import type { Pen, Solid } from './pen.ts';
import { short, shortSpot, type Axis, type Spot, type Vec } from './projection.ts';

/** A point of a profile: (x, y) for axis z, (x, z) for axis y, (y, z) for axis x. */
export type Flat = readonly [u: number, v: number];

export interface ExtrudeOptions {
  /** Adjacent faces with an angle below 28 degrees become one curved face with a gradient. */
  smooth?: boolean;
  /** Side faces of one tone become one path: for outlines with very many edges. Only for axis z. */
  merged?: boolean;
  /** No highlights along the edges. */
  dull?: boolean;
}

interface Edge {
  a: Flat;
  b: Flat;
  normal: Vec;
  seen: boolean;
  run: number;
}

/**
 * A curved face whose two ends have nearly the same light is seen from its middle: a gradient would have no direction.
 */
const ALIKE = 0.02;
const SMOOTH = Math.cos((28 * Math.PI) / 180);

const lift: Record<Axis, (u: number, v: number, w: number) => Vec> = {
  x: (u, v, w) => [w, u, v],
  y: (u, v, w) => [u, w, v],
  z: (u, v, w) => [u, v, w],
};

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const areaOf = (outline: readonly Flat[]): number =>
  outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return sum + a[0] * b[1] - b[0] * a[1];
  }, 0);

/** A profile extruded along an axis between two coordinates, each face shaded by its direction. */
export function extrude(
  pen: Pen,
  axis: Axis,
  profile: readonly Flat[],
  [from, to]: readonly [from: number, to: number],
  options: ExtrudeOptions = {},
): Solid {
  const solid = pen.solid();
  const outline = areaOf(profile) > 0 ? profile : [...profile].reverse();
  const put = ([u, v]: Flat, w: number): Vec => solid.at(lift[axis](u, v, w));
  const edges = edgesOf(outline, axis, pen, options.smooth === true);
  const { camera } = pen;
  const capNormal = camera.turned(lift[axis](0, 0, 1));
  const [near, far] = camera.sees(capNormal) ? [to, from] : [from, to];

  const runs = new Map<number, Edge[]>();
  for (const edge of edges) if (edge.seen) runs.set(edge.run, [...(runs.get(edge.run) ?? []), edge]);

  if (options.merged) drawMerged(solid, edges, put, near, far);
  else {
    const faces = [...runs.values()].map((run) => {
      const line = [...run.map(({ a }) => a), ...run.slice(-1).map(({ b }) => b)];
      return { run, places: [...line.map((flat) => put(flat, near)), ...line.reverse().map((flat) => put(flat, far))] };
    });
    faces.sort((one, other) => camera.nearness(one.places) - camera.nearness(other.places));
    for (const { run, places } of faces) {
      if (run.length > 1) drawCurved(pen, solid, axis, run, places);
      else solid.face(run[0]?.normal ?? capNormal, places);
    }
  }
  solid.face(
    camera.turned(lift[axis](0, 0, near === to ? 1 : -1)),
    outline.map((flat) => put(flat, near)),
  );
  if (!options.dull && !options.merged) drawGlints(solid, edges, put, near, far);
  return solid;
}

function edgesOf(outline: readonly Flat[], axis: Axis, pen: Pen, smooth: boolean): Edge[] {
  const edges = outline.map((a, i): Edge => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const normal = pen.camera.turned(lift[axis]((b[1] - a[1]) / length, (a[0] - b[0]) / length, 0));
    return { a, b, normal, seen: pen.camera.sees(normal), run: 0 };
  });
  const joins = (one: Edge, next: Edge) => smooth && one.seen && next.seen && dot(one.normal, next.normal) > SMOOTH;
  const start = Math.max(
    0,
    edges.findIndex((edge, i) => !joins(edges.at(i - 1) ?? edge, edge)),
  );
  const inOrder = [...edges.slice(start), ...edges.slice(0, start)];
  let run = 0;
  inOrder.forEach((edge, i) => {
    const before = inOrder[i - 1];
    if (before && !joins(before, edge)) run++;
    edge.run = run;
  });
  return inOrder;
}

/** One face over many edges, shaded by a gradient that follows the normal. */
function drawCurved(pen: Pen, solid: Solid, axis: Axis, run: readonly Edge[], places: readonly Vec[]): void {
  const half = places.length / 2;
  const [first, last] = [places[0], places[half - 1]];
  const [begin, end] = [run[0]?.normal, run.at(-1)?.normal];
  if (!first || !last || !begin || !end) return;
  const { camera } = pen;
  const along = camera.turned(lift[axis](0, 0, 1));
  const wall: Vec = [-along[1], along[0], 0];
  const direction = camera.project(along);
  const size = Math.hypot(...direction) || 1;
  const across: Spot = [-direction[1] / size, direction[0] / size];
  const reach = (place: Vec) => {
    const [x, y] = camera.project(place);
    return x * across[0] + y * across[1];
  };
  // 0 is full light and 1 full shade: from top to underside, or from the left silhouette to the right one.
  const shade = (n: Vec) => (axis === 'z' ? ((n[0] - n[1]) * Math.SQRT1_2 + 1) / 2 : (1 - n[2]) / 2);
  const [s0, s1, g0, g1] = [reach(first), reach(last), shade(begin), shade(end)];
  const middle = run[Math.floor(run.length / 2)];
  if (middle && Math.abs(g1 - g0) < ALIKE) {
    solid.face(middle.normal, places);
    return;
  }
  const step = (s1 - s0) / (g1 - g0);
  const lineEnd = (g: number): string => {
    const s = s0 + (g - g0) * step;
    return shortSpot([s * across[0], s * across[1]]);
  };
  const [x1, y1] = pair(lineEnd(0));
  const [x2, y2] = pair(lineEnd(1));
  const id = pen.newId();
  const d = camera.pathOf(places) + 'Z';
  solid.body +=
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" href="#pp-${axis === 'z' ? 'cy' : 'bend'}"/>` +
    `<path ${axis === 'z' ? 'class="l"' : paint(camera.sees(wall) ? wall : [along[1], -along[0], 0], camera)} d="${d}"/><path class="c" fill="url(#${id})" d="${d}"/>`;
}

const pair = (spot: string): [string, string] => {
  const [x = '0', y = '0'] = spot.match(/-?[\d.]+(e-?\d+)?/g) ?? [];
  return [x, y];
};

/** Vertical side faces of an outline with many small edges: one path for each tone, in short relative steps. */
function drawMerged(
  solid: Solid,
  edges: readonly Edge[],
  put: (flat: Flat, w: number) => Vec,
  near: number,
  far: number,
): void {
  const sides = new Map<string, string>();
  const { camera } = solid;
  const height = (near - far) * camera.rise;
  for (const { a, b, normal, seen } of edges) {
    const from = camera.project(put(a, far));
    if (!seen) continue;
    const to = camera.project(put(b, far));
    const tone = paint(normal, camera);
    const step: Spot = [to[0] - from[0], to[1] - from[1]];
    sides.set(
      tone,
      `${sides.get(tone) ?? ''}M${shortSpot(from)}l${shortSpot(step)}v${short(-height)}l${shortSpot([-step[0], -step[1]])}z`,
    );
  }
  for (const [tone, d] of sides) solid.body += `<path ${tone} d="${d}"/>`;
}

/** Highlights on the edges between two visible faces. */
function drawGlints(
  solid: Solid,
  edges: readonly Edge[],
  put: (flat: Flat, w: number) => Vec,
  near: number,
  far: number,
): void {
  const { camera } = solid;
  const lit = (edge: Edge) => edge.seen && edge.normal[2] > -0.1;
  let d = '';
  let pen: Flat | undefined;
  edges.forEach((edge, i) => {
    if (!lit(edge)) return;
    const next = edges[(i + 1) % edges.length] ?? edge;
    d +=
      (pen === edge.a ? 'L' : `M${shortSpot(camera.project(put(edge.a, near)))}L`) +
      shortSpot(camera.project(put(edge.b, near)));
    pen = edge.b;
    const turns = (edge.b[0] - edge.a[0]) * (next.b[1] - next.a[1]) - (edge.b[1] - edge.a[1]) * (next.b[0] - next.a[0]);
    if (lit(next) && next.run !== edge.run && turns > 0) {
      d += `L${shortSpot(camera.project(put(edge.b, far)))}`;
      pen = undefined;
    }
  });
  if (d) solid.body += `<path class="h" d="${d}"/>`;
}
