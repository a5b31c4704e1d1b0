import { UNITS_PER_MM, readPart, type FaceGroup, type GeometryLines, type Part } from './read-geometry.ts';

/** A part of an assembly: how far above the assembly's origin it has its own (mm), and the colour of its faces. */
export interface AssemblyPiece {
  number: string;
  up: number;
  colourOf: (colour: FaceGroup['colour']) => FaceGroup['colour'];
}

/** A part put together of others. Throws if the geometry lacks one. */
export function assemble(lines: GeometryLines, number: string, pieces: readonly AssemblyPiece[]): Part {
  const whole: Part = { number, match: 'composed', vertices: [], groups: [], edges: [], conditionals: [] };
  for (const piece of pieces) {
    const part = readPart(lines, piece.number);
    if (!part) throw new Error(`The geometry has no part ${piece.number}, of which ${number} is made.`);
    const first = whole.vertices.length / 3;
    const moved = (places: readonly number[]) => places.map((place) => place + first);
    whole.vertices.push(
      ...part.vertices.map((value, at) => (at % 3 === 1 ? value + Math.round(piece.up * UNITS_PER_MM) : value)),
    );
    whole.groups.push(
      ...part.groups.map(({ colour, both, triangles }) => ({
        colour: piece.colourOf(colour),
        both,
        triangles: moved(triangles),
      })),
    );
    whole.edges.push(...moved(part.edges));
    whole.conditionals.push(...moved(part.conditionals));
  }
  return whole;
}
