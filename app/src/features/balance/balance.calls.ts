import { balanceRecords, balanceTotals } from '@shop/contracts';
import type { BalanceTab } from '@shop/design-system';
import { fetchPages } from '../../data/fetch-pages.ts';
import { send } from '../../data/call.ts';
import { BALANCE_TYPES } from '../../paths.ts';

const PAGE_SIZE = 20;

/** The first pages of a kind, and the number of all its records where the server counts them. */
export async function fetchBalanceRecords(tab: BalanceTab, pages: number, signal: AbortSignal) {
  let total: number | undefined;
  const rows = await fetchPages(pages, PAGE_SIZE, async (page) => {
    const answer = await send(balanceRecords, {
      params: { type: BALANCE_TYPES[tab] },
      query: { page, limit: PAGE_SIZE },
      signal,
    });
    total ??= answer.total;
    return answer.records;
  });
  // A count below what was sent is wrong.
  return { ...rows, total: total !== undefined && total >= rows.rows.length ? total : undefined };
}

export const fetchBalanceTotals = (signal: AbortSignal) => send(balanceTotals, { signal });
