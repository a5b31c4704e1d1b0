import { LONGEST_CELL } from '../limits.ts';
import type { ReadLine, Trouble } from '../list.entity.ts';
import type { NamedColumns } from './find-header.ts';
import type { Row } from './rows.ts';

/** What spreadsheets make of a part number like 3e10: the number itself is gone. */
const SPOILT = /^\d(?:[.,]\d+)?E\+\d+$/;
/** Text that a spreadsheet was kept from taking for a number. */
const PROTECTED = /^="([^"]*)"$/;
/** How our own csv keeps spreadsheets from running a cell. */
const GUARDED = /^'(?=[=+\-@])/;
const IS_SPARE = /^(?:true|t|yes|y|1|x|是|√|✓)$/i;
const IS_PART = /^(?:p|parts?|零件)?$/i;

/** Makes lines of the rows of a table whose columns are known. */
export function lineMaker(file: number, named: NamedColumns): (row: Row) => ReadLine {
  const {
    part: partColumn,
    colour: colourColumn,
    quantity: quantityColumn,
    element,
    spare,
    itemType,
    otherPart,
    otherColour,
  } = named;
  const [part, colour, quantity] = [partColumn, colourColumn, quantityColumn].map((column) => column ?? -1) as [
    number,
    number,
    number,
  ];
  const columns = { part: place(partColumn ?? element), colour: place(colourColumn), quantity: place(quantityColumn) };

  function troubleOf({ line, cells, trouble }: Row, read: ReadLine): Trouble | undefined {
    if (trouble) return { code: trouble, file, line };
    const told = (code: Trouble['code'], column: number | undefined, text: string): Trouble => ({
      code,
      file,
      line,
      column,
      values: { text },
    });
    if (read.part.length > LONGEST_CELL || read.colour.length > LONGEST_CELL || read.quantity.length > LONGEST_CELL)
      return { code: 'longLine', file, line };
    if (read.part.startsWith('=')) return told('formula', columns.part, read.part);
    if (read.colour.startsWith('=')) return told('formula', columns.colour, read.colour);
    if (read.quantity.startsWith('=')) return told('formula', columns.quantity, read.quantity);
    if (read.part.includes('E+') && SPOILT.test(read.part)) return told('spoiltNumber', columns.part, read.part);
    const type = itemType === undefined ? '' : textOf(cells[itemType]);
    return IS_PART.test(type) ? undefined : told('notPart', itemType === undefined ? undefined : itemType + 1, type);
  }

  return (row) => {
    const { line, cells } = row;
    const isWhole = row.trouble === undefined;
    const read: ReadLine = {
      file,
      line,
      part: isWhole ? textOf(cells[part]) : '',
      colour: isWhole ? textOf(cells[colour]) : '',
      quantity: isWhole ? textOf(cells[quantity]) : '',
      columns,
    };
    const trouble = troubleOf(row, read);
    if (trouble) {
      read.trouble = trouble;
      if (trouble.code === 'longLine') read.part = read.colour = read.quantity = '';
    }
    if (element !== undefined) setText(read, 'element', cells[element]);
    if (otherPart !== undefined) setText(read, 'otherPart', cells[otherPart]);
    if (otherColour !== undefined && textOf(cells[otherColour.column]) !== '')
      read.otherColour = { system: otherColour.system, colour: textOf(cells[otherColour.column]) };
    if (spare !== undefined && IS_SPARE.test(textOf(cells[spare]))) read.isSpare = true;
    return read;
  };
}

const place = (column: number | undefined): number | undefined => (column === undefined ? undefined : column + 1);

function textOf(cell: string | undefined): string {
  const text = cell === undefined ? '' : cell.trim();
  if (text.startsWith("'")) return text.replace(GUARDED, '');
  return text.startsWith('="') ? text.replace(PROTECTED, '$1') : text;
}

function setText(line: ReadLine, name: 'element' | 'otherPart', cell: string | undefined) {
  const text = textOf(cell);
  if (text !== '') line[name] = text;
}
