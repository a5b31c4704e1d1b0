import type { Camera } from './camera.ts';
import { paint } from './face-tone.ts';
import type { Pen, Solid } from './pen.ts';
import { WIDE, short, shortSpot, type Axis, type Spot, type Vec } from './projection.ts';

export interface RoundOptions {
  /** Radius at the far end, where it differs (cones). */
  to?: number;
  /** Radius of a hole in the visible cap. */
  bore?: number;
  /** No highlight around the rim. */
  dull?: boolean;
  /**
   * Additional markup on the wall, drawn upright, for the minor half-axis of a circle of radius 1 and the length of the
   * wall on the picture.
   */
  onWall?: (flatness: number, length: number) => string;
}

const UPRIGHT: Record<Axis, Vec> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };
/** A point moved within the plane across an axis. */
const OFFSETS: Record<Axis, (point: Vec, a: number, b: number) => Vec> = {
  x: ([x, y, z], a, b) => [x, y + a, z + b],
  y: ([x, y, z], a, b) => [x + a, y, z + b],
  z: ([x, y, z], a, b) => [x + a, y + b, z],
};
const DEGREES = 180 / Math.PI;

/** The orientation of a round solid on the picture: it is drawn upright, then rotated. */
interface Lie {
  lay: string;
  flatness: number;
  rise: number;
}

/**
 * A horizontal cylinder is the upright one rotated; one that leans left is mirrored, so that its light stays at the
 * top.
 */
function lieOf(out: Vec, camera: Camera): Lie {
  const [x, y] = camera.project(out);
  const rise = Math.hypot(x, y);
  const angle = rise < 0.001 ? 0 : Math.atan2(x, -y) * DEGREES;
  const lay = Math.abs(angle) < 0.01 ? '' : `rotate(${short(angle)})${angle < 0 ? 'scale(-1 1)' : ''}`;
  return { lay, rise, flatness: Math.abs(camera.facing(out)) * WIDE };
}

const ellipse = (paintedBy: string, y: number, r: number, { flatness }: Lie, trim = 0): string =>
  `<ellipse ${paintedBy}${y ? ` cy="${short(y)}"` : ''} rx="${short(r * WIDE - trim)}" ry="${short(Math.max(0, r * flatness - trim * 0.6))}"/>`;

const negative = ([x, y, z]: Vec): Vec => [-x, -y, -z];

/** A cylinder, cone or disc from `base` along an axis; its wall is one face with a gradient. */
export function round(
  pen: Pen,
  axis: Axis,
  base: Vec,
  [radius, length]: readonly [radius: number, length: number],
  options: RoundOptions = {},
): Solid {
  const solid = pen.solid();
  const { camera } = pen;
  const unit = UPRIGHT[axis];
  const end: Vec = [base[0] + unit[0] * length, base[1] + unit[1] * length, base[2] + unit[2] * length];
  const way = camera.turned(unit);
  const inSight = camera.facing(way) >= 0;
  const out = inSight ? way : negative(way);
  const [far, near] = inSight ? [base, end] : [end, base];
  const [foot, rim] = inSight ? [radius, options.to ?? radius] : [options.to ?? radius, radius];
  takeSpace(solid, axis, far, foot);
  takeSpace(solid, axis, near, rim);

  const lie = lieOf(out, camera);
  const [R, Q, T] = [foot * WIDE, foot * lie.flatness, rim * WIDE].map(short);
  const top = -length * lie.rise;
  const wall = `M-${T} ${short(top)}L-${R} 0A${R} ${Q} 0 0 0 ${R} 0L${T} ${short(top)}z`;
  const bore = options.bore === undefined ? '' : ellipse('class="d"', top, options.bore, lie);
  solid.body =
    `<g transform="translate(${shortSpot(camera.project(camera.turned(far)))})${lie.lay}">` +
    `<path class="l" d="${wall}"/><path class="c" fill="url(#pp-cy)" d="${wall}"/>${options.onWall?.(lie.flatness, -top) ?? ''}` +
    ellipse(paint(out, camera), top, rim, lie) +
    (options.dull ? '' : ellipse('class="h"', top, rim, lie, 0.35)) +
    bore +
    '</g>';
  return solid;
}

/** A flat disc perpendicular to an axis, when it is visible. */
export function disc(pen: Pen, axis: Axis, centre: Vec, radius: number, tone: string): void {
  const way = pen.camera.turned(UPRIGHT[axis]);
  if (!pen.camera.sees(way)) return;
  const solid = pen.solid();
  takeSpace(solid, axis, centre, radius);
  const lie = lieOf(way, pen.camera);
  solid.body = `<g transform="translate(${shortSpot(pen.camera.project(pen.camera.turned(centre)))})${lie.lay}">${ellipse(`class="${tone}"`, 0, radius, lie)}</g>`;
}

/** A ball, or the half above `centre`. A ball of radius r is a circle of radius 1.22 r on the picture. */
export function ball(pen: Pen, centre: Vec, radius: number, half = false): void {
  const solid = pen.solid();
  const { camera } = pen;
  takeSpace(solid, 'z', centre, radius);
  takeSpace(solid, 'z', [centre[0], centre[1], centre[2] + radius], half ? 0 : radius);
  const [x, y] = camera.project(camera.turned(centre));
  const [R, Q] = [short(radius * WIDE), short(radius * camera.flatness)];
  solid.see([x - radius * WIDE, y - radius * WIDE]);
  solid.see([x + radius * WIDE, y + radius * (half ? camera.flatness : WIDE)]);
  const d = `M-${R} 0A${R} ${R} 0 0 1 ${R} 0A${R} ${half ? Q : R} 0 0 1-${R} 0z`;
  solid.body = `<g transform="translate(${shortSpot([x, y] satisfies Spot)})"><path class="l" d="${d}"/><path class="c" fill="url(#pp-ball)" d="${d}"/></g>`;
}

/** Adds a circle perpendicular to the axis to the solid's bounding box. */
function takeSpace(solid: Solid, axis: Axis, [x, y, z]: Vec, radius: number): void {
  for (let i = 0; i < 12; i++) {
    const [a, b] = [radius * Math.cos((i * Math.PI) / 6), radius * Math.sin((i * Math.PI) / 6)];
    solid.at(OFFSETS[axis]([x, y, z], a, b));
  }
}
