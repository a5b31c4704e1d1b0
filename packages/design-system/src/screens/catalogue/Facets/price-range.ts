import type { Fen } from '@shop/contracts';

/** What is wrong with a typed price: not a number, negative, more than two decimals, or above `MAX_PRICE`. */
type Fault = 'notANumber' | 'negative' | 'tooPrecise' | 'tooHigh';
/** A typed price: empty, an amount in fen, or what is wrong with it. */
type TypedPrice = { fen: Fen | undefined } | { fault: Fault };
/** What is wrong with a range, and at which end. */
export type RangeFault = { at: 'from' | 'to'; fault: Fault | 'reversed' };
type TypedRange = { from: Fen | undefined; to: Fen | undefined } | RangeFault;

/** The highest price that can be filtered by: the URL parameter has at most seven digits. */
const MAX_PRICE: Fen = 9_999_999;

/** Reads yuan as people type them: `0.5`, `.5`, `¥0.50`, `0.5元`, `０．５`, `1,200`. */
export function readPrice(typed: string): TypedPrice {
  const text = typed.normalize('NFKC').replaceAll(/[\s,¥元]/g, '');
  if (text === '') return { fen: undefined };
  const [, sign, whole = '', fraction = ''] = /^([-−]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole + fraction === '') return { fault: 'notANumber' };
  if (sign) return { fault: 'negative' };
  if (fraction.replace(/0+$/, '').length > 2) return { fault: 'tooPrecise' };
  const fen = Number(whole || '0') * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return fen > MAX_PRICE ? { fault: 'tooHigh' } : { fen };
}

/** Reads both ends of a range; a fault says at which end it is. */
export function readRange(typedFrom: string, typedTo: string): TypedRange {
  const from = readPrice(typedFrom);
  if ('fault' in from) return { at: 'from', fault: from.fault };
  const to = readPrice(typedTo);
  if ('fault' in to) return { at: 'to', fault: to.fault };
  if (from.fen !== undefined && to.fen !== undefined && from.fen > to.fen) return { at: 'to', fault: 'reversed' };
  return { from: from.fen, to: to.fen };
}
