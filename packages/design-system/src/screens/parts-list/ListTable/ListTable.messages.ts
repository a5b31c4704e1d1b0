import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'partsList.table.title', defaultMessage: '逐行结果', description: 'Heading of the table of all lines.' },
  keys: {
    id: 'partsList.table.keys',
    defaultMessage: '上下键换行，空格键选择买或不买，回车查看详情',
    description: 'How to use the table by keyboard, for screen readers.',
  },
  search: {
    id: 'partsList.table.search',
    defaultMessage: '在清单里找零件或颜色',
    description: 'Search box over the table.',
  },
  sort: { id: 'partsList.table.sort', defaultMessage: '排序', description: 'Name of the choice of order.' },
  undecidedFirst: {
    id: 'partsList.sort.undecidedFirst',
    defaultMessage: '待决定的在前',
    description: 'Order of the table.',
  },
  file: { id: 'partsList.sort.file', defaultMessage: '按文件顺序', description: 'Order of the table.' },
  part: { id: 'partsList.sort.part', defaultMessage: '按零件编号', description: 'Order of the table.' },
  colour: {
    id: 'partsList.sort.colour',
    defaultMessage: '按颜色',
    description: 'Order of the table: rows of a colour together.',
  },
  sum: { id: 'partsList.sort.sum', defaultMessage: '小计从高到低', description: 'Order of the table.' },
  quantity: { id: 'partsList.sort.quantity', defaultMessage: '数量从多到少', description: 'Order of the table.' },
  shown: {
    id: 'partsList.table.shown',
    defaultMessage: '{count, number} 种',
    description: 'How many rows are shown: different parts in colours.',
  },
  only: {
    id: 'partsList.table.only',
    defaultMessage: '只看{what}，{count, number} 种',
    description: 'Which rows are shown, such as those that are off sale, and how many.',
  },
  undecided: {
    id: 'partsList.table.undecided',
    defaultMessage: '待决定',
    description: 'Which rows are shown: those that wait for a decision.',
  },
  all: { id: 'partsList.table.all', defaultMessage: '查看全部', description: 'Button: shows all rows again.' },
  leaveAll: {
    id: 'partsList.table.leaveAll',
    defaultMessage: '全部不买',
    description: 'Button: leaves out all rows that are shown.',
  },
  takeAll: {
    id: 'partsList.table.takeAll',
    defaultMessage: '全部恢复',
    description: 'Button: takes back all rows that are shown and were left out.',
  },
  nothing: {
    id: 'partsList.table.nothing',
    defaultMessage: '没有符合的行',
    description: 'Nothing matches search and filter.',
  },
  columnBuy: {
    id: 'partsList.column.buy',
    defaultMessage: '买',
    description: 'Column of checkboxes, for screen readers.',
  },
  columnPart: { id: 'partsList.column.part', defaultMessage: '零件', description: 'Column heading.' },
  columnColour: { id: 'partsList.column.colour', defaultMessage: '颜色', description: 'Column heading.' },
  columnWritten: {
    id: 'partsList.column.written',
    defaultMessage: '文件内容',
    description: 'Column heading: what the file says.',
  },
  columnState: { id: 'partsList.column.state', defaultMessage: '状态', description: 'Column heading.' },
  columnQuantity: { id: 'partsList.column.quantity', defaultMessage: '购买颗数', description: 'Column heading.' },
  columnPrice: { id: 'partsList.column.price', defaultMessage: '单价', description: 'Column heading.' },
  columnSum: { id: 'partsList.column.sum', defaultMessage: '小计', description: 'Column heading.' },
  columnMore: {
    id: 'partsList.column.more',
    defaultMessage: '详情',
    description: 'Column of buttons that open a row, for screen readers.',
  },
});

/** The texts of rows. */
export const rowMessages = defineMessages({
  unread: {
    id: 'partsList.row.unread',
    defaultMessage: '无法识别的零件',
    description: 'Stands for the name of a part that was not understood.',
  },
  place: {
    id: 'partsList.row.place',
    defaultMessage: '第 {line, number} 行',
    description: 'Where a row stands in its file.',
  },
  part: {
    id: 'partsList.row.part',
    defaultMessage: '零件 {number}',
    description: 'Stands for the name of a part that the shop does not sell.',
  },
  anyColour: {
    id: 'partsList.row.anyColour',
    defaultMessage: '任意颜色',
    description: 'Stands for a colour that does not matter.',
  },
  inColour: {
    id: 'partsList.row.inColour',
    defaultMessage: '{part}，{colour}',
    description: 'A part in a colour, for names of buttons.',
  },
  buy: { id: 'partsList.row.buy', defaultMessage: '买 {part}', description: 'Name of the checkbox of a row.' },
  quantity: {
    id: 'partsList.row.quantity',
    defaultMessage: '{part} 的数量',
    description: 'Name of the quantity box of a row.',
  },
  requested: {
    id: 'partsList.row.requested',
    defaultMessage: '文件需要 {pieces, number}',
    description: 'The file asks for another number of pieces than is bought.',
  },
  details: {
    id: 'partsList.row.details',
    defaultMessage: '{part} 的详情',
    description: 'Name of the button that opens a row.',
  },
  readAs: {
    id: 'partsList.row.readAs',
    defaultMessage: '读作 {part}',
    description: 'Button: reads a part number as one that looks like it.',
  },
  offers: {
    id: 'partsList.row.offers',
    defaultMessage: '查看 {count, number} 种替代',
    description: 'Button: opens the row, where substitutes can be chosen.',
  },
  leaveOut: {
    id: 'partsList.details.leaveOut',
    defaultMessage: '不买这一行',
    description: 'Button: leaves a row out.',
  },
  correct: {
    id: 'partsList.row.correct',
    defaultMessage: '修正',
    description: 'Button: opens the row, where it can be corrected.',
  },
  leftOut: {
    id: 'partsList.row.leftOut',
    defaultMessage: '已选择不买',
    description: 'What became of a row: left out by the shopper.',
  },
  edited: {
    id: 'partsList.row.edited',
    defaultMessage: '按你的修改',
    description: 'What became of a row: changed by the shopper.',
  },
  instead: {
    id: 'partsList.row.instead',
    defaultMessage: '改买{name}',
    description: 'What became of a row: something else is bought.',
  },
  some: {
    id: 'partsList.row.some',
    defaultMessage: '有 {stock, number} 颗，先买这些',
    description: 'What became of a row: fewer are in stock than the file asks for.',
  },
  few: {
    id: 'partsList.row.few',
    defaultMessage: '只有 {stock, number} 颗',
    description: 'Why a row is not bought: too few in stock.',
  },
  out: {
    id: 'partsList.row.out',
    defaultMessage: '暂时缺货',
    description: 'Why a row is not bought: none in stock.',
  },
  limit: {
    id: 'partsList.row.limit',
    defaultMessage: '每人最多 {limit, number} 颗',
    description: 'What became of a row: one shopper may buy only so many.',
  },
  asIs: {
    id: 'partsList.step.asIs',
    defaultMessage: '原样读取',
    description: 'How a line was read: exactly as written.',
  },
  sku: {
    id: 'partsList.step.sku',
    defaultMessage: '货号读作 {to}',
    description: 'How a line was read: a shop’s key for a part in a colour.',
  },
  gds: {
    id: 'partsList.step.gds',
    defaultMessage: 'GDS 编号读作 {to}',
    description: 'How a line was read: a GDS number.',
  },
  element: {
    id: 'partsList.step.element',
    defaultMessage: '元件号读作 {to}',
    description: 'How a line was read: an element id.',
  },
  tidied: {
    id: 'partsList.step.tidied',
    defaultMessage: '读作 {to}：只是写法不同',
    description: 'How a line was read: case, zeros or .dat tidied.',
  },
  alias: {
    id: 'partsList.step.alias',
    defaultMessage: '读作 {to}：旧编号或其他平台编号',
    description: 'How a line was read: an older or foreign number.',
  },
  mould: {
    id: 'partsList.step.mould',
    defaultMessage: '读作 {to}：同一零件的另一模具',
    description: 'How a line was read: another mould of the same part.',
  },
  letter: {
    id: 'partsList.step.letter',
    defaultMessage: '读作 {to}：去掉模具字母',
    description: 'How a line was read: without the mould’s letter.',
  },
  alternate: {
    id: 'partsList.step.alternate',
    defaultMessage: '读作 {to}：可能装不上',
    description: 'How a line was read: an alternate that may not fit.',
  },
  blank: {
    id: 'partsList.step.blank',
    defaultMessage: '读作 {to}：无印刷',
    description: 'How a line was read: the part without its print.',
  },
  direct: {
    id: 'partsList.step.direct',
    defaultMessage: '色值读作最接近的{colour}',
    description: 'How a colour was read: a direct colour, as the nearest one.',
  },
});
