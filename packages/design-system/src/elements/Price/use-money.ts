import type { Fen } from '@shop/contracts';
import { useIntl } from 'react-intl';

/** The format of all amounts: yuan with the narrow sign and two decimals. */
export const YUAN = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;

/** Formats an amount in fen inside a sentence: 1235 → `¥12.35`. */
export function useMoney(): (fen: Fen) => string {
  const intl = useIntl();
  return (fen) => intl.formatNumber(fen / 100, YUAN);
}
