import type { Readers } from '../read-with.ts';
import { readBricklink } from './read-bricklink.ts';
import { readBrickStore } from './read-brickstore.ts';

/** Reads a list of BrickLink or BrickStore. */
export const readXml: Readers['xml'] = (text, file, kind) =>
  (kind === 'brickstore' ? readBrickStore : readBricklink)(text, file);
