import type { Nearness } from '@shop/parts-list';
import { useIntl } from 'react-intl';
import { messages } from './ColourGroups.messages.ts';

/** Returns the text for how near a colour is: a label, and the difference (ΔE00) with one decimal. */
export function useNearness(): (offer: { nearness: Nearness; difference: number }) => string {
  const { formatMessage, formatNumber } = useIntl();
  return ({ nearness, difference }) =>
    formatMessage(messages.difference, {
      word: formatMessage(messages[nearness]),
      difference: formatNumber(difference, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    });
}
