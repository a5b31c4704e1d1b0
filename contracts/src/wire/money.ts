import * as z from 'zod/mini';

/** An amount in fen, the hundredth of a yuan: always a whole number, so sums are exact. */
export type Fen = number;

/** Money is `"10.00"` in rows, a number where the server computed it, and `0` for a disabled feature. */
const moneyWire = z.union([z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.number()]);

/** Wire money ↔ fen. Sub-fen digits are rounded half away from zero, digit by digit, never through a float product. */
export const money = z.codec(moneyWire, z.int(), { decode: toFen, encode: (fen) => toYuanText(fen) });

/** `"12.345"` or `12.345` → 1235 fen. */
export function toFen(yuan: string | number): Fen {
  const text = typeof yuan === 'number' ? yuan.toFixed(6) : yuan;
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const digits = `${fraction}000`.slice(0, 3);
  const fen = Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  return negative && fen !== 0 ? -fen : fen;
}

/** 1235 fen → `"12.35"`. */
export function toYuanText(fen: Fen): string {
  const sign = fen < 0 ? '-' : '';
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
