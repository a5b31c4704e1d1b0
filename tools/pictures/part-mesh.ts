import type { FixedColours } from './geometry-colours.ts';
import { EDGE_COLOUR, OWN_COLOUR, UNITS_PER_MM, type Part } from './read-geometry.ts';
import { meshOf, type Mesh, type Paint } from './still/mesh.ts';

/** Faces in the colour of edges, and in colours that the table lacks. */
const EDGE_HEX = '#333333';
const UNKNOWN_HEX = '#808080';

/** The mesh of a part, whose own faces have the colour of the picture, or of a scene (`#RRGGBB`). */
export const partMesh = (part: Part, colours: FixedColours, own: Paint = 'own'): Mesh =>
  meshOf(part, UNITS_PER_MM, (code) => {
    if (code === OWN_COLOUR) return own;
    return code === EDGE_COLOUR ? EDGE_HEX : (colours(code)?.hex ?? UNKNOWN_HEX);
  });
