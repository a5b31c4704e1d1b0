import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { colourCharacters } from '../../mocks/src/catalogue-data/colour-characters.ts';
import { legacyReading } from '../../packages/parts-list/src/reference/legacy-element.ts';
import type { ElementTable, PartTables } from '../../packages/parts-list/src/reference/tables.entity.ts';
import { join } from 'node:path';
import { readColours } from '../catalogue/colours.ts';
import { readRareColours } from './rare-colours.ts';
import { readTable } from '../read-table.ts';
import { aliases, bricklinkNumbers, gobricks } from './aliases.ts';
import { chooseElements, packElements } from './elements.ts';
import { halves } from './halves.ts';
import { alternatePairs, mouldGroups, listedBlanks } from './kinships.ts';
import { packGroups, packNumbers, packPairs } from './pack.ts';
import { plainNumbers, readSources } from './sources.ts';

const target = new URL('../../packages/parts-list/src/reference/tables/', import.meta.url);
const [folder] = process.argv.slice(2);

if (folder === undefined) {
  console.error('Usage: node tools/parts-list/compile.ts FOLDER_OF_CSV');
  process.exitCode = 2;
} else {
  const { parts, elements } = compile(folder);
  write('parts.json', parts);
  write('elements.json', elements);
}

function compile(from: string): { parts: PartTables; elements: ElementTable } {
  const sources = readSources(from);
  const colours = readColours(from);
  const numbers = plainNumbers(sources);
  const place = new Map(numbers.map((number, at) => [number, at]));
  const known = new Set(numbers);
  const order = new Map(colours.map(([id], at) => [id, at]));
  const made = new Map<string, Set<number>>(numbers.map((number) => [number, new Set()]));
  for (const { part, colour } of sources.elements) if (order.has(colour)) made.get(part)?.add(colour);
  /** A mould's colours in the order of the table. */
  const coloursOf = (part: string): number[] =>
    [...(made.get(part) ?? [])].toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  const others = aliases(sources, known);
  const ranked = numbers
    .filter((number) => coloursOf(number).length > 0)
    .toSorted(
      (one, other) =>
        coloursOf(other).length - coloursOf(one).length || (place.get(one) ?? 0) - (place.get(other) ?? 0),
    );
  const lego = new Map(colours.map((row) => [String(row[5]), row[0]]));
  const chosenElements = chooseElements(
    sources.elements.filter(({ id, colour }) => order.has(colour) && !known.has(id)),
    ranked,
    (id) =>
      legacyReading(
        id,
        (code) => lego.get(code),
        (number) => (known.has(number) ? number : undefined),
        (number) => made.get(number) ?? new Set(),
      ),
  );
  return {
    parts: {
      colours: [...colours, ...readRareColours(from, new Set(order.keys()))],
      legoNames: legoNames(
        from,
        colours.map(([id]) => id),
      ),
      numbers: packNumbers(numbers),
      made: numbers
        .map((number) =>
          coloursOf(number)
            .map((id) => colourCharacters[order.get(id) ?? 0])
            .join(''),
        )
        .join(' '),
      characters: colourCharacters.slice(0, colours.length).join(''),
      moulds: packGroups(mouldGroups(sources, place)),
      alternates: packGroups(alternatePairs(sources, place)),
      blanks: packPairs(listedBlanks(sources, place), '>'),
      gds: packPairs(gobricks(from, known, others)),
      aliases: packPairs(others),
      bricklink: packPairs(bricklinkNumbers()),
      halves: packPairs(halves(sources)),
    },
    elements: packElements(chosenElements, new Map(ranked.map((number, at) => [number, at])), (part, colour) =>
      coloursOf(part).indexOf(colour),
    ),
  };
}

/** LEGO's names of the colours, in the order of their ids. */
function legoNames(from: string, ids: readonly number[]): string[] {
  const names = new Map(
    readTable(join(from, 'colour_xref.csv')).map((row) => [Number(row['rb_id']), row['lego_name'] ?? '']),
  );
  return ids.map((id) => names.get(id) ?? '');
}

/** Writes a table with one line per list, and prints its compressed size. */
function write(name: string, table: Record<string, unknown>): void {
  const text = `{\n${Object.entries(table)
    .map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`;
  writeFileSync(new URL(name, target), text);
  console.log(`${name}: ${gzipSync(text, { level: 9 }).length} bytes gzip`);
  for (const [key, value] of Object.entries(table))
    console.log(`  ${key}: ${gzipSync(JSON.stringify(value), { level: 9 }).length}`);
}
