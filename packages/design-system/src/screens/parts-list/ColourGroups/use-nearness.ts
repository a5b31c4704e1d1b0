import type { Nearness } from '@shop/parts-list';
import { useIntl } from 'react-intl';
import { messages } from './ColourGroups.messages.ts';

/** Says how near a colour is: a word, and the difference (ΔE00) with one decimal. */
export function useNearness(): (offer: { nearness: Nearness; difference: number }) => string {
  const { formatMessage, formatNumber } = useIntl();
  return ({ nearness, difference }) =>
    formatMessage(messages.difference, {
      word: formatMessage(messages[nearness]),
      difference: formatNumber(difference, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    });
}
