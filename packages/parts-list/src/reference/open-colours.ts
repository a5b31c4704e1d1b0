import { colourKey, spellings, withoutNumber } from './colour-spellings.ts';
import type { Colour, Reference } from './reference.entity.ts';
import type { ColourRow, PartTables } from './tables.entity.ts';

/**
 * Normalises a code: leading zeros, case, width, spaces and the apostrophe of text cells do not matter; spreadsheets
 * write `71.0` for 71.
 */
const colourCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/[\s'`‘’"]/g, '')
    .toLowerCase()
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/^0+(?=\d)/, '');

function toColour([id, hex, finish, ldraw, bricklink, lego, gds, en, hans, hant]: ColourRow): Colour {
  const codes = Object.fromEntries(
    Object.entries({ rebrickable: id, ldraw, bricklink, lego, gds }).flatMap(([system, code]) =>
      code === '' ? [] : [[system, String(code)]],
    ),
  );
  return { id, hex, finish: finish as Colour['finish'], names: { 'zh-Hans': hans, 'zh-Hant': hant, en }, codes };
}

/** The colours of the reference. */
export function openColours({
  colours: rows,
  legoNames,
}: PartTables): Pick<Reference, 'colours' | 'colour' | 'colourBy' | 'colourNamed'> {
  const colours = rows.map(toColour);
  const byId = new Map(colours.map((colour) => [colour.id, colour]));
  const byCode = new Map<string, Colour>();
  const byName = new Map<string, Colour>();
  const name = (key: string, colour: Colour | undefined) => {
    if (colour && key && !byName.has(key)) byName.set(key, colour);
  };
  for (const colour of colours)
    for (const [system, code] of Object.entries(colour.codes)) byCode.set(system + colourCode(code), colour);
  // If catalogues use one name for different colours, Rebrickable's and BrickLink's take precedence over LEGO's.
  const nameOwn = (colour: Colour) =>
    Object.values(colour.names).forEach((written) => name(colourKey(written), colour));
  colours.slice(0, legoNames.length).forEach(nameOwn);
  for (const [key, id] of spellings()) name(key, byId.get(id));
  legoNames.forEach((written, place) => name(colourKey(written), colours[place]));
  // Names of common colours are never those of rare ones.
  colours.forEach(nameOwn);
  return {
    colours,
    colour: (id) => byId.get(id),
    colourBy: (system, code) => byCode.get(system + colourCode(code)),
    colourNamed: (written) => byName.get(colourKey(written)) ?? byName.get(colourKey(withoutNumber(written))),
  };
}
