import type { FileProblemCode } from './list.entity.ts';

/** The most pieces that one line may request. */
export const MAX_PIECES = 999_999;

export type Quantity = { pieces: number } | { code: FileProblemCode };

const UNITS =
  /^(?:qty:?|x|×|\*)\s*(?=[-+\d])|\s*(?:x|×|\*|pcs?\.?|pieces?|ea|个|個|件|颗|顆|粒|块|塊|片|支|只|隻|枚)$/gi;
const GROUPED = /^[-+]?\d{1,3}(?:[,'’ ]\d{3})+(?=$|\.)/;
/** A whole number with a fraction of zeros only, as spreadsheets write it. The decimal separator may be a comma. */
const WHOLE = /^([-+]?\d+)(?:[.,]0*)?$/;
const NUMBER = /^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d{1,4})?$/i;

/**
 * The pieces that a cell requests: `12`, `1,234`, `12.0`, `１２`, `12 pcs`, `x12`, `12个`. Anything that is not a whole
 * number from 1 to 999,999 returns the code of its problem.
 */
export function readQuantity(text: string): Quantity {
  if (/^[1-9]\d{0,5}$/.test(text)) return { pieces: Number(text) };
  const tidy = text
    .slice(0, 64)
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'|^="(.*)"$/, '$1')
    .replaceAll(/[−–﹣]/g, '-')
    .replace(UNITS, '')
    .trim();
  if (tidy === '') return { code: text.trim() === '' ? 'noQuantity' : 'badQuantity' };
  const plain = tidy.replace(GROUPED, (groups) => groups.replaceAll(/[,'’ ]/g, ''));
  if (!NUMBER.test(plain)) return { code: 'badQuantity' };
  return ofNumber(Number((WHOLE.exec(plain)?.[1] ?? plain).replace(',', '.')));
}

function ofNumber(pieces: number): Quantity {
  if (pieces === 0) return { code: 'zeroQuantity' };
  if (pieces < 0) return { code: 'negativeQuantity' };
  if (pieces > MAX_PIECES) return { code: 'hugeQuantity' };
  return Number.isInteger(pieces) ? { pieces } : { code: 'fractionQuantity' };
}
