import type { Language } from '@shop/contracts';
import type { ExportLine } from '../export/export-line.entity.ts';
import { unidentifiedColourCell } from '../export/unidentified-colour.ts';
import { writeBricklink } from '../export/write-bricklink.ts';
import { writePickABrick } from '../export/write-pick-a-brick.ts';
import { writeRebrickable } from '../export/write-rebrickable.ts';
import { writeXlsx } from '../export/write-xlsx.ts';
import type { Reference } from '../reference/reference.entity.ts';
import { BUCKETS } from '../resolve/resolved.entity.ts';
import type { Allocation, ResolvedList } from '../resolve/allocate-stock.ts';
import type { ResolvedRow } from '../resolve/resolved-row.ts';
import { ANY_COLOUR } from '../formats/any-colour.ts';
import type { ListSession, ExportForm, ExportHeadings, ExportScope } from './list-session.entity.ts';
import { writtenOf } from './to-row.ts';
import type { IdentifiedFiles } from './identify-files.ts';

const ENGLISH: ExportHeadings = {
  columns: {
    part: 'Part',
    colour: 'Rebrickable color',
    colourName: 'Color name',
    quantity: 'Quantity',
    state: 'State',
    written: 'As written',
    name: 'Name',
    price: 'Unit price',
  },
  buckets: {
    ready: 'Ready',
    renamed: 'Ready after rename',
    noColour: 'Colour not made',
    short: 'Short stock',
    offSale: 'Off sale',
    overLimit: 'Over limit',
    notSold: 'Not sold here',
    unread: 'Not understood',
  },
};
const FILES: Record<ExportForm, { ending: string; type: string }> = {
  rebrickable: { ending: 'csv', type: 'text/csv;charset=utf-8' },
  bricklink: { ending: 'xml', type: 'application/xml' },
  pab: { ending: 'csv', type: 'text/csv;charset=utf-8' },
  xlsx: { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
};
const FEN = 100;

/** The parts of a list session that an export needs. */
export type ExportInput = { list: ResolvedList; reference: Reference; language: Language; name: string } & Pick<
  IdentifiedFiles,
  'systemOf'
>;
type ExportRow = { row: ResolvedRow; allocation: Allocation; line: ExportLine };

/**
 * Exports the rows of a bucket, what is not bought of each row, or everything. Lines that were not understood are
 * exported as written.
 */
export function exportList(
  { list, reference, language, name, systemOf }: ExportInput,
  scope: ExportScope,
  form: ExportForm,
  headings = ENGLISH,
): ReturnType<ListSession['export']> {
  const rows = list.rows.flatMap((row, index): readonly ExportRow[] => {
    const allocation = list.allocations[index];
    const quantity = allocation ? piecesOf(row, allocation, scope) : 0;
    return allocation && quantity !== undefined && (quantity > 0 || !isUnderstood(row))
      ? [{ row, allocation, line: lineOf(row, quantity, systemOf) }]
      : [];
  });
  const lines = rows.map(({ line }) => line);
  const write: Record<ExportForm, () => { bytes: Uint8Array; leftOut?: readonly unknown[] }> = {
    rebrickable: () => ({ bytes: writeRebrickable(lines) }),
    bricklink: () => writeBricklink(lines, reference),
    pab: () => writePickABrick(lines, reference),
    xlsx: () => ({
      bytes: writeXlsx(
        COLUMNS.map((column) => headings.columns[column]),
        rows.map((row) => sheetRow(row, reference, language, headings)),
      ),
    }),
  };
  const { bytes, leftOut = [] } = write[form]();
  return {
    name: `${name}${scope === 'all' ? '' : `-${scope}`}.${FILES[form].ending}`,
    type: FILES[form].type,
    bytes,
    leftOut: leftOut.length,
  };
}

const isUnderstood = ({ requested }: ResolvedRow) =>
  requested.part !== undefined && requested.colour !== undefined && requested.pieces > 0;

/**
 * The pieces of a row in a scope; undefined if the row is not in it. For `rest`: the requested pieces that are not
 * bought.
 */
function piecesOf(
  { group, edit, requested }: ResolvedRow,
  { bucket, buy, target }: Allocation,
  scope: ExportScope,
): number | undefined {
  const pieces = edit?.quantity ?? (group.pieces || requested.pieces);
  if (scope === 'all') return pieces;
  if (scope !== 'rest') return bucket === scope ? pieces : undefined;
  const left = pieces - (buy && target ? buy.quantity / target.each : 0);
  return left > 0 || !buy ? left : undefined;
}

function lineOf(row: ResolvedRow, quantity: number, systemOf: IdentifiedFiles['systemOf']): ExportLine {
  const { part, colour } = row.requested;
  const written = writtenOf(row);
  // The part and colour that were understood are exported as Rebrickable's numbers: other systems' numbers would mean
  // other colours.
  const cells = {
    ...written,
    part: part ?? written.part,
    colour:
      typeof colour === 'number'
        ? String(colour)
        : unidentifiedColourCell(written.colour, systemOf(row.group.first.read.file)),
  };
  if (part === undefined || colour === undefined || !isUnderstood(row))
    return { part: cells.part, quantity, written: cells };
  const { element } = row.group.first.read;
  return { part, colour: colour === 'any' ? undefined : colour, quantity, element: row.edit ? undefined : element };
}

const COLUMNS = [
  'part',
  'colour',
  'colourName',
  'quantity',
  'name',
  'state',
  'price',
  'written',
] as const satisfies readonly (keyof ExportHeadings['columns'])[];

function sheetRow(
  { row, allocation, line }: ExportRow,
  reference: Reference,
  language: Language,
  { buckets }: ExportHeadings,
): readonly (string | number | undefined)[] {
  const written = writtenOf(row);
  const isAny = !line.written && line.colour === undefined;
  const cells: Record<(typeof COLUMNS)[number], string | number | undefined> = {
    part: line.part,
    colour: line.written ? line.written.colour : String(isAny ? ANY_COLOUR : line.colour),
    colourName: line.colour === undefined ? '' : reference.colour(line.colour)?.names[language],
    quantity: line.written ? written.quantity : line.quantity,
    name: row.product?.name,
    state: BUCKETS.flatMap((bucket) => (bucket === allocation.bucket ? buckets[bucket] : []))[0],
    price: allocation.buy && allocation.buy.unitPrice / FEN,
    written: [written.part, written.colour, written.quantity].filter(Boolean).join(' '),
  };
  return COLUMNS.map((column) => cells[column]);
}
