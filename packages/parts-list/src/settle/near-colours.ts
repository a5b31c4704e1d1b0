import { nearestColours, type ComparedColour } from '../reference/colour-difference.ts';
import type { Reference } from '../reference/reference.entity.ts';

/** The colours of one finish by their distance from a colour, nearest first; each worked out once. */
export function rememberNear(reference: Reference): (colour: number) => readonly ComparedColour[] {
  const remembered = new Map<number, readonly ComparedColour[]>();
  return (colour) => {
    let near = remembered.get(colour);
    if (!near) remembered.set(colour, (near = nearestColours(colour, reference)));
    return near;
  };
}
