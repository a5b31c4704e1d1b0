import type { BalanceRecord } from '@shop/contracts';

/** The records of one month, `2026-11`; '' for those without one. */
export type MonthOfRecords = { month: string; records: readonly BalanceRecord[] };

/** Groups records by the month that the server names, in the order in which the months first appear. */
export const monthsOf = (records: readonly BalanceRecord[]): readonly MonthOfRecords[] =>
  [...Map.groupBy(records, ({ month }) => month)].map(([month, own]) => ({ month, records: own }));
