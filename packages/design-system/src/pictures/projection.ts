/** A point in mm: x runs right and down on the picture, y left and down, z up. */
export type Vec = readonly [x: number, y: number, z: number];
/** A point on the picture, in the same mm. */
export type Spot = readonly [x: number, y: number];
export type Axis = 'x' | 'y' | 'z';
/** Quarter turns of the part about its upright axis; 3 brings the front (which looks left) to the right wall. */
export type Turn = 0 | 1 | 2 | 3;

/** One stud of pitch, one brick and one plate of height (mm). */
export const PITCH = 8;
export const BRICK = 9.6;
export const PLATE = 3.2;
/** What a stud measures (mm). */
export const STUD_RADIUS = 2.4;
export const STUD_HEIGHT = 1.7;

const COS30 = Math.cos(Math.PI / 6);
/** Seen by the isometric camera, a circle of radius r lying in any of the three planes is an ellipse of WIDE r by NARROW r. */
export const WIDE = Math.sqrt(1.5);
export const NARROW = Math.SQRT1_2;

/** Isometric: seen along (1, 1, 1), so a face is in sight when the sum of its normal is above zero. */
export const project = ([x, y, z]: Vec): Spot => [(x - y) * COS30, (x + y) / 2 - z];

export function turned([x, y, z]: Vec, turn: Turn): Vec {
  if (turn === 1) return [-y, x, z];
  if (turn === 2) return [-x, -y, z];
  if (turn === 3) return [y, -x, z];
  return [x, y, z];
}

/** A number as short as SVG allows: two decimals, no leading nought. */
export function short(n: number): string {
  const rounded = Math.round(n * 100) / 100 || 0;
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

export function shortSpot([x, y]: Spot): string {
  const second = short(y);
  return short(x) + (second.startsWith('-') ? '' : ' ') + second;
}
