import type { Fen } from '@shop/contracts';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { YUAN } from '../../elements/Price/use-money.ts';
import { messages } from './PageHead.messages.ts';

/** The description of a page for search engines. */
export function usePageHeadText() {
  const intl = useIntl();
  return useMemo(() => {
    const { formatMessage, formatNumber } = intl;
    return {
      product: ({ name, number, count, price }: { name: string; number: string; count: number; price: Fen }) =>
        formatMessage(messages.product, {
          name,
          number: number && ` (${number})`,
          count,
          price: formatNumber(price / 100, YUAN),
        }),
      category: (name: string) => formatMessage(messages.category, { name }),
      shop: formatMessage(messages.shop),
      search: (query: string) => formatMessage(messages.search, { query }),
    };
  }, [intl]);
}
