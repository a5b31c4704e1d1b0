import type { ColumnMapping } from '../list.entity.ts';
import { bareCell, weighColumn, type Weighed } from './weigh-column.ts';

type Columns = Omit<ColumnMapping, 'hasHeader'>;
/** Columns as their contents say. `isSure`: nothing else would explain them nearly as well. */
export type Judged = { columns: Columns; isSure: boolean };

/** Numbers above it are no colours in any system but for 9999. */
const GREATEST_COLOUR = 1200;
/** From which share of its cells a column is taken for something. */
const MOSTLY = 0.6;
/** Rows from which the sizes of numbers tell anything. */
const ENOUGH = 8;

/** Tells columns by what stands in them. Those that a heading names are `known`, and only the others are looked for. */
export function judgeColumns(rows: readonly (readonly string[])[], known: Columns = {}): Judged {
  const taken = new Set(Object.values(known));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const weighed = Array.from({ length: width }, (_, column) => weighColumn(rows, column)).filter(
    ({ column, filled }) => filled > 0 && !taken.has(column),
  );
  const [best, second] = weighed.toSorted((a, b) => b.part - a.part);
  const part = known.part ?? known.element ?? (best && best.part > 0.2 ? best.column : undefined);
  const counter = weighed.find(({ column, isCounting }) => isCounting && column < (part ?? 0));
  const rest = weighed.filter((one) => one.column !== part && one !== counter);
  const { isOpen, ...numbers } = tellNumbers(rest, part ?? -1, known);
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
      isAllTold(columns, rest),
  };
}

/** Whether the columns make lines: with a quantity, or where each cell is all that a line says. */
function isWhole({ colour, quantity }: Columns, rows: readonly (readonly string[])[], part: number): boolean {
  return (
    quantity !== undefined ||
    (colour === undefined && rows.every((row) => row.every((cell, column) => column === part || bareCell(cell) === '')))
  );
}

/** Whether no number is left over, and no words that could be colours where none were found. */
function isAllTold({ colour, quantity }: Columns, rest: readonly Weighed[]): boolean {
  const left = rest.filter(({ column }) => column !== colour && column !== quantity);
  return colour === undefined ? left.every(({ filled }) => filled < 0.5) : left.every(({ number }) => number <= MOSTLY);
}

/** Colour and quantity among the columns beside the part. `isOpen`: by their sizes they could be the other way round, too: a list that is mostly blue looks like one that wants few of each. */
function tellNumbers(rest: readonly Weighed[], part: number, known: Columns): Columns & { isOpen?: boolean } {
  const clear =
    known.colour === undefined
      ? rest.find(({ padded, colourWord }) => padded > 0.2 || colourWord > MOSTLY)?.column
      : known.colour;
  const numbers = rest.filter(({ column, number }) => column !== clear && number > MOSTLY);
  // What stands behind the part comes first: part, colour, quantity is how people write.
  const [first, second] = [
    ...numbers.filter(({ column }) => column > part),
    ...numbers.filter(({ column }) => column < part),
  ];
  if (known.quantity !== undefined) return numbers.length > 1 ? {} : { colour: clear ?? first?.column };
  if (clear !== undefined || !first || !second) return { colour: clear, quantity: first?.column };
  // Nobody wants none of a part, and black is 0.
  const couldBeColours = second.most <= GREATEST_COLOUR;
  const isReverse = couldBeColours && !first.hasZero && first.small > second.small + 0.4;
  const isMany = first.count >= ENOUGH;
  const isOpen = isReverse && first.count > 1 && !(isMany && second.hasZero);
  const isQuantityFirst = (isReverse && isMany) || (couldBeColours && first.most > GREATEST_COLOUR);
  return {
    ...(isQuantityFirst
      ? { colour: second.column, quantity: first.column }
      : { colour: first.column, quantity: second.column }),
    isOpen,
  };
}
