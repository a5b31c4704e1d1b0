import type { InventoryLine } from '@shop/contracts';
import type { PastedRow } from '@shop/design-system/screens/repair/RepairPickScreen/RepairPickScreen';
import { COLOUR_SYSTEMS, type IdentifiedLine, type ReadFile, type ReadLine } from '@shop/parts-list';
import { createLineIdentifier, loadReference, readListFile, splitTypedLine } from '@shop/parts-list/stages';

/**
 * Matches a pasted list with the parts of a set: numbers of any catalogue or of the shop, colours by number or by name
 * in any language. Every line of the list is in the result, except headings and blank lines.
 */
export async function matchParts(text: string, inventory: readonly InventoryLine[]): Promise<readonly PastedRow[]> {
  const reference = await loadReference();
  const written = text.split(/\r\n?|\n/);
  const { lines, headings } = readList(text, written);
  // The set decides between the colour systems: the one by which most lines are parts of it.
  const readings = (['name', ...COLOUR_SYSTEMS] as const).map((system) => {
    const identify = createLineIdentifier(reference, system);
    const rowOf = (line: ReadLine) => toRow(identify(line), inventory, written[line.line - 1] ?? '');
    return lines
      .map((line) => {
        const row = rowOf(line);
        // A list may mix tabs, commas and spaces: then a line that fits into its table may mean more by itself.
        return row.kind === 'notInSet' ? rowOf(readTyped(written[line.line - 1] ?? '', line.line)) : row;
      })
      .filter(({ kind, line }) => kind !== 'notInSet' || !headings.has(line));
  });
  const matched = (rows: readonly PastedRow[]) => rows.filter(({ kind }) => kind === 'matched').length;
  return readings.reduce((best, next) => (matched(next) > matched(best) ? next : best));
}

/** Reads a list. Columns that are not certain are taken as the reader guesses: the set shows what they mean. */
function readTable(text: string): Pick<ReadFile, 'lines' | 'ignored'> {
  const source = { name: 'list.txt', bytes: new TextEncoder().encode(text) };
  const file = readListFile(source);
  return file.question ? readListFile(source, { mapping: file.question.guess }) : file;
}

/**
 * The lines of a list in their order. Those that do not fit into its table are read one by one, also what looks like a
 * heading: a list may mix commas and spaces.
 */
function readList(text: string, written: readonly string[]) {
  const { lines, ignored } = readTable(text);
  const done = new Set(lines.map(({ line }) => line));
  const others = written.flatMap((one, index) =>
    done.has(index + 1) || one.trim() === '' ? [] : [readTyped(one, index + 1)],
  );
  return {
    lines: [...lines, ...others].sort((one, other) => one.line - other.line),
    headings: new Set(ignored.filter(({ why }) => why === 'header' || why === 'footer').map(({ line }) => line)),
  };
}

/** Reads one typed line: part, then colour, then quantity, of which colour and quantity may be missing. */
function readTyped(written: string, line: number): ReadLine {
  const [part = '', ...rest] = splitTypedLine(written.replaceAll(/[,;，；、\t]/g, ' '));
  const last = rest.at(-1) ?? '';
  const hasQuantity = /\d/.test(last);
  return {
    file: 0,
    line,
    part,
    colour: (hasQuantity ? rest.slice(0, -1) : rest).join(' '),
    quantity: hasQuantity ? last : '',
  };
}

const toKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s'`]/g, '');

function toRow(line: IdentifiedLine, inventory: readonly InventoryLine[], text: string): PastedRow {
  const { read } = line;
  const row = { line: read.line, text: text.trim(), quantity: quantityOf(line) };
  const written = toKey(read.part);
  const parts = inventory.filter(
    (part) =>
      part.partNumber === line.part ||
      (written !== '' && [part.partNumber, part.shopNumber].some((number) => toKey(number) === written)),
  );
  if (parts.length === 0) return { ...row, kind: written === '' ? 'notRead' : 'notInSet' };
  if (row.quantity === 0) return { ...row, kind: 'noQuantity' };
  const part = inColour(parts, line);
  return part ? { ...row, kind: 'matched', part } : { ...row, kind: 'otherColour', parts };
}

/** The part in the colour of the line; the only one if the line names no colour. */
function inColour(parts: readonly InventoryLine[], { colour, read }: IdentifiedLine): InventoryLine | undefined {
  const written = toKey(read.colour);
  if (written === '' && colour === undefined) return parts.length === 1 ? parts[0] : undefined;
  return (
    parts.find((part) => toKey(part.colour.name) === written) ?? parts.find((part) => part.colour.id === String(colour))
  );
}

/** A line without a quantity requests one piece; 0 for a quantity that is not understood. */
const quantityOf = ({ quantity, read }: IdentifiedLine): number =>
  quantity === 0 && read.quantity.trim() === '' ? 1 : quantity;
