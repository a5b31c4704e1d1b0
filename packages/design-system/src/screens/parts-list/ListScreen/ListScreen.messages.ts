import { defineMessages } from '../../../messages/define-messages.ts';

/** Header, totals and footer of the result. Its parts have messages of their own. */
export const messages = defineMessages({
  home: { id: 'partsList.head.home', defaultMessage: '首页', description: 'First step of the path to this page.' },
  upload: {
    id: 'partsList.head.upload',
    defaultMessage: '批量上传',
    description: 'Second step of the path: the page where lists are uploaded.',
  },
  several: {
    id: 'partsList.head.several',
    defaultMessage: '{name} 等 {count, number} 个文件',
    description: 'Title: several files read together, named by the first.',
  },
  here: {
    id: 'partsList.head.here',
    defaultMessage: '文件未离开这台设备',
    description: 'Under the title, after format and size: the file is read on the shopper’s machine.',
  },
  compare: {
    id: 'partsList.head.compare',
    defaultMessage: '与新版比较',
    description: 'Button: compares the list with another version of it.',
  },
  export: {
    id: 'partsList.head.export',
    defaultMessage: '导出',
    description: 'Button: saves part of the list as a file.',
  },
  share: {
    id: 'partsList.head.share',
    defaultMessage: '分享',
    description: 'Button: makes a link that holds the list.',
  },
  checklist: {
    id: 'partsList.head.checklist',
    defaultMessage: '打印核对清单',
    description: 'Link: the list with pictures and boxes to tick, to print.',
  },
  save: { id: 'partsList.head.save', defaultMessage: '存为清单', description: 'Button: keeps the list with the shop.' },
  newList: {
    id: 'partsList.head.newList',
    defaultMessage: '更换清单',
    description: 'Button: goes back to upload another list.',
  },
  tally: {
    id: 'partsList.tally.label',
    defaultMessage: '每一行的结果',
    description: 'Name of the section that says where every line of the file ended up, for screen readers.',
  },
  verdict: {
    id: 'partsList.tally.verdict',
    defaultMessage:
      '{buy, number} 行可以买{undecided, plural, =0 {} other {，<go>{undecided, number} 行待你决定</go>}}{rest, plural, =0 {} other {，{rest, number} 行不买}}{waiting, plural, =0 {} other {，{waiting, number} 行查询中}}',
    description:
      'Heading: how many lines can be bought, wait for a decision, are not bought, are still being looked up.',
  },
  merged: {
    id: 'partsList.tally.merged',
    defaultMessage: '合并了 {count, number} 组重复行',
    description: 'How many groups of lines asked for the same and became one row.',
  },
  ignored: {
    id: 'partsList.tally.ignored',
    defaultMessage: '忽略 {rows, number} 行',
    description: 'Opens the list of rows that are no lines of the list.',
  },
  ignoredRows: {
    id: 'partsList.tally.ignoredRows',
    defaultMessage: '{why} {rows, number} 行{pieces, plural, =0 {} other {，{pieces, number} 颗}}',
    description: 'Rows that were ignored for one reason, with their pieces.',
  },
  header: { id: 'partsList.why.header', defaultMessage: '表头', description: 'Why rows were ignored.' },
  footer: {
    id: 'partsList.why.footer',
    defaultMessage: '合计',
    description: 'Why rows were ignored: totals at the end.',
  },
  blank: { id: 'partsList.why.blank', defaultMessage: '空行', description: 'Why rows were ignored.' },
  spare: {
    id: 'partsList.why.spare',
    defaultMessage: '备用件',
    description: 'Why rows were ignored: spare parts that are not wanted.',
  },
  excluded: {
    id: 'partsList.why.excluded',
    defaultMessage: '标为排除',
    description: 'Why rows were ignored: the file marks them as excluded.',
  },
  notPart: {
    id: 'partsList.why.notPart',
    defaultMessage: '不是零件',
    description: 'Why rows were ignored: sets, books and the like.',
  },
  hidden: {
    id: 'partsList.why.hidden',
    defaultMessage: '隐藏',
    description: 'Why rows were ignored: hidden in the file.',
  },
  lines: {
    id: 'partsList.tally.lines',
    defaultMessage: '{count, number} <small>行</small>',
    description: 'A count of lines; the word in small print.',
  },
  pieces: { id: 'partsList.tally.pieces', defaultMessage: '{count, number} 颗', description: 'A count of pieces.' },
  total: {
    id: 'partsList.tally.total',
    defaultMessage: '文件合计',
    description: 'The whole of the files, after the equals sign.',
  },
  matches: {
    id: 'partsList.tally.matches',
    defaultMessage: '与文件合计一致',
    description: 'The total that the file states is the one that was counted.',
  },
  differs: {
    id: 'partsList.tally.differs',
    defaultMessage: '比文件{way, select, more {多} other {少}} {count, number} 颗',
    description: 'The total that the file states is another than was counted; way is more or less.',
  },
  matching: {
    id: 'partsList.matching.progress',
    defaultMessage: '正在查询价格和库存：{matched, number} / {of, number}',
    description: 'Progress of matching the shop, in different parts.',
  },
  matchingFailed: {
    id: 'partsList.matching.failed',
    defaultMessage: '已查到的会保留，未查到的可以继续查询。',
    description: 'After why matching the shop failed.',
  },
  continueMatching: {
    id: 'partsList.matching.continue',
    defaultMessage: '继续查询',
    description: 'Button: asks the shop for what it did not answer.',
  },
  searched: {
    id: 'partsList.searched.text',
    defaultMessage:
      '本店不支持整份查询，因此零件按编号逐个搜索，颜色按规格名称对应。购买前，请确认搜到的商品就是你要的零件。',
    description: 'Notice above the result: the shop has no call for lists, so each part was searched by its number.',
  },
  searchedLimits: {
    id: 'partsList.searched.limits',
    defaultMessage:
      '未找到或颜色不明确的零件，店里可能仍有：请搜索，或联系客服。替代零件没有查找。清单不能保存到店里，可以导出为文件。',
    description: 'Second sentence of this notice: what could not be done and what to do instead.',
  },
  takeOneEach: {
    id: 'partsList.quantities.takeOneEach',
    defaultMessage: '每行买 1 颗',
    description: 'Button beside the warning that quantities look like colour numbers: one piece for each line.',
  },
  chooseColumns: {
    id: 'partsList.quantities.chooseColumns',
    defaultMessage: '选择数量列',
    description: 'Button beside this warning: the shopper chooses which column holds the quantities.',
  },
  oneEach: {
    id: 'partsList.quantities.oneEach',
    defaultMessage: '每行按 1 颗计算，没有使用文件里的数量。',
    description: 'Notice above the result after that choice.',
  },
  writtenQuantities: {
    id: 'partsList.quantities.written',
    defaultMessage: '使用文件里的数量',
    description: 'Button in this notice: undoes the choice.',
  },
  none: {
    id: 'partsList.none.title',
    defaultMessage: '没有打开的清单',
    description: 'Title: no list is open in this browser.',
  },
  foot: {
    id: 'partsList.foot.label',
    defaultMessage: '购买合计',
    description: 'Name of the bar at the bottom, for screen readers.',
  },
  toFoot: {
    id: 'partsList.foot.skip',
    defaultMessage: '跳到合计',
    description: 'Keyboard stop that jumps over the table to the bar at the bottom.',
  },
  chosen: { id: 'partsList.foot.chosen', defaultMessage: '已选', description: 'Above how much of the list is bought.' },
  chosenLines: {
    id: 'partsList.foot.chosenLines',
    defaultMessage: '{lines, number} / {total, number} 行',
    description: 'So many of all lines are bought.',
  },
  weight: {
    id: 'partsList.foot.weight',
    defaultMessage: '约 {weight}',
    description: 'Weight of what is bought, such as 2.9 kg.',
  },
  undecided: {
    id: 'partsList.foot.undecided',
    defaultMessage: '尚未决定',
    description: 'Above how many lines wait for a decision.',
  },
  decide: {
    id: 'partsList.foot.decide',
    defaultMessage: '{lines, number} 行，去决定',
    description: 'Button: shows only the lines that wait for a decision.',
  },
  free: { id: 'partsList.foot.free', defaultMessage: '已免运费', description: 'Free postage is reached.' },
  missing: {
    id: 'partsList.foot.missing',
    defaultMessage: '还差 {amount} 免运费',
    description: 'What is missing for free postage.',
  },
  sum: { id: 'partsList.foot.sum', defaultMessage: '按当前选择', description: 'Above the running price.' },
  add: {
    id: 'partsList.foot.add',
    defaultMessage: '加入购物车',
    description: 'Main action: puts everything that is chosen into the cart.',
  },
  nothing: {
    id: 'partsList.foot.nothing',
    defaultMessage: '尚未选择要买的行',
    description: 'Why the main action waits: nothing is chosen.',
  },
  notYet: {
    id: 'partsList.foot.notYet',
    defaultMessage: '价格查完即可加入',
    description: 'Why the main action waits: the shop is still being asked for prices.',
  },
});
