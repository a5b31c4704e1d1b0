export type { BalanceRecord } from './balance-record.entity.ts';
export { balanceRecords, type BalanceRecordPage } from './balance-records.contract.ts';
export { balanceTotals, type BalanceTotals } from './balance-totals.contract.ts';
