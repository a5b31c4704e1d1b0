import type { Paint } from './paint.ts';
import type { Body } from './scene.ts';
import type { Surface } from './surface.ts';

/** Space between the part and what it is compared with, in mm. */
const GAP = 6;

/** The part beside another, to its left, both on one ground and in true scale. */
export function besideEachOther(part: Omit<Body, 'at'>, other: { surface: Surface; paint: Paint }): Body[] {
  const depth = (surface: Surface) => (surface.low[2] + surface.high[2]) / 2;
  return [
    { ...part, at: [0, 0, 0] },
    {
      ...other,
      at: [
        part.surface.low[0] - other.surface.high[0] - GAP,
        part.surface.low[1] - other.surface.low[1],
        depth(part.surface) - depth(other.surface),
      ],
    },
  ];
}

/** The size of a part in mm, to a tenth, studs included: width (x), length (z) and height (y). */
export interface PartSize {
  width: number;
  length: number;
  height: number;
}

export const sizeOf = ({ low, high }: Surface): PartSize => {
  const side = (axis: 0 | 1 | 2) => Math.round((high[axis] - low[axis]) * 10) / 10;
  return { width: side(0), length: side(2), height: side(1) };
};
