import type { Finish } from '@shop/contracts';

/** Every finish in the order in which they are shown: the most colours first. */
export const FINISHES: readonly Finish[] = [
  'solid',
  'transparent',
  'pearl',
  'metal',
  'chrome',
  'milky',
  'glitter',
  'glow',
  'rubber',
];
