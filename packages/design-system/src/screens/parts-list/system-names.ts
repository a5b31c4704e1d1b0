import type { ColourSystem } from '@shop/parts-list';

/** The names of colour systems, the same in every language. */
export const SYSTEM_NAMES: Readonly<Record<ColourSystem, string>> = {
  rebrickable: 'Rebrickable',
  bricklink: 'BrickLink',
  ldraw: 'LDraw',
  lego: 'LEGO',
  gds: 'GDS',
};
