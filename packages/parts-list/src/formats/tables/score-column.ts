import { ANY_COLOUR } from '../any-colour.ts';
import { readQuantity } from '../quantity.ts';

/**
 * Scores of what a column may hold. Shares, 0 to 1, of its filled cells: `part` (part numbers; higher the more they
 * differ), `number`, `colourName`, `padded` (031), `small` (1 or 2). `filled`: share of filled rows; `count`: filled
 * cells; `max`: the greatest number; `isCounting`: 1, 2, 3 …
 */
export type ColumnScores = {
  column: number;
  filled: number;
  count: number;
  part: number;
  number: number;
  colourName: number;
  padded: number;
  small: number;
  max: number;
  hasZero: boolean;
  isCounting: boolean;
};

const PART = /^(?:gds-?\d+(?:-\d+)?|[a-z]{0,6}\d{2,8}(?:[a-z]{1,6}\d{0,6}){0,4}(?:-f\d)?(?:\.dat)?)$/i;
/** Letters and digits, or at least four digits: colour numbers have neither. */
const CLEARLY_PART = /[a-z].*\d|\d.*[a-z]|\d{4}/i;
/** Words that occur in colour names, in three languages. */
const COLOUR_NAME =
  /black|white|red|blue|gr[ae]y|green|yellow|\btan\b|brown|orange|pink|purple|violet|azure|lavender|lime|nougat|aqua|turquoise|gold|silver|clear|trans|[黑白红紅蓝藍灰绿綠黄黃棕橙粉紫金银銀]|透明|[沙米肉杏]色|咖啡/i;

export const looksLikePart = (cell: string): boolean => PART.test(cell);

/** A cell without the quoting that marks it as text in spreadsheets, and without full-width characters. */
export const bareCell = (cell: string): string =>
  cell
    .trim()
    .slice(0, 80)
    .normalize('NFKC')
    .replace(/^'|^="([^"]*)"$/, '$1');

const share = <T>(cells: readonly T[], isSo: (cell: T) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(isSo).length / cells.length;

/** Scores one column of some rows. */
export function scoreColumn(rows: readonly (readonly string[])[], column: number): ColumnScores {
  const cells = rows.map((row) => bareCell(row[column] ?? '')).filter((cell) => cell !== '');
  const quantities = cells.map(readQuantity);
  const numbers = quantities.flatMap((quantity) => ('pieces' in quantity ? quantity.pieces : []));
  const filled = rows.length === 0 ? 0 : cells.length / rows.length;
  const different = new Set(cells).size / Math.max(1, cells.length);
  return {
    column,
    filled,
    count: cells.length,
    part:
      filled *
      share(cells, looksLikePart) *
      (0.2 + 0.5 * share(cells, (cell) => CLEARLY_PART.test(cell)) + 0.3 * different),
    // Invalid quantities count as quantities; fractions do not, because they are usually prices or weights.
    number: share(quantities, (quantity) => 'pieces' in quantity || /^(?:zero|negative|huge)/.test(quantity.code)),
    colourName: share(cells, (cell) => COLOUR_NAME.test(cell)),
    padded: share(cells, (cell) => /^0\d\d$/.test(cell)),
    small: numbers.filter((pieces) => pieces <= 2).length / Math.max(1, cells.length),
    max: numbers.reduce((max, pieces) => (pieces === ANY_COLOUR ? max : Math.max(max, pieces)), 0),
    hasZero: cells.includes('0'),
    isCounting:
      cells.length > 2 &&
      (numbers[0] ?? 2) < 2 &&
      numbers.length === cells.length &&
      numbers.every((pieces, nth) => pieces === (numbers[0] ?? 0) + nth),
  };
}
