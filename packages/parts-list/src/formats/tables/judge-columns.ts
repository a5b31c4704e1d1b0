import type { ColumnMapping } from '../list.entity.ts';
import { bareCell, scoreColumn, type ColumnScores } from './score-column.ts';

type Columns = Omit<ColumnMapping, 'hasHeader'>;
/** Columns by their contents. `isSure`: no other assignment fits nearly as well. */
export type Judged = { columns: Columns; isSure: boolean };

/** The greatest colour number of any system, apart from 9999. */
const MAX_COLOUR_NUMBER = 1200;
/** The share of cells that decides what a column holds. */
const MOSTLY = 0.6;
/** With fewer rows the sizes of numbers are no evidence. */
const MIN_ROWS = 8;

/** Assigns columns by their contents. `known` are those that a header names; only the others are assigned. */
export function judgeColumns(rows: readonly (readonly string[])[], known: Columns = {}): Judged {
  const taken = new Set(Object.values(known));
  const width = rows.reduce((max, row) => Math.max(max, row.length), 0);
  const scores = Array.from({ length: width }, (_, column) => scoreColumn(rows, column)).filter(
    ({ column, filled }) => filled > 0 && !taken.has(column),
  );
  const [best, second] = scores.toSorted((a, b) => b.part - a.part);
  const part = known.part ?? known.element ?? (best && best.part > 0.2 ? best.column : undefined);
  const counter = scores.find(({ column, isCounting }) => isCounting && column < (part ?? 0));
  const rest = scores.filter((one) => one.column !== part && one !== counter);
  const { isOpen, ...numbers } = assignNumbers(rest, part ?? -1, known);
  const columns = { ...known, ...(known.element === undefined && { part }), ...numbers };
  const isClear =
    known.part !== undefined ||
    known.element !== undefined ||
    ((best?.part ?? 0) > 0.45 && (best?.part ?? 0) - (second?.part ?? 0) > 0.1);
  return {
    columns,
    isSure:
      isClear &&
      !isOpen &&
      !(counter && columns.colour === undefined) &&
      part !== undefined &&
      isWhole(columns, rows, part) &&
      isComplete(columns, rest),
  };
}

/** Whether the columns make complete lines: with a quantity, or with the part as the only filled cell. */
function isWhole({ colour, quantity }: Columns, rows: readonly (readonly string[])[], part: number): boolean {
  return (
    quantity !== undefined ||
    (colour === undefined && rows.every((row) => row.every((cell, column) => column === part || bareCell(cell) === '')))
  );
}

/** Whether every column with numbers is assigned, and every filled column if no colour was found. */
function isComplete({ colour, quantity }: Columns, rest: readonly ColumnScores[]): boolean {
  const left = rest.filter(({ column }) => column !== colour && column !== quantity);
  return colour === undefined ? left.every(({ filled }) => filled < 0.5) : left.every(({ number }) => number <= MOSTLY);
}

/**
 * Assigns colour and quantity among the columns other than the part. `isOpen`: by the sizes of the numbers they could
 * be swapped: a list with mostly one colour looks like a list with few pieces of each part.
 */
function assignNumbers(rest: readonly ColumnScores[], part: number, known: Columns): Columns & { isOpen?: boolean } {
  const clear =
    known.colour === undefined
      ? rest.find(({ padded, colourName }) => padded > 0.2 || colourName > MOSTLY)?.column
      : known.colour;
  const numbers = rest.filter(({ column, number }) => column !== clear && number > MOSTLY);
  // Columns after the part come first, because people write part, colour, quantity.
  const [first, second] = [
    ...numbers.filter(({ column }) => column > part),
    ...numbers.filter(({ column }) => column < part),
  ];
  if (known.quantity !== undefined) return numbers.length > 1 ? {} : { colour: clear ?? first?.column };
  if (clear !== undefined || !first || !second) return { colour: clear, quantity: first?.column };
  // 0 is no quantity, and it is the number of black.
  const couldBeColours = second.max <= MAX_COLOUR_NUMBER;
  const isReverse = couldBeColours && !first.hasZero && first.small > second.small + 0.4;
  const isMany = first.count >= MIN_ROWS;
  const isOpen = isReverse && first.count > 1 && !(isMany && second.hasZero);
  const isQuantityFirst = (isReverse && isMany) || (couldBeColours && first.max > MAX_COLOUR_NUMBER);
  return {
    ...(isQuantityFirst
      ? { colour: second.column, quantity: first.column }
      : { colour: first.column, quantity: second.column }),
    isOpen,
  };
}
