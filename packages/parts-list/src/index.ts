// Parts lists: read in any dialect, understood line by line, and brought to an order. Pure TypeScript for the page, its worker and the command line.
export type * from './session/desk.entity.ts';
export type * from './formats/list.entity.ts';
export type * from './reference/reference.entity.ts';
export type * from './reference/resolved.entity.ts';
export type * from './settle/settled.entity.ts';
export { MEGABYTE, MAX_BYTES, MAX_ROWS } from './formats/limits.ts';
export { COLOUR_SYSTEMS } from './formats/list.entity.ts';
export { subtract, times, unite } from './lists/algebra.ts';
export { DEFAULT_SETTINGS } from './settle/default-settings.ts';
export { BUCKETS } from './settle/settled.entity.ts';
