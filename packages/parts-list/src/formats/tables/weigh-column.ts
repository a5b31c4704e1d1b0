import { readQuantity } from '../quantity.ts';

/**
 * What a column holds. Shares, 0 to 1, of its filled cells: `part` (numbers of parts, the surer the more they differ), `number`,
 * `colourWord`, `padded` (031), `small` (1 or 2). `filled`: share of rows; `count`: cells; `most`: the greatest number; `hasZero`; `isCounting`: 1, 2, 3 …
 */
export type Weighed = {
  column: number;
  filled: number;
  count: number;
  part: number;
  number: number;
  colourWord: number;
  padded: number;
  small: number;
  most: number;
  hasZero: boolean;
  isCounting: boolean;
};

const PART = /^(?:gds-?\d+(?:-\d+)?|[a-z]{0,6}\d{2,8}(?:[a-z]{1,6}\d{0,6}){0,4}(?:-f\d)?(?:\.dat)?)$/i;
/** Letters beside the digits, or four digits and more: colours have neither. */
const CLEARLY_PART = /[a-z].*\d|\d.*[a-z]|\d{4}/i;
/** Words of which colour names are made, in three languages. */
const COLOUR_WORD =
  /black|white|red|blue|gr[ae]y|green|yellow|\btan\b|brown|orange|pink|purple|violet|azure|lavender|lime|nougat|aqua|turquoise|gold|silver|clear|trans|[黑白红紅蓝藍灰绿綠黄黃棕橙粉紫金银銀]|透明|[沙米肉杏]色|咖啡/i;

export const looksLikePart = (cell: string): boolean => PART.test(cell);

/** A cell without what protects its text in spreadsheets, and without full width. */
export const bareCell = (cell: string): string =>
  cell
    .trim()
    .slice(0, 80)
    .normalize('NFKC')
    .replace(/^'|^="([^"]*)"$/, '$1');

const share = <T>(cells: readonly T[], isSo: (cell: T) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(isSo).length / cells.length;

/** Weighs what stands in one column of some rows. */
export function weighColumn(rows: readonly (readonly string[])[], column: number): Weighed {
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
    // Bad quantities are quantities too; fractions are prices and weights more often.
    number: share(quantities, (quantity) => 'pieces' in quantity || /^(?:zero|negative|huge)/.test(quantity.code)),
    colourWord: share(cells, (cell) => COLOUR_WORD.test(cell)),
    padded: share(cells, (cell) => /^0\d\d$/.test(cell)),
    small: numbers.filter((pieces) => pieces <= 2).length / Math.max(1, cells.length),
    // 9999 stands for any colour.
    most: numbers.reduce((most, pieces) => (pieces === 9999 ? most : Math.max(most, pieces)), 0),
    hasZero: cells.includes('0'),
    isCounting:
      cells.length > 2 &&
      (numbers[0] ?? 2) < 2 &&
      numbers.length === cells.length &&
      numbers.every((pieces, nth) => pieces === (numbers[0] ?? 0) + nth),
  };
}
