/** The mesh of a whole minifigure in one colour, beside which parts are shown. */
export const MINIFIGURE = 'minifigure';
/** The brick 2 × 4, beside which parts are shown. */
export const BRICK = '3001';

/** The file of a part's mesh, by the part's number. */
export const meshFile = (number: string): string => `/pictures/meshes/${encodeURIComponent(number)}.bin`;
