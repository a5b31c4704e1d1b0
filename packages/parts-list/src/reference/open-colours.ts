import { colourKey, spellings, withoutNumber } from './colour-spellings.ts';
import type { Colour, Reference } from './reference.entity.ts';
import type { ColourRow, PartTables } from './tables.entity.ts';

/** Leading zeros, case, widths, spaces and the apostrophe that keeps text as it is do not tell two codes apart; `71.0` is what a spreadsheet makes of 71. */
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

/** The colours' half of the reference. */
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
  // Where two catalogues mean different colours by one name, Rebrickable's and BrickLink's goes before LEGO's own.
  const nameOwn = (colour: Colour) =>
    Object.values(colour.names).forEach((written) => name(colourKey(written), colour));
  colours.slice(0, legoNames.length).forEach(nameOwn);
  for (const [key, id] of spellings()) name(key, byId.get(id));
  legoNames.forEach((written, place) => name(colourKey(written), colours[place]));
  // What common colours are called is never a rare one's.
  colours.forEach(nameOwn);
  return {
    colours,
    colour: (id) => byId.get(id),
    colourBy: (system, code) => byCode.get(system + colourCode(code)),
    colourNamed: (written) => byName.get(colourKey(written)) ?? byName.get(colourKey(withoutNumber(written))),
  };
}
