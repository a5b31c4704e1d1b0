import { WIDE, shortSpot, project, turned, type Spot, type Turn, type Vec } from './projection.ts';

/** How a part is looked at: turned by `yaw` degrees about its upright axis, from `tilt` degrees above the ground (90 is straight from above). */
export interface Look {
  yaw: number;
  tilt?: number;
}

const RADIANS = Math.PI / 180;
/** The height of the isometric camera, at which the catalogue is drawn. */
const ISOMETRIC = Math.asin(1 / Math.sqrt(3)) / RADIANS;
/** Nearer than this to edge-on a face is not in sight. */
const EDGE_ON = 0.0058;

/** Looks at a part: turns places, projects them, and knows what is in sight. */
export class Camera {
  /** The whole quarter turns nearest to the yaw: in that frame the camera always stands in front of x and y. */
  readonly quarter: Turn;
  /** Whether it is one of the four isometric views, whose studs and tones all drawings share. */
  readonly isSquare: boolean;
  /** What a millimetre of height takes on the picture; 1 in isometry. */
  readonly rise: number;
  /** The narrow half of a level circle of radius 1 on the picture. */
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

  /** Turns by what the yaw is beyond the quarter. */
  twisted([x, y, z]: Vec): Vec {
    const [cos, sin] = this.#turn;
    return [x * cos - y * sin, x * sin + y * cos, z];
  }

  /** The spot of a place that is already turned. */
  project(place: Vec): Spot {
    if (this.#isometric) return project(place);
    const [x, y, z] = place;
    return [project([x, y, 0])[0], (x + y) * Math.SQRT1_2 * this.flatness - z * this.rise];
  }

  /** How much a turned direction points at the camera: 1 straight at it, below 0 away. */
  facing([x, y, z]: Vec): number {
    return ((x + y) * Math.SQRT1_2 * this.rise + z * this.flatness) / WIDE;
  }

  sees(normal: Vec): boolean {
    return this.facing(normal) > EDGE_ON;
  }

  /** How near places are to the camera, on the whole, in hundredths of a millimetre: what is as near stays in its order. */
  nearness(places: readonly Vec[]): number {
    return Math.round((100 * places.reduce((sum, place) => sum + this.facing(place), 0)) / places.length);
  }

  /** Path data through places that are already turned. */
  pathOf(places: readonly Vec[]): string {
    return 'M' + places.map((place) => shortSpot(this.project(place))).join('L');
  }
}

export const FRONT = new Camera({ yaw: 0 });
