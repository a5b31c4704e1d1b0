import { MAX_CELL_LENGTH } from '../limits.ts';
import type { FileProblem, ReadLine } from '../list.entity.ts';
import type { NamedColumns } from './find-header.ts';
import type { Row } from './rows.ts';

/** What spreadsheets make of a part number like 3e10: the original number is lost. */
const SPOILT = /^\d(?:[.,]\d+)?E\+\d+$/;
/** Text marked so that a spreadsheet does not read it as a number. */
const PROTECTED = /^="([^"]*)"$/;
/** The apostrophe with which our own csv prevents a spreadsheet from running a cell as a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@])/;
const IS_SPARE = /^(?:true|t|yes|y|1|x|是|√|✓)$/i;
const IS_PART = /^(?:p|parts?|零件)?$/i;

/** Returns a function that converts rows of a table with known columns to lines. */
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

  function problemOf({ line, cells, problem }: Row, read: ReadLine): FileProblem | undefined {
    if (problem) return { code: problem, file, line };
    const inCell = (code: FileProblem['code'], column: number | undefined, text: string): FileProblem => ({
      code,
      file,
      line,
      column,
      values: { text },
    });
    if (
      read.part.length > MAX_CELL_LENGTH ||
      read.colour.length > MAX_CELL_LENGTH ||
      read.quantity.length > MAX_CELL_LENGTH
    )
      return { code: 'longLine', file, line };
    if (read.part.startsWith('=')) return inCell('formula', columns.part, read.part);
    if (read.colour.startsWith('=')) return inCell('formula', columns.colour, read.colour);
    if (read.quantity.startsWith('=')) return inCell('formula', columns.quantity, read.quantity);
    if (read.part.includes('E+') && SPOILT.test(read.part)) return inCell('spoiltNumber', columns.part, read.part);
    const type = itemType === undefined ? '' : textOf(cells[itemType]);
    return IS_PART.test(type) ? undefined : inCell('notPart', itemType === undefined ? undefined : itemType + 1, type);
  }

  return (row) => {
    const { line, cells } = row;
    const isWhole = row.problem === undefined;
    const read: ReadLine = {
      file,
      line,
      part: isWhole ? textOf(cells[part]) : '',
      colour: isWhole ? textOf(cells[colour]) : '',
      quantity: isWhole ? textOf(cells[quantity]) : '',
      columns,
    };
    const problem = problemOf(row, read);
    if (problem) {
      read.problem = problem;
      if (problem.code === 'longLine') read.part = read.colour = read.quantity = '';
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
  if (text.startsWith("'")) return text.replace(ESCAPED_FORMULA, '');
  return text.startsWith('="') ? text.replace(PROTECTED, '$1') : text;
}

function setText(line: ReadLine, name: 'element' | 'otherPart', cell: string | undefined) {
  const text = textOf(cell);
  if (text !== '') line[name] = text;
}
