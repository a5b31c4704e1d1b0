import type { Pen, Solid } from './pen.ts';
import { NARROW, WIDE, project, short, shortSpot, turned, type Axis, type Vec } from './projection.ts';

export interface RoundManner {
  /** Radius at the far end when it differs (cones). */
  to?: number;
  /** A hole in the cap in sight: its radius. */
  bore?: number;
  /** Tone of the cap in sight; by default that of the way it looks. */
  cap?: string;
  /** No light round the rim. */
  dull?: boolean;
}

const CAP_TONE: Record<Axis, string> = { x: 'r', y: 'l', z: 't' };
/** A lying cylinder is the upright one turned on the picture; the one along y is mirrored to keep its light above. */
const LAY: Record<Axis, string> = { x: 'rotate(120)', y: 'rotate(-120)scale(-1 1)', z: '' };
const UPRIGHT: Record<Axis, Vec> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

const ellipse = (tone: string, y: number, r: number, trim = 0): string =>
  `<ellipse class="${tone}"${y ? ` cy="${short(y)}"` : ''} rx="${short(r * WIDE - trim)}" ry="${short(r * NARROW - trim * 0.6)}"/>`;

/** A round body from `base` along an axis: cylinder, cone or disc, its wall one face with a gradient. */
export function round(pen: Pen, axis: Axis, base: Vec, radius: number, length: number, manner: RoundManner = {}): Solid {
  const solid = pen.solid();
  const unit = UPRIGHT[axis];
  const end: Vec = [base[0] + unit[0] * length, base[1] + unit[1] * length, base[2] + unit[2] * length];
  const way = turned(unit, pen.turn);
  const inSight = way[0] + way[1] + way[2] > 0;
  const axisNow: Axis = way[0] ? 'x' : way[1] ? 'y' : 'z';
  const [far, near] = inSight ? [base, end] : [end, base];
  const [foot, rim] = inSight ? [radius, manner.to ?? radius] : [manner.to ?? radius, radius];
  takeSpace(solid, axis, far, foot);
  takeSpace(solid, axis, near, rim);

  const [R, Q, T] = [foot * WIDE, foot * NARROW, rim * WIDE].map(short);
  const top = short(-length);
  const wall = `M-${T} ${top}L-${R} 0A${R} ${Q} 0 0 0 ${R} 0L${T} ${top}z`;
  const bore = manner.bore === undefined ? '' : ellipse('d', -length, manner.bore);
  solid.body = `<g transform="translate(${shortSpot(project(turned(far, pen.turn)))})${LAY[axisNow]}">`
    + `<path class="l" d="${wall}"/><path class="c" fill="url(#pp-cy)" d="${wall}"/>`
    + ellipse(manner.cap ?? CAP_TONE[axisNow], -length, rim) + (manner.dull ? '' : ellipse('h', -length, rim, 0.35)) + bore + '</g>';
  return solid;
}

/** A flat disc in the plane across an axis, when it is in sight. */
export function disc(pen: Pen, axis: Axis, centre: Vec, radius: number, tone: string): void {
  const way = turned(UPRIGHT[axis], pen.turn);
  if (way[0] + way[1] + way[2] < 0) return;
  const solid = pen.solid();
  takeSpace(solid, axis, centre, radius);
  const lay = way[0] ? 'rotate(-60)' : way[1] ? 'rotate(60)' : '';
  solid.body = `<g transform="translate(${shortSpot(project(turned(centre, pen.turn)))})${lay}">${ellipse(tone, 0, radius)}</g>`;
}

/** A ball, or the half above `centre`. A ball of radius r is a circle of 1.22 r on the picture. */
export function ball(pen: Pen, centre: Vec, radius: number, half = false): void {
  const solid = pen.solid();
  takeSpace(solid, 'z', centre, radius);
  takeSpace(solid, 'z', [centre[0], centre[1], centre[2] + radius], half ? 0 : radius);
  const [x, y] = project(turned(centre, pen.turn));
  const [R, Q] = [short(radius * WIDE), short(radius * NARROW)];
  solid.see([x - radius * WIDE, y - radius * WIDE]);
  solid.see([x + radius * WIDE, y + radius * (half ? NARROW : WIDE)]);
  const d = `M-${R} 0A${R} ${R} 0 0 1 ${R} 0A${R} ${half ? Q : R} 0 0 1-${R} 0z`;
  solid.body = `<g transform="translate(${shortSpot([x, y])})"><path class="l" d="${d}"/><path class="c" fill="url(#pp-ball)" d="${d}"/></g>`;
}

/** Counts a circle across the axis to the solid's space: eight points in space, its ellipse on the picture. */
function takeSpace(solid: Solid, axis: Axis, [x, y, z]: Vec, radius: number): void {
  for (let i = 0; i < 12; i++) {
    const [a, b] = [radius * Math.cos((i * Math.PI) / 6), radius * Math.sin((i * Math.PI) / 6)];
    solid.at(axis === 'z' ? [x + a, y + b, z] : axis === 'y' ? [x + a, y, z + b] : [x, y + a, z + b]);
  }
}
