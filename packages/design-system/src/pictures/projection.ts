/** A point in mm: x goes right and down on the picture, y left and down, z up. */
export type Vec = readonly [x: number, y: number, z: number];
/** A point on the picture, in mm. */
export type Spot = readonly [x: number, y: number];
export type Axis = 'x' | 'y' | 'z';
/** Quarter turns of the part about its vertical axis; 3 turns the front (which faces left) to the right. */
export type Turn = 0 | 1 | 2 | 3;

/** Pitch of studs, height of a brick and height of a plate (mm). */
export const PITCH = 8;
export const BRICK = 9.6;
export const PLATE = 3.2;
/** Dimensions of a stud (mm). */
export const STUD_RADIUS = 2.4;
export const STUD_HEIGHT = 1.7;

const COS30 = Math.cos(Math.PI / 6);
/** In the isometric view a circle of radius r in any of the three planes is an ellipse of WIDE × r by NARROW × r. */
export const WIDE = Math.sqrt(1.5);
export const NARROW = Math.SQRT1_2;

/** Isometric: seen along (1, 1, 1), so a face is visible when the sum of its normal is positive. */
export const project = ([x, y, z]: Vec): Spot => [(x - y) * COS30, (x + y) / 2 - z];

export function turned([x, y, z]: Vec, turn: Turn): Vec {
  if (turn === 1) return [-y, x, z];
  if (turn === 2) return [-x, -y, z];
  if (turn === 3) return [y, -x, z];
  return [x, y, z];
}

/** A number in the shortest form that SVG allows: two decimals, no leading zero. */
export function short(n: number): string {
  const rounded = Math.round(n * 100) / 100 || 0;
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

export function shortSpot([x, y]: Spot): string {
  const second = short(y);
  return short(x) + (second.startsWith('-') ? '' : ' ') + second;
}
