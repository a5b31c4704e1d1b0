import { MINIFIGURE } from '@shop/design-system/pictures/turning/mesh-address';
import { assemble } from './assemble.ts';
import { OWN_COLOUR, type GeometryLines, type Part } from './read-geometry.ts';

/** Head, body with arms and hands, and hips with legs, and how far above the body's origin each has its own (mm). */
const PIECES = [
  { number: '3626a', up: 9.6 },
  { number: '973c01', up: 0 },
  { number: '970c00', up: -12.8 },
];

/** A minifigure in one colour, put together of plain parts. */
export const minifigure = (lines: GeometryLines): Part =>
  assemble(
    lines,
    MINIFIGURE,
    PIECES.map((piece) => ({ ...piece, colourOf: () => OWN_COLOUR })),
  );
