import { triple } from '../triple.ts';
import { fitOf, type CanvasSize } from './fit.ts';
import { STILL } from './light.ts';
import { dot, type Axes, type Pose } from './pose.ts';
import type { Framing } from './scene.ts';
import type { Place } from './surface.ts';

/** Where places and directions are on a picture. */
export interface Projection extends Axes {
  /** Pixels for each mm. */
  scale: number;
  /** Where the origin of the space is: pixels to the right and down, mm towards the viewer. */
  origin: Place;
  /** The directions from which light falls, in the space: to the right, up and to the front in the view of the stills. */
  light: readonly [Place, Place, Place];
}

export function projectionOf(pose: Pose, framing: Framing, size: CanvasSize): Projection {
  const { axes, scale } = fitOf(pose, framing, size);
  const { right, up, toward } = axes;
  const { centre, middle } = framing;
  return {
    ...axes,
    scale,
    origin: [
      size.width / 2 - (middle[0] + dot(right, centre)) * scale,
      size.height / 2 + (middle[1] + dot(up, centre)) * scale,
      -dot(toward, centre),
    ],
    light: [inStill(axes, 0), inStill(axes, 1), inStill(axes, 2)],
  };
}

const inStill = ({ right, up, toward }: Axes, still: 0 | 1 | 2): Place =>
  triple((axis) => STILL.right[still] * right[axis] + STILL.up[still] * up[axis] + STILL.toward[still] * toward[axis]);

/** Where a place is: pixels to the right and down, mm towards the viewer. */
export const placeOn = ({ right, up, toward, scale, origin }: Projection, place: Place): Place => [
  origin[0] + scale * dot(right, place),
  origin[1] - scale * dot(up, place),
  origin[2] + dot(toward, place),
];

/** How far a vector reaches in a direction, by where it begins in a list. */
export const along = (way: Place, list: Float32Array, from: number): number =>
  way[0] * (list[from] as number) + way[1] * (list[from + 1] as number) + way[2] * (list[from + 2] as number);
