import type { Place } from './surface.ts';

/** From where a part is seen: turned `yaw` degrees to the right of its front, from `pitch` degrees above the ground. */
export interface Pose {
  yaw: number;
  pitch: number;
  /** 1 is the size of the still. */
  zoom: number;
}

/** The isometric view of the stills: a step along each of the three axes is equally long. */
export const START: Pose = { yaw: 45, pitch: (Math.asin(1 / Math.sqrt(3)) * 180) / Math.PI, zoom: 1 };
const RADIANS = Math.PI / 180;

/** The directions of the picture in the space of the part: to the right, up, and towards the viewer; unit vectors. */
export interface Axes {
  right: Place;
  up: Place;
  toward: Place;
}

export function axesOf({ yaw, pitch }: Pick<Pose, 'yaw' | 'pitch'>): Axes {
  const [sine, cosine] = [Math.sin(yaw * RADIANS), Math.cos(yaw * RADIANS)];
  const [rise, flat] = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS)];
  return {
    right: [cosine, 0, -sine],
    up: [-sine * rise, flat, -cosine * rise],
    toward: [sine * flat, rise, cosine * flat],
  };
}

export const dot = (one: Place, other: Place): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
