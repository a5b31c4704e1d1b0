/**
 * Parts lists: reads lists of any format, identifies their parts and colours, and resolves their rows to what the shop
 * sells. Pure TypeScript for the page, its worker and the command line.
 */
export type { Nearness } from './colours/colour-difference.ts';
export type * from './formats/list.entity.ts';
export type * from './identifiers/identified.entity.ts';
export type * from './list-session/list-session.entity.ts';
export type { Difference } from './lists/compare.ts';
export type * from './reference/reference.entity.ts';
export type * from './reference/step.entity.ts';
export type { FoundProducts } from './resolve/recognise-product.ts';
export type * from './resolve/resolved.entity.ts';
export { COLOUR_SYSTEMS } from './formats/list.entity.ts';
export { MAX_BYTES, MAX_ROWS, MEGABYTE } from './formats/limits.ts';
export { subtract, times, unite } from './lists/algebra.ts';
export { DEFAULT_SETTINGS } from './resolve/default-settings.ts';
export { BUCKETS } from './resolve/resolved.entity.ts';
