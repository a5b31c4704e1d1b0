import { WIDE, shortSpot, project, turned, type Spot, type Turn, type Vec } from './projection.ts';

/**
 * The view of a part: rotated by `yaw` degrees about its vertical axis, seen from `tilt` degrees above the ground (90
 * is straight from above).
 */
export interface Look {
  yaw: number;
  tilt?: number;
}

const RADIANS = Math.PI / 180;
/** The tilt of the isometric camera, which draws the catalogue, in degrees. */
const ISOMETRIC = Math.asin(1 / Math.sqrt(3)) / RADIANS;
/** Faces closer than this to edge-on count as invisible (dot product of normal and view direction). */
const EDGE_ON = 0.0058;

/** Views a part: rotates points, projects them and knows which faces are visible. */
export class Camera {
  /** The quarter turns nearest to the yaw: after them the camera is always in front of x and y. */
  readonly quarter: Turn;
  /** Whether this is one of the four isometric views, whose studs and tones all drawings share. */
  readonly isSquare: boolean;
  /** Length of a vertical millimetre on the picture; 1 in isometry. */
  readonly rise: number;
  /** Minor half-axis of a horizontal circle of radius 1 on the picture. */
  readonly flatness: number;
  readonly #turn: readonly [cos: number, sin: number];
  readonly #isometric: boolean;

  constructor({ yaw, tilt = ISOMETRIC }: Look) {
    const quarters = Math.round(yaw / 90);
    this.quarter = (((quarters % 4) + 4) % 4) as Turn;
    this.#isometric = tilt === ISOMETRIC;
    this.isSquare = this.#isometric && yaw === quarters * 90;
    this.rise = Math.cos(tilt * RADIANS) * WIDE;
    this.flatness = Math.sin(tilt * RADIANS) * WIDE;
    const rest = (yaw - quarters * 90) * RADIANS;
    this.#turn = [Math.cos(rest), Math.sin(rest)];
  }

  turned(point: Vec): Vec {
    const square = turned(point, this.quarter);
    return this.isSquare ? square : this.twisted(square);
  }

  /** Rotates by the rest of the yaw beyond the quarter turns. */
  twisted([x, y, z]: Vec): Vec {
    const [cos, sin] = this.#turn;
    return [x * cos - y * sin, x * sin + y * cos, z];
  }

  /** The point on the picture of an already rotated point. */
  project(place: Vec): Spot {
    if (this.#isometric) return project(place);
    const [x, y, z] = place;
    return [project([x, y, 0])[0], (x + y) * Math.SQRT1_2 * this.flatness - z * this.rise];
  }

  /** How much a rotated direction faces the camera: 1 straight at it, below 0 away from it. */
  facing([x, y, z]: Vec): number {
    return ((x + y) * Math.SQRT1_2 * this.rise + z * this.flatness) / WIDE;
  }

  sees(normal: Vec): boolean {
    return this.facing(normal) > EDGE_ON;
  }

  /**
   * Mean distance of points towards the camera, rounded to hundredths of a millimetre, so that equally near faces stay
   * in their order.
   */
  nearness(places: readonly Vec[]): number {
    return Math.round((100 * places.reduce((sum, place) => sum + this.facing(place), 0)) / places.length);
  }

  /** Path data through already rotated points. */
  pathOf(places: readonly Vec[]): string {
    return 'M' + places.map((place) => shortSpot(this.project(place))).join('L');
  }
}

export const FRONT = new Camera({ yaw: 0 });
