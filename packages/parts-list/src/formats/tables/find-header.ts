import type { ColourSystem, ColumnMapping, Format, ReadFile } from '../list.entity.ts';
import { isFooter } from './footer.ts';
import { headingOf, headingWord, type Heading } from './headings.ts';

/** Columns that headings name, from 0: those that the shopper can map, and those of certain formats only. */
export type NamedColumns = Omit<ColumnMapping, 'hasHeader'> & {
  itemType?: number;
  otherPart?: number;
  otherColour?: { column: number; system: ColourSystem };
};

/** A row of headings: its index among the rows, the columns it names, and the format it belongs to. */
export type Header = { row: number; named: NamedColumns; format: Format; colours?: ReadFile['colours'] };

type Placed = Heading & { column: number };

/**
 * The first row that names what a list needs, else the first that names anything, has no number, and no line above it.
 */
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

/** The preferred colour column: numbers of a known system, then any numbers, then names. */
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
  headings: ReadonlySet<string>,
  named: NamedColumns,
  colour?: Placed,
): Pick<Header, 'format' | 'colours'> {
  const byHeader: ReadFile['colours'] = colour?.system && { system: colour.system, by: 'header' };
  if (headings.has('blitemno') && headings.has('blcolorid'))
    return { format: 'studio', colours: { system: 'bricklink', by: 'format' } };
  if (named.itemType !== undefined && headings.has('itemid'))
    return { format: 'bricklinkTable', colours: { system: 'bricklink', by: 'format' } };
  if (named.element !== undefined && named.part === undefined && named.colour === undefined)
    return { format: 'pab', colours: { system: 'element', by: 'format' } };
  if (
    (headings.has('part') ? headings.has('color') : headings.has('partnum') && headings.has('colorid')) &&
    named.quantity !== undefined &&
    isWithin(headings, REBRICKABLE)
  )
    return {
      format: 'rebrickable',
      colours: headings.has('isspare') ? { system: 'rebrickable', by: 'format' } : undefined,
    };
  return { format: isWithin(BATCH, headings) && isWithin(headings, BATCH) ? 'batch' : 'table', colours: byHeader };
}
