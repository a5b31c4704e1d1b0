import type { ReadBody } from '../read-body.ts';
import { readItems, type XmlDialect } from './read-items.ts';

/** A lot of status E is an extra lot and is requested like the others; X is excluded. Flags are tags without text. */
const BRICKSTORE: XmlDialect = {
  format: 'brickstore',
  part: 'itemid',
  colour: 'colorid',
  quantity: ['qty'],
  type: 'itemtypeid',
  isExcluded: (fields) =>
    fields.get('status')?.toUpperCase() === 'X' ||
    ['alternate', 'counterpart'].some((flag) => fields.has(flag) && !/^n/i.test(fields.get(flag) ?? '')),
  isSpare: () => false,
};

/** Reads a BrickStore document (BSX). */
export function readBrickStore(text: string, file: number): ReadBody {
  return readItems(text, file, BRICKSTORE);
}
