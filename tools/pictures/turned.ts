import { at3 } from './still/mesh.ts';
import { readPart, type GeometryLines, type Part } from './read-geometry.ts';

type Spot = readonly [x: number, y: number, z: number];

/**
 * Parts that are wrong or look broken from the default view, and the turn that shows them as they are. The thin end of a
 * tail is open, where the next piece goes in, and was seen as a straight cut; half of a curved panel was behind its
 * ridge; of two tiles with one shape, one is a 6 and the other a 9.
 */
const TURNS: Readonly<Record<string, (spot: Spot) => Spot>> = {
  '40395': ([x, y, z]) => [-z, y, x],
  '65783': ([x, y, z]) => [x, -z, y],
  '3070bpr0097': ([x, y, z]) => [-x, y, -z],
};

/** These parts, turned. Throws if the geometry lacks one. */
export const turnedParts = (lines: GeometryLines): Part[] =>
  Object.entries(TURNS).map(([number, turn]) => {
    const part = readPart(lines, number);
    if (!part) throw new Error(`The geometry has no part ${number}, which is to be turned.`);
    const vertices = Array.from({ length: part.vertices.length / 3 }, (_, at) => turn(at3(part.vertices, at)));
    return { ...part, vertices: vertices.flat() };
  });
