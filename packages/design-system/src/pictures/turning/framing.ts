import { ballAround } from './fit.ts';
import { axesOf, dot, START } from './pose.ts';
import type { Body, Framing } from './scene.ts';
import { VERTEX_SIZE, type Place } from './surface.ts';

/** The share of its square that a part fills at most, so that all parts look equally large. */
const FILL = { width: 0.84, height: 0.74, area: 0.62 };
/** The least side of the square, so that a plate 1 × 1 looks small, in mm of a still. */
const SMALLEST = 17;
/** In the isometric stills an upright millimetre is drawn as one: lengths on the picture are this much larger. */
const STILL_SCALE = Math.sqrt(1.5);

/** The framing of the stills: the part in the middle of its square, or several parts in true scale to each other. */
export function stillFraming(bodies: readonly Body[]): Framing {
  const { centre } = ballAround(bodies);
  const axes = axesOf(START);
  const [across, high] = [axes.right, axes.up].map((axis) => range(bodies, axis, centre)) as [Range, Range];
  const [width, height] = [across, high].map(([low, top]) => (top - low) * STILL_SCALE) as [number, number];
  const side = Math.max(width / FILL.width, height / FILL.height, Math.sqrt(width * height) / FILL.area, SMALLEST);
  return {
    centre,
    middle: [(across[0] + across[1]) / 2, (high[0] + high[1]) / 2],
    side: side / STILL_SCALE,
  };
}

type Range = [low: number, high: number];

/** How far bodies reach along a direction, from a place. */
function range(bodies: readonly Body[], direction: Place, from: Place): Range {
  const found: Range = [Infinity, -Infinity];
  for (const { surface, at } of bodies) {
    const shift = dot(at, direction) - dot(from, direction);
    for (let vertex = 0; vertex < surface.vertices.length; vertex += VERTEX_SIZE) {
      const { vertices } = surface;
      const reach =
        shift +
        (vertices[vertex] as number) * direction[0] +
        (vertices[vertex + 1] as number) * direction[1] +
        (vertices[vertex + 2] as number) * direction[2];
      found[0] = Math.min(found[0], reach);
      found[1] = Math.max(found[1], reach);
    }
  }
  return found;
}
