import type { RefundableLine } from '@shop/contracts';
import { requestedOf, type RequestedPieces } from './refund-amount.ts';

/** Sizes are written 2×4, 2 x 4 or 2*4. */
const toSearchText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\d)\s*[×x*]\s*(?=\d)/gu, 'x')
    .trim();

/** The lines whose name, number or colour contain every term of a search; all of them without a term. */
export function findLines(lines: readonly RefundableLine[], search: string): readonly RefundableLine[] {
  const terms = toSearchText(search).split(/\s+/);
  return lines.filter(({ name, partNumber, colour }) => {
    const text = toSearchText(`${name} ${partNumber} ${colour}`);
    return terms.every((term) => text.includes(term));
  });
}

/** The requested lines first, then those that can be requested, then those of which nothing is left. */
export function requestedFirst(
  lines: readonly RefundableLine[],
  requested: RequestedPieces,
): readonly RefundableLine[] {
  const rank = (line: RefundableLine) => {
    if (line.left <= 0) return 2;
    return requestedOf(line, requested) > 0 ? 0 : 1;
  };
  return lines.toSorted((a, b) => rank(a) - rank(b));
}
