import type { Fen } from '@shop/contracts';
import { useIntl } from 'react-intl';

/** How every amount of the shop is written: yuan with the narrow sign and two decimals. */
export const YUAN = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;

/** Writes an amount inside a sentence: 1235 fen → `¥12.35`. */
export function useMoney(): (fen: Fen) => string {
  const intl = useIntl();
  return (fen) => intl.formatNumber(fen / 100, YUAN);
}
