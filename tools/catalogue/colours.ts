import type { ColourRow } from '../../packages/parts-list/src/reference/tables.entity.ts';
import { readTable } from '../part-tables.ts';

const table = readTable(`${import.meta.dirname}/words`, 'colours.csv');
/** A number in another system; '' if that lacks the colour. */
const numberIn = (cell = '') => (cell === '' ? '' : Number(cell));

/** All colours: those that the shop sells, the most common first, then the rare ones. */
export const allColours = table.map(
  ({ id, hex = '', finish = '', ldraw, bricklink, lego, gds = '', en = '', hans = '', hant = '' }): ColourRow => [
    Number(id),
    hex,
    finish,
    numberIn(ldraw),
    numberIn(bricklink),
    numberIn(lego),
    gds,
    en,
    hans,
    hant,
  ],
);
/** Those that the shop sells have a number at LEGO. */
export const colours = allColours.filter(([, , , , , lego]) => lego !== '');
export const legoNames = table.slice(0, colours.length).map((row) => row['lego_name'] ?? '');
