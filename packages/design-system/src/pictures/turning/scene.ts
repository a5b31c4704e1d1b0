import type { Paint } from './paint.ts';
import type { Place, Surface } from './surface.ts';

/** A part in a picture. */
export interface Body {
  surface: Surface;
  paint: Paint;
  /** Where its origin is, in mm. */
  at: Place;
}

/** What a picture shows of bodies that stand on one ground. */
export interface Framing {
  /** Around this place the picture is turned, in mm. */
  centre: Place;
  /** What is to be in the middle of the canvas, in mm to the right of and above the centre on the picture. */
  middle: readonly [x: number, y: number];
  /** The width and height of the square that holds the still, in mm. */
  side: number;
}

/** Width of the border of a shadow, as a share of the size of what casts it. */
export const SOFT = 0.12;
