/** A compiled picture of a part from the default view, as the packs have it. Whole units, y down. */
export interface Still {
  number: string;
  width: number;
  height: number;
  /** Units in a millimetre of the projection, and where the origin of the part is. */
  scale: number;
  left: number;
  top: number;
  /** Gradients, and what is used several times. */
  defs: string;
  /** Path data of the shadow on the ground. */
  shadow: string;
  /** Markup of the faces and studs. */
  faces: string;
  /** Path data of dark edges between faces, of light ones, and of those behind, which transparent colours show. */
  edges: string;
  glints: string;
  rear: string;
}

/** Maximum share of the frame that a part fills: of its width, of its height, and of the root of its area. */
const FILL = { width: 0.84, height: 0.74, area: 0.62 };
/** Minimum edge of the frame (mm), so that a 1 × 1 plate looks small. */
const SMALLEST = 17;

/** A square around the part with margins that give all parts the same optical size: left, top and side, in units. */
export function frameOf({ width, height, scale }: Pick<Still, 'width' | 'height' | 'scale'>): [number, number, number] {
  const side = Math.round(
    Math.max(width / FILL.width, height / FILL.height, Math.sqrt(width * height) / FILL.area, SMALLEST * scale),
  );
  return [Math.round((width - side) / 2), Math.round((height - side) / 2), side];
}
