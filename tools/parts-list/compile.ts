/** Compiles the tables of the parts lists: `node tools/parts-list/compile.ts FOLDER_OF_CSV`. */
import { writeFileSync } from 'node:fs';
import { colourCharacters } from '../../mocks/src/catalogue-data/colour-characters.ts';
import { legacyReading } from '../../packages/parts-list/src/reference/legacy-element.ts';
import type { PartTables } from '../../packages/parts-list/src/reference/tables.entity.ts';
import { allColours, colours, legoNames } from '../catalogue/colours.ts';
import { elementsOfParts, readPartTables } from '../part-tables.ts';
import { readPairs } from '../catalogue/words.ts';
import { aliases, gobricks } from './aliases.ts';
import { chooseElements, FIRST_ID_OF_2021, packElements } from './elements.ts';
import { alternatePairs, listedBlanks, mouldGroups, plainNumbers } from './kinships.ts';
import { packGroups, packNumbers, packPairs } from './pack.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder of the tables (csv).');
const tables = readPartTables(folder);
const ids = colours.map(([id]) => id);
const numbers = plainNumbers(tables);
const place = new Map(numbers.map((number, at) => [number, at]));
const known = new Set(numbers);
const elementsOf = elementsOfParts(tables);
/** A part's colours in the order of the table. */
const coloursOf = new Map(
  numbers.map((number) => {
    const made = new Set(elementsOf.get(number)?.map(({ colour }) => colour));
    return [number, ids.filter((id) => made.has(id))];
  }),
);
const coloursMade = (part: string): readonly number[] => coloursOf.get(part) ?? [];
const characterOf = (colour: number): string => colourCharacters[ids.indexOf(colour)] ?? '';
/** Those made in most colours first; the sort is stable. */
const ranked = numbers
  .filter((number) => coloursMade(number).length > 0)
  .toSorted((one, other) => coloursMade(other).length - coloursMade(one).length);
const rank = new Map(ranked.map((number, at) => [number, at]));
const others = aliases(tables, known);

const parts: PartTables = {
  colours: allColours,
  legoNames,
  numbers: packNumbers(numbers),
  made: numbers.map((number) => coloursMade(number).map(characterOf).join('')).join(' '),
  characters: colourCharacters.slice(0, colours.length).join(''),
  moulds: packGroups(mouldGroups(tables, place)),
  alternates: packGroups(alternatePairs(tables, place)),
  blanks: packPairs(listedBlanks(tables, place), '>'),
  gds: packPairs(gobricks(tables, known, others)),
  aliases: packPairs(others),
  bricklink: packPairs(readPairs('bricklink')),
  halves: packPairs(readPairs('halves')),
};
write('parts.json', parts);

const lego = new Map(colours.map((row) => [String(row[5]), row[0]]));
const readLegacyId = (id: string) =>
  legacyReading(
    id,
    (code) => lego.get(code),
    (number) => (known.has(number) ? number : undefined),
    (number) => new Set(coloursMade(number)),
  );
/** Of colours that the shop does not sell, such as Reddish Orange, the ids of today's elements. */
const rareColours = new Set(allColours.slice(colours.length).map(([id]) => id));
const candidates = tables.elements.filter(
  ({ id, colour }) =>
    !known.has(id) && (ids.includes(colour) || (rareColours.has(colour) && Number(id) >= FIRST_ID_OF_2021)),
);
write('elements.json', packElements(chooseElements(candidates, rank, readLegacyId), rank, coloursMade));

/** Writes a table with one line per list. */
function write(name: string, table: Record<string, unknown>): void {
  const lists = Object.entries(table).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  const file = new URL(`../../packages/parts-list/src/reference/tables/${name}`, import.meta.url);
  writeFileSync(file, `{\n${lists.join(',\n')}\n}\n`);
}
