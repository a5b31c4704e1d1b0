import { areaOf, extrude, type Flat } from './extrude.ts';
import type { Pen, Solid } from './pen.ts';
import type { Vec } from './projection.ts';

export const rectangle = (x: number, y: number, width: number, length: number): Flat[] => [
  [x, y],
  [x + width, y],
  [x + width, y + length],
  [x, y + length],
];

/** Points of an arc of a circle, both ends included. Angles in degrees. */
export const arc = ([u, v]: Flat, radius: number, [from, to]: readonly [number, number], steps = 8): Flat[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)];
  });

/** Gap between adjacent moulded walls (mm). */
const GAP = 0.05;

/** A box at a corner, with its size. Its rear edges are drawn too, for transparent parts. */
export function box(pen: Pen, [x, y, z]: Vec, [width, length, height]: Vec): Solid {
  const [w, l] = [width - 2 * GAP, length - 2 * GAP];
  const solid = extrude(pen, 'z', rectangle(x + GAP, y + GAP, w, l), [z, z + height]);
  const { camera } = pen;
  const [low, high]: [Vec, Vec] = [
    [x + GAP, y + GAP, z],
    [x + GAP + w, y + GAP + l, z + height],
  ];
  const isNear = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as Vec[]
  ).map((way) => camera.sees(camera.turned(way)));
  const corner = low.map((from, i) => (isNear[i] ? from : (high[i] ?? from)));
  const end = (axis: number) =>
    corner.map((at, i) => (i !== axis ? at : ((isNear[i] ? high : low)[i] ?? at))) as unknown as Vec;
  const rear = [0, 1, 2]
    .map((axis) => camera.pathOf([camera.turned(corner as unknown as Vec), camera.turned(end(axis))]))
    .join('');
  solid.body = `<path class="b" d="${rear}"/>${solid.body}`;
  return solid;
}

/** A solid between two horizontal outlines with the same number of corners: pyramids, wedges, figures. */
export function loft(pen: Pen, lower: readonly Flat[], z0: number, upper: readonly Flat[], z1: number): Solid {
  const solid = pen.solid();
  const backwards = areaOf(lower) < 0;
  const [low, high] = [lower, upper].map((outline, i) => {
    const places = outline.map(([u, v]) => solid.at([u, v, i === 0 ? z0 : z1]));
    return backwards ? places.reverse() : places;
  }) as [Vec[], Vec[]];
  const sides = low.flatMap((a, i) => {
    const next = (i + 1) % low.length;
    const [b, c, d] = [low[next], high[next], high[i]];
    return b && c && d ? [[a, b, c, d]] : [];
  });
  const faces = [...sides, high].map((places) => ({ places, normal: normalOf(places) }));
  const { camera } = pen;
  const inSight = faces
    .filter(({ normal }) => camera.sees(normal))
    .sort((one, other) => camera.nearness(one.places) - camera.nearness(other.places));
  for (const { places, normal } of inSight) solid.face(normal, places);
  solid.body += `<path class="h" d="${camera.pathOf(high)}Z"/>`;
  return solid;
}

/** Newell's normal: also correct for faces that are not quite flat or have two identical corners. */
function normalOf(places: readonly Vec[]): Vec {
  let [x, y, z] = [0, 0, 0];
  places.forEach((a, i) => {
    const b = places[(i + 1) % places.length] ?? a;
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  });
  const size = Math.hypot(x, y, z) || 1;
  return [x / size, y / size, z / size];
}
