import { writeWorkbook } from '../packages/parts-list/src/formats/test-xlsx.ts';
import type { Reference } from '../packages/parts-list/src/reference/reference.entity.ts';
import { readCatalogue } from '../mocks/src/catalogue/read-catalogue.ts';

type Row = { part: string; colour: number; quantity: number; isSpare: boolean };

/** Different pairs of a large list; 400 real ones together have fewer. */
const PAIRS = 8000;
const HEADINGS = ['Part', 'Color', 'Quantity', 'Is Spare'];
/** What a bomb unpacks to. */
const BOMB_BYTES = 200_000_000;

/** Lines of parts in colours that they were made in, the same each time. */
export function listRows(reference: Reference, count: number): Row[] {
  const pairs: Pick<Row, 'part' | 'colour'>[] = [];
  for (const { number } of readCatalogue().moulds)
    for (const colour of reference.coloursOf(number)) pairs.push({ part: number, colour });
  // A step without a common divisor reaches all of them, far ones after each other as in a list sorted by nothing.
  const step = Math.floor(pairs.length / PAIRS);
  const chosen = pairs.filter((_, place) => place % step === 0).slice(0, PAIRS);
  return Array.from({ length: count }, (_, nth) => ({
    ...(chosen[(nth * 3571) % chosen.length] ?? { part: '3001', colour: 4 }),
    quantity: 1 + ((nth * 7) % 40),
    isSpare: nth % 50 === 49,
  }));
}

const cellsOf = ({ part, colour, quantity, isSpare }: Row) => [part, colour, quantity, isSpare ? 'True' : 'False'];

/** As Rebrickable writes them. */
export const csvOf = (rows: readonly Row[]): Uint8Array =>
  new TextEncoder().encode([HEADINGS, ...rows.map(cellsOf)].map((cells) => `${cells.join(',')}\n`).join(''));

/** As Excel saves them: texts in a table of their own. */
export const xlsxOf = (rows: readonly Row[]): Uint8Array =>
  writeWorkbook([{ name: 'Parts', rows: [HEADINGS, ...rows.map(cellsOf)] }], 'shared');

/** A workbook of 200 kB whose sheet is 200 MB of zeros. */
export const honestBomb = (): Uint8Array =>
  writeWorkbook([{ name: 'Parts', rows: [HEADINGS, ['0'.repeat(BOMB_BYTES)]] }], 'inline');

/** The same, but its directory says that the sheet has 100 kB. */
export function lyingBomb(): Uint8Array {
  const bytes = honestBomb();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 28 < bytes.length; at += 1) {
    const mark = view.getUint32(at, true);
    const size = mark === 0x04034b50 ? at + 22 : mark === 0x02014b50 ? at + 24 : undefined;
    if (size !== undefined && view.getUint32(size, true) >= BOMB_BYTES) view.setUint32(size, 100_000, true);
  }
  return bytes;
}
