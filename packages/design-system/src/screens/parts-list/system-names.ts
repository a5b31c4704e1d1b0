import type { ColourSystem } from '@shop/parts-list';

/** Catalogues by their own names, which are the same in every language. */
export const SYSTEM_NAMES: Readonly<Record<ColourSystem, string>> = {
  rebrickable: 'Rebrickable',
  bricklink: 'BrickLink',
  ldraw: 'LDraw',
  lego: 'LEGO',
  gds: 'GDS',
};
