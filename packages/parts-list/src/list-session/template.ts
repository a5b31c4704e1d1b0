import { writeTemplate } from '../export/write-xlsx.ts';

/** Example rows: the shop's part numbers, colours with three digits. */
const EXAMPLES: Parameters<typeof writeTemplate>[1] = [
  ['GDS-563', '031', 2],
  ['GDS-862', '072', 85],
];

/** The template of the batch-selection sheet. Part and colour are text columns, so that `031` stays `031`. */
export const template = (
  headings: Parameters<typeof writeTemplate>[0] = ['零件编号', '颜色编号', '数量'],
  examples = EXAMPLES,
): { name: string; type: string; bytes: Uint8Array } => ({
  name: '批量选购表.xlsx',
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  bytes: writeTemplate(headings, examples),
});
