import { defineMessages } from '../../../messages/define-messages.ts';

/** How a list was read, and with which settings. */
export const reading = defineMessages({
  rebrickable: {
    id: 'partsList.format.rebrickable',
    defaultMessage: 'Rebrickable {kind, select, workbook {Excel} csv {CSV} tabs {表格（制表符分隔）} other {表格}}',
    description: 'Format of a file; kind is workbook, csv, tabs or text.',
  },
  bricklinkTable: {
    id: 'partsList.format.bricklinkTable',
    defaultMessage: 'BrickLink {kind, select, workbook {Excel} csv {CSV} tabs {表格（制表符分隔）} other {表格}}',
    description: 'Format of a file: a table with BrickLink’s headings; kind is workbook, csv, tabs or text.',
  },
  bricklink: { id: 'partsList.format.bricklink', defaultMessage: 'BrickLink XML', description: 'Format of a file.' },
  studio: {
    id: 'partsList.format.studio',
    defaultMessage: 'Stud.io 清单',
    description: 'Format of a file: a parts list by Stud.io.',
  },
  pab: {
    id: 'partsList.format.pab',
    defaultMessage: 'Pick a Brick {kind, select, workbook {Excel} csv {CSV} tabs {表格（制表符分隔）} other {表格}}',
    description: 'Format of a file; kind is workbook, csv, tabs or text.',
  },
  batch: {
    id: 'partsList.format.batch',
    defaultMessage: '批量选购表',
    description: 'Format of a file: the batch-selection sheet.',
  },
  brickstore: { id: 'partsList.format.brickstore', defaultMessage: 'BrickStore BSX', description: 'Format of a file.' },
  ldraw: {
    id: 'partsList.format.ldraw',
    defaultMessage: 'LDraw 模型',
    description: 'Format of a file: an LDraw model.',
  },
  io: { id: 'partsList.format.io', defaultMessage: 'Stud.io 模型', description: 'Format of a file: a Stud.io model.' },
  table: { id: 'partsList.format.table', defaultMessage: '表格', description: 'Format of a file: any table.' },
  bare: {
    id: 'partsList.format.bare',
    defaultMessage: '没有表头的表格',
    description: 'Format of a file: a table without a header.',
  },
  systems: {
    id: 'partsList.system.legend',
    defaultMessage: '颜色编号的读法',
    description: 'Name of the choice between catalogues of colour numbers.',
  },
  byFormat: {
    id: 'partsList.system.byFormat',
    defaultMessage: '颜色按 <b>{system}</b> 编号读取：这种文件只用这种编号。',
    description: 'Why colour numbers are read by a catalogue: the format has only that one.',
  },
  byHeader: {
    id: 'partsList.system.byHeader',
    defaultMessage: '颜色按 <b>{system}</b> 编号读取：表头已注明。',
    description: 'Why: the header says so.',
  },
  byEvidence: {
    id: 'partsList.system.byEvidence',
    defaultMessage:
      '颜色按 <b>{system}</b> 编号读取：{ofColours, number} 个编号中有 {colours, number} 个存在，{ofPairs, number} 种零件和颜色中有 {pairs, number} 种确实出过。',
    description: 'Why: so many of the numbers exist there, and so many of the part-colour pairs were really made.',
  },
  byChoice: {
    id: 'partsList.system.byChoice',
    defaultMessage: '颜色按你选的 <b>{system}</b> 编号读取。',
    description: 'The shopper chose the catalogue.',
  },
  doubtful: {
    id: 'partsList.system.doubtful',
    defaultMessage: '颜色暂按 <b>{system}</b> 编号读取，也可能是 {other}。请核对几行的颜色，不对请换一种。',
    description: 'Two catalogues explain the list equally well.',
  },
  byName: {
    id: 'partsList.system.byName',
    defaultMessage: '颜色按名称读取。',
    description: 'Colours are written as names.',
  },
  byElement: {
    id: 'partsList.system.byElement',
    defaultMessage: '颜色由元件号得出，不需要颜色编号。',
    description: 'Colours come with element ids.',
  },
  none: {
    id: 'partsList.system.none',
    defaultMessage: '清单里没有颜色编号。',
    description: 'No line of the list has a colour number.',
  },
  auto: {
    id: 'partsList.system.auto',
    defaultMessage: '恢复自动',
    description: 'Button: lets the shop judge again by which catalogue colour numbers are read.',
  },
  rules: { id: 'partsList.rules.title', defaultMessage: '读取设置', description: 'Heading of the row of settings.' },
  moulds: {
    id: 'partsList.rules.moulds',
    defaultMessage: '不同模具可互换{lines, plural, =0 {} other {（{lines, number} 行）}}',
    description: 'Setting: other moulds of the same part are taken; how many lines it touches.',
  },
  spares: {
    id: 'partsList.rules.spares',
    defaultMessage: '买备用件（{pieces, number} 颗）',
    description: 'Setting: lines marked as spares are bought too.',
  },
  prints: {
    id: 'partsList.rules.prints',
    defaultMessage: '印刷件用素色代替（{lines, number} 行）',
    description: 'Setting: printed parts that are not sold are bought without print.',
  },
  hidden: {
    id: 'partsList.rules.hidden',
    defaultMessage: '看不见的零件不限颜色',
    description: 'Setting: parts whose colour does not matter.',
  },
  shortages: {
    id: 'partsList.rules.shortages',
    defaultMessage: '缺货先买现有的',
    description: 'Setting: where fewer are in stock, buy what is there.',
  },
  tolerance: {
    id: 'partsList.rules.tolerance',
    defaultMessage: '颜色容差',
    description: 'Slider: how near a colour must be to be taken by itself.',
  },
  tolerance0: { id: 'partsList.rules.tolerance0', defaultMessage: '不换颜色', description: 'Step of the slider.' },
  tolerance2: {
    id: 'partsList.rules.tolerance2',
    defaultMessage: '几乎一样（≤ 2）',
    description: 'Step of the slider, with the greatest colour difference.',
  },
  tolerance5: { id: 'partsList.rules.tolerance5', defaultMessage: '接近（≤ 5）', description: 'Step of the slider.' },
  tolerance10: {
    id: 'partsList.rules.tolerance10',
    defaultMessage: '看得出差别（≤ 10）',
    description: 'Step of the slider.',
  },
});
