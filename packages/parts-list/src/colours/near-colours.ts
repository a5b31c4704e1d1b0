import { nearestColours, type ComparedColour } from './colour-difference.ts';
import type { Reference } from '../reference/reference.entity.ts';

/** `nearestColours` with a cache: the order for a colour is computed once. */
export function memoizeNearestColours(reference: Reference): (colour: number) => readonly ComparedColour[] {
  const cache = new Map<number, readonly ComparedColour[]>();
  return (colour) => {
    let near = cache.get(colour);
    if (!near) cache.set(colour, (near = nearestColours(colour, reference)));
    return near;
  };
}
