import type { ExportLine } from '../export/export-line.entity.ts';
import { keptColour } from '../export/kept-colour.ts';
import { writeBricklink } from '../export/write-bricklink.ts';
import { writePickABrick } from '../export/write-pick-a-brick.ts';
import { writeRebrickable } from '../export/write-rebrickable.ts';
import { writeXlsx } from '../export/write-xlsx.ts';
import type { Reference } from '../reference/reference.entity.ts';
import { BUCKETS } from '../settle/settled.entity.ts';
import type { Settled } from '../settle/settlement.ts';
import type { Allocation } from '../settle/allocate-stock.ts';
import type { Standing } from '../settle/standing.ts';
import { ANY_COLOUR } from '../settle/wanted.ts';
import type { Desk, ExportForm, ExportHeadings, ExportScope } from './desk.entity.ts';
import type { Language } from './language.ts';
import { writtenOf } from './to-row.ts';
import type { Understood } from './understand-files.ts';

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

export type ToExport = { settled: Settled; reference: Reference; language: Language; name: string } & Pick<
  Understood,
  'systemOf'
>;
type Row = { standing: Standing; deal: Allocation; line: ExportLine };

/** Writes the rows of a bucket, what is not bought of each row, or everything. Lines that were not understood go out as they are written. */
export function exportList(
  { settled, reference, language, name, systemOf }: ToExport,
  scope: ExportScope,
  form: ExportForm,
  headings = ENGLISH,
): ReturnType<Desk['export']> {
  const rows = settled.standings.flatMap((standing, place): readonly Row[] => {
    const deal = settled.dealt[place];
    const quantity = deal ? piecesOf(standing, deal, scope) : 0;
    return deal && quantity !== undefined && (quantity > 0 || !isUnderstood(standing))
      ? [{ standing, deal, line: lineOf(standing, quantity, systemOf) }]
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

const isUnderstood = ({ asked }: Standing) =>
  asked.part !== undefined && asked.colour !== undefined && asked.pieces > 0;

/** Pieces of a row that belong to a scope; undefined where the row does not. What is not bought is what the purchase leaves of the row. */
function piecesOf(
  { group, edit, asked }: Standing,
  { bucket, buy, target }: Allocation,
  scope: ExportScope,
): number | undefined {
  const pieces = edit?.quantity ?? (group.pieces || asked.pieces);
  if (scope === 'all') return pieces;
  if (scope !== 'rest') return bucket === scope ? pieces : undefined;
  const left = pieces - (buy && target ? buy.quantity / target.each : 0);
  return left > 0 || !buy ? left : undefined;
}

function lineOf(standing: Standing, quantity: number, systemOf: Understood['systemOf']): ExportLine {
  const { part, colour } = standing.asked;
  const written = writtenOf(standing);
  // What was understood of the line goes out in Rebrickable's numbers too: its colour would mean another one there.
  const cells = {
    ...written,
    ...(part === undefined ? {} : { part }),
    colour:
      typeof colour === 'number'
        ? String(colour)
        : keptColour(written.colour, systemOf(standing.group.first.read.file)),
  };
  if (part === undefined || colour === undefined || !isUnderstood(standing))
    return { part: cells.part, quantity, written: cells };
  const { element } = standing.group.first.read;
  return {
    part,
    ...(colour === 'any' ? {} : { colour }),
    quantity,
    ...(element === undefined || standing.edit ? {} : { element }),
  };
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
  { standing, deal, line }: Row,
  reference: Reference,
  language: Language,
  { buckets }: ExportHeadings,
): readonly (string | number | undefined)[] {
  const written = writtenOf(standing);
  const isAny = !line.written && line.colour === undefined;
  const cells: Record<(typeof COLUMNS)[number], string | number | undefined> = {
    part: line.part,
    colour: line.written ? line.written.colour : String(isAny ? ANY_COLOUR : line.colour),
    colourName: line.colour === undefined ? '' : reference.colour(line.colour)?.names[language],
    quantity: line.written ? written.quantity : line.quantity,
    name: standing.product?.name,
    state: BUCKETS.flatMap((bucket) => (bucket === deal.bucket ? buckets[bucket] : []))[0],
    price: deal.buy && deal.buy.unitPrice / FEN,
    written: [written.part, written.colour, written.quantity].filter(Boolean).join(' '),
  };
  return COLUMNS.map((column) => cells[column]);
}
