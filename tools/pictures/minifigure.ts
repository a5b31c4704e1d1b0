import { MINIFIGURE } from '@shop/design-system/pictures/turning/mesh-address';
import { UNITS_PER_MM, readPart, type GeometryLines, type Part } from './read-geometry.ts';

/** Head, body with arms and hands, and hips with legs, and how far above the body's origin each has its own (mm). */
const PIECES = [
  { number: '3626a', up: 9.6 },
  { number: '973c01', up: 0 },
  { number: '970c00', up: -12.8 },
];

/** A minifigure in one colour, put together of plain parts. */
export function minifigure(lines: GeometryLines): Part {
  const whole: Part = { number: MINIFIGURE, match: 'composed', vertices: [], groups: [], edges: [], conditionals: [] };
  for (const { number, up } of PIECES) {
    const part = readPart(lines, number);
    if (!part) throw new Error(`The geometry has no part ${number}, of which the minifigure is made.`);
    const first = whole.vertices.length / 3;
    const moved = (places: readonly number[]) => places.map((place) => place + first);
    whole.vertices.push(...part.vertices.map((value, at) => (at % 3 === 1 ? value + up * UNITS_PER_MM : value)));
    whole.groups.push(...part.groups.map(({ both, triangles }) => ({ colour: 16, both, triangles: moved(triangles) })));
    whole.edges.push(...moved(part.edges));
    whole.conditionals.push(...moved(part.conditionals));
  }
  return whole;
}
