import { writeWorkbook } from '@shop/parts-list/testing/xlsx';
import type { Reference } from '@shop/parts-list';
import { readCatalogue } from '@shop/mocks/catalogue';

type Row = { part: string; colour: number; quantity: number; isSpare: boolean };

/** Different pairs of a large list; 400 real lists together have fewer. */
const PAIRS = 8000;
const HEADINGS = ['Part', 'Color', 'Quantity', 'Is Spare'];
/** Unpacked size of a zip bomb. */
const BOMB_BYTES = 200_000_000;

/** Lines of parts in colours that exist, the same in each run. */
export function listRows(reference: Reference, count: number): Row[] {
  const pairs: Pick<Row, 'part' | 'colour'>[] = [];
  for (const { number } of readCatalogue().moulds)
    for (const colour of reference.coloursOf(number)) pairs.push({ part: number, colour });
  // A step without a common divisor visits all of them in an unsorted order.
  const step = Math.floor(pairs.length / PAIRS);
  const chosen = pairs.filter((_, place) => place % step === 0).slice(0, PAIRS);
  return Array.from({ length: count }, (_, nth) => ({
    ...(chosen[(nth * 3571) % chosen.length] ?? { part: '3001', colour: 4 }),
    quantity: 1 + ((nth * 7) % 40),
    isSpare: nth % 50 === 49,
  }));
}

const cellsOf = ({ part, colour, quantity, isSpare }: Row) => [part, colour, quantity, isSpare ? 'True' : 'False'];

/** In Rebrickable's format. */
export const csvOf = (rows: readonly Row[]): Uint8Array =>
  new TextEncoder().encode([HEADINGS, ...rows.map(cellsOf)].map((cells) => `${cells.join(',')}\n`).join(''));

/** As Excel saves them, with shared strings. */
export const xlsxOf = (rows: readonly Row[]): Uint8Array =>
  writeWorkbook([{ name: 'Parts', rows: [HEADINGS, ...rows.map(cellsOf)] }], 'shared');

/** A workbook of 200 kB whose sheet is 200 MB of zeros. */
export const honestBomb = (): Uint8Array =>
  writeWorkbook([{ name: 'Parts', rows: [HEADINGS, ['0'.repeat(BOMB_BYTES)]] }], 'inline');

/** Offset of the unpacked size after the marks of a local header and a directory entry of a zip. */
const SIZE_OFFSETS: Readonly<Record<number, number>> = { 0x04034b50: 22, 0x02014b50: 24 };

/** The same, but its directory says that the sheet has 100 kB. */
export function lyingBomb(): Uint8Array {
  const bytes = honestBomb();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 28 < bytes.length; at += 1) {
    const mark = view.getUint32(at, true);
    const sizeOffset = SIZE_OFFSETS[mark];
    const size = sizeOffset === undefined ? undefined : at + sizeOffset;
    if (size !== undefined && view.getUint32(size, true) >= BOMB_BYTES) view.setUint32(size, 100_000, true);
  }
  return bytes;
}
