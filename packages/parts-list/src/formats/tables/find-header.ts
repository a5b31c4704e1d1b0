import type { ColourSystem, ColumnMapping, Format, ReadFile } from '../list.entity.ts';
import { isFooter } from './footer.ts';
import { headingOf, headingWord, type Heading } from './headings.ts';

/** Columns that headings name, from 0: what the shopper could map, and what only dialects have. */
export type NamedColumns = Omit<ColumnMapping, 'hasHeader'> & {
  itemType?: number;
  otherPart?: number;
  otherColour?: { column: number; system: ColourSystem };
};

/** A row of headings: its place among the rows, what it names, and the dialect it is of. */
export type Header = { row: number; named: NamedColumns; format: Format; colours?: ReadFile['colours'] };

type Placed = Heading & { column: number };

/** The first row that names what a list needs, else the first that names anything, with no number in it and no line above it. */
export function findHeader(rows: readonly (readonly string[])[]): Header | undefined {
  const read = rows.map(headingsOf);
  const whole = read.findIndex((headings) => has(headings, 'part', 'element') && has(headings, 'quantity', 'colour'));
  const lines = rows.findIndex((cells) => cells.filter(hasDigit).length > 1);
  const above = rows.slice(0, lines < 0 ? rows.length : lines);
  const row =
    whole >= 0
      ? whole
      : above.findIndex((cells, place) => read[place]?.length && !cells.some(hasDigit) && !isFooter(cells));
  return row < 0 ? undefined : toHeader(row, rows[row] ?? [], read[row] ?? []);
}

const hasDigit = (cell: string): boolean => /\d/.test(cell);

const headingsOf = (cells: readonly string[]): Placed[] =>
  cells
    .flatMap((cell, column) => ({ ...headingOf(cell), column }))
    .filter((placed): placed is Placed => placed.role !== undefined);

const has = (headings: readonly Placed[], ...roles: Heading['role'][]): boolean =>
  headings.some(({ role }) => roles.includes(role));

function toHeader(row: number, cells: readonly string[], headings: readonly Placed[]): Header {
  const best = (role: Heading['role']): Placed | undefined =>
    headings.filter((placed) => placed.role === role).toSorted((a, b) => b.weight - a.weight)[0];
  const part = best('part');
  const colour = bestColour(headings);
  const named: NamedColumns = {
    part: part?.column,
    colour: colour?.column,
    quantity: best('quantity')?.column,
    element: best('element')?.column,
    spare: best('spare')?.column,
    itemType: best('itemType')?.column,
  };
  const otherColour = headings.find(
    (placed) => placed.role === 'colour' && placed !== colour && isNumbered(placed) && isNumbered(colour),
  );
  if (otherColour && isNumbered(otherColour))
    named.otherColour = { column: otherColour.column, system: otherColour.system };
  named.otherPart = headings.find(
    (placed) => placed.role === 'part' && placed !== part && placed.system === 'ldraw',
  )?.column;
  return {
    row,
    named: withoutGaps(named),
    ...dialectOf(new Set(cells.map(headingWord).filter((word) => word !== '')), named, colour),
  };
}

/** A colour by a system's numbers before one by any numbers, and that before one by name. */
function bestColour(headings: readonly Placed[]): Placed | undefined {
  const colours = headings.filter(({ role }) => role === 'colour').toSorted((a, b) => b.weight - a.weight);
  return colours.find(isNumbered) ?? colours[0];
}

const isNumbered = <P extends { system?: Heading['system'] }>(placed?: P): placed is P & { system: ColourSystem } =>
  placed?.system !== undefined && placed.system !== 'name';

const withoutGaps = (named: NamedColumns): NamedColumns =>
  Object.fromEntries(Object.entries(named).filter(([, column]) => column !== undefined));

const REBRICKABLE = new Set([
  'part',
  'color',
  'quantity',
  'num',
  'isspare',
  'partnum',
  'colorid',
  'inventoryid',
  'imgurl',
]);
const BATCH = new Set(['零件编号', '颜色编号', '数量']);

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((word) => all.has(word));

function dialectOf(
  words: ReadonlySet<string>,
  named: NamedColumns,
  colour?: Placed,
): Pick<Header, 'format' | 'colours'> {
  const said: ReadFile['colours'] = colour?.system && { system: colour.system, said: 'header' };
  if (words.has('blitemno') && words.has('blcolorid'))
    return { format: 'studio', colours: { system: 'bricklink', said: 'format' } };
  if (named.itemType !== undefined && words.has('itemid'))
    return { format: 'bricklink', colours: { system: 'bricklink', said: 'format' } };
  if (named.element !== undefined && named.part === undefined && named.colour === undefined)
    return { format: 'pab', colours: { system: 'element', said: 'format' } };
  if (
    (words.has('part') ? words.has('color') : words.has('partnum') && words.has('colorid')) &&
    named.quantity !== undefined &&
    isWithin(words, REBRICKABLE)
  )
    return {
      format: 'rebrickable',
      colours: words.has('isspare') ? { system: 'rebrickable', said: 'format' } : undefined,
    };
  return { format: isWithin(BATCH, words) && isWithin(words, BATCH) ? 'batch' : 'table', colours: said };
}
