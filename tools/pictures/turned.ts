import { readPart, type GeometryLines, type Part } from './read-geometry.ts';

type Spot = readonly [x: number, y: number, z: number];

/**
 * Parts that look broken from the default view, and the quarter turn that shows them whole. The thin end of a tail is
 * open, where the next piece goes in, and was seen as a straight cut; half of a curved panel was behind its ridge.
 */
const QUARTER_TURNS: Readonly<Record<string, (spot: Spot) => Spot>> = {
  '40395': ([x, y, z]) => [-z, y, x],
  '65783': ([x, y, z]) => [x, -z, y],
};

/** These parts, turned. Throws if the geometry lacks one. */
export const turnedParts = (lines: GeometryLines): Part[] =>
  Object.entries(QUARTER_TURNS).map(([number, turn]) => {
    const part = readPart(lines, number);
    if (!part) throw new Error(`The geometry has no part ${number}, which is to be turned.`);
    const vertices = Array.from({ length: part.vertices.length / 3 }, (_, at) =>
      turn(part.vertices.slice(3 * at, 3 * at + 3) as unknown as Spot),
    );
    return { ...part, vertices: vertices.flat() };
  });
