import type { Fen } from '@shop/contracts';

/** What is wrong with a typed price: not a number, below nothing, finer than a fen, or more than any part costs. */
type Fault = 'letters' | 'negative' | 'fine' | 'large';
/** A typed price: none, so many fen, or what is wrong with it. */
type TypedPrice = { fen: Fen | undefined } | { fault: Fault };
export type TypedRange =
  { from: Fen | undefined; to: Fen | undefined } | { at: 'from' | 'to'; fault: Fault } | { at: 'to'; fault: 'turned' };

/** More is mistyped: the address holds seven digits. */
const MOST: Fen = 9_999_999;

/** Reads yuan as people type them: `0.5`, `.5`, `¥0.50`, `0.5元`, `０．５`, `1,200`. */
export function readPrice(typed: string): TypedPrice {
  const text = typed.normalize('NFKC').replaceAll(/[\s,¥元]/g, '');
  if (text === '') return { fen: undefined };
  const [, sign, whole = '', fraction = ''] = /^([-−]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole + fraction === '') return { fault: 'letters' };
  if (sign) return { fault: 'negative' };
  if (fraction.replace(/0+$/, '').length > 2) return { fault: 'fine' };
  const fen = Number(whole || '0') * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return fen > MOST ? { fault: 'large' } : { fen };
}

/** Reads both ends of a range; says at which something is wrong. */
export function readRange(typedFrom: string, typedTo: string): TypedRange {
  const from = readPrice(typedFrom);
  if ('fault' in from) return { at: 'from', fault: from.fault };
  const to = readPrice(typedTo);
  if ('fault' in to) return { at: 'to', fault: to.fault };
  if (from.fen !== undefined && to.fen !== undefined && from.fen > to.fen) return { at: 'to', fault: 'turned' };
  return { from: from.fen, to: to.fen };
}

/** A price as it stands in its box. */
export const toTyped = (fen: Fen | undefined): string => (fen === undefined ? '' : (fen / 100).toFixed(2));
