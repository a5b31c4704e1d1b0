import type { ReadBody } from '../read-body.ts';
import { readItems } from './read-items.ts';

const isYes = (text: string | undefined) => /^y/i.test(text ?? '');

/**
 * Reads BrickLink XML: wanted lists (`MINQTY`), inventories and store uploads (`QTY`), also items without a list and
 * several lists in one text. Counterparts and alternates are listed in a set's inventory and are not pieces of it.
 */
export function readBricklink(text: string, file: number): ReadBody {
  return readItems(text, file, {
    format: 'bricklink',
    part: 'itemid',
    colour: 'color',
    quantity: ['minqty', 'qty'],
    type: 'itemtype',
    isExcluded: (fields) => isYes(fields.get('counterpart')) || isYes(fields.get('alternate')),
    isSpare: (fields) => isYes(fields.get('extra')),
  });
}
