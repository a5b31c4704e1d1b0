import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'savedLists.compare.title',
    defaultMessage: '比较',
    description: 'Last breadcrumb: comparing a parts list with an earlier one.',
  },
  heading: {
    id: 'savedLists.compare.heading',
    defaultMessage: '比较：{name}',
    description: 'Title of the page that compares the list of this name with an earlier one and with the cart.',
  },
  toList: { id: 'savedLists.compare.toList', defaultMessage: '返回清单', description: 'Link back to the list.' },
  against: {
    id: 'savedLists.compare.against',
    defaultMessage: '与哪一份比较',
    description: 'Label of the choice of the earlier list.',
  },
  cartAlone: {
    id: 'savedLists.compare.cartAlone',
    defaultMessage: '只与购物车比较',
    description: 'Choice: no earlier list, only the cart.',
  },
  other: {
    id: 'savedLists.compare.other',
    defaultMessage: '{name}，{kind, select, recent {最近打开} other {已保存}} {when}',
    description:
      'A list to compare with: its name, whether it was opened in this browser lately or saved, and the day (may be empty).',
  },
  file: {
    id: 'savedLists.compare.file',
    defaultMessage: '选择文件',
    description: 'Button that chooses a file to compare with.',
  },
  fileHint: {
    id: 'savedLists.compare.fileHint',
    defaultMessage: '{isTouch, select, true {} other {也可以拖进来或直接粘贴，}}文件不会离开这台设备。',
    description:
      'Under the choice of the earlier list: a file can be dropped on the page, or a list pasted; it stays on this machine.',
  },
  drop: {
    id: 'savedLists.compare.drop',
    defaultMessage: '松开即可读取',
    description: 'While a file is held over the page: let go and it is read.',
  },
  pasted: {
    id: 'savedLists.compare.pasted',
    defaultMessage: '粘贴的清单',
    description: 'Name of an earlier list that was pasted.',
  },
  unread: {
    id: 'savedLists.compare.unread',
    defaultMessage: '“{name}”读取失败',
    description: 'A file to compare with could not be read; why follows.',
  },
  changes: {
    id: 'savedLists.compare.changes',
    defaultMessage: '新增 {added, number} 种，移除 {removed, number} 种，数量有变 {changed, number} 种',
    description:
      'The whole comparison with an earlier list: different parts in colours that are new, gone, or wanted in another quantity.',
  },
  inCart: {
    id: 'savedLists.compare.inCart',
    defaultMessage: '{pieces, plural, =0 {这份清单的零件，购物车里还没有} other {购物车里已有这份清单的 # 颗}}',
    description: 'How many pieces of the list the cart has already.',
  },
  equal: {
    id: 'savedLists.compare.equal',
    defaultMessage: '两份一样',
    description: 'Title: nothing differs between the two lists.',
  },
  equalText: {
    id: 'savedLists.compare.equalText',
    defaultMessage: '{rows, number} 种零件，数量都相符。',
    description: 'Nothing differs: so many different parts in colours, all in the same quantity.',
  },
  tabs: {
    id: 'savedLists.compare.tabs',
    defaultMessage: '筛选',
    description: 'Name of the row of buttons that choose which rows of the comparison are shown.',
  },
  tab: {
    id: 'savedLists.compare.tab',
    defaultMessage:
      '{filter, select, added {新增} removed {移除} more {变多} fewer {变少} same {未变} other {购物车里有}}',
    description: 'Rows of the comparison: added, removed, wanted more, wanted fewer, the same, in the cart.',
  },
  table: {
    id: 'savedLists.compare.table',
    defaultMessage: '比较结果',
    description: 'Name of the table, for screen readers.',
  },
  columnPart: { id: 'savedLists.compare.columnPart', defaultMessage: '零件', description: 'Column heading.' },
  columnColour: { id: 'savedLists.compare.columnColour', defaultMessage: '颜色', description: 'Column heading.' },
  columnChange: {
    id: 'savedLists.compare.columnChange',
    defaultMessage: '变化',
    description: 'Column heading: how the quantity changed.',
  },
  columnBefore: {
    id: 'savedLists.compare.columnBefore',
    defaultMessage: '前一份',
    description: 'Column heading: pieces in the earlier list.',
  },
  columnHere: {
    id: 'savedLists.compare.columnHere',
    defaultMessage: '这一份',
    description: 'Column heading: pieces in the list at hand.',
  },
  columnCart: {
    id: 'savedLists.compare.columnCart',
    defaultMessage: '购物车',
    description: 'Column heading: pieces in the cart.',
  },
  change: {
    id: 'savedLists.compare.change',
    defaultMessage:
      '{kind, select, added {新增} removed {已移除} more {多 {by, number} 颗} fewer {少 {by, number} 颗} other {未变}}',
    description: 'How one part changed from the earlier list to this one; {by} is the difference in pieces.',
  },
  anyColour: {
    id: 'savedLists.compare.anyColour',
    defaultMessage: '任意颜色',
    description: 'The colour of a hidden part does not matter.',
  },
  unknownColour: {
    id: 'savedLists.compare.unknownColour',
    defaultMessage: '未注明颜色',
    description: 'A part without a colour.',
  },
  rows: {
    id: 'savedLists.compare.rows',
    defaultMessage: '显示 {shown, number} 种，共 {all, number} 种',
    description: 'Said by screen readers: how many rows of the comparison are shown, of how many.',
  },
  more: {
    id: 'savedLists.compare.more',
    defaultMessage: '查看另外 {count, number} 种',
    description: 'Button below the table: shows so many more rows.',
  },
  actions: {
    id: 'savedLists.compare.actions',
    defaultMessage: '更新这份清单',
    description: 'Heading over the ways to change the list after comparing.',
  },
  action: {
    id: 'savedLists.compare.action',
    defaultMessage:
      '{action, select, onlyNewParts {只保留新增的} takeOffCart {减去购物车里的} sum {合并，数量相加} other {合并，取较多的}}',
    description:
      'Buttons that change the list: keep only what is new, take off what is in the cart, merge by adding quantities, merge by taking the greater quantity.',
  },
  actionText: {
    id: 'savedLists.compare.actionText',
    defaultMessage:
      '{action, select, onlyNewParts {前一份和购物车里已有的都减去。} takeOffCart {购物车里已有的不再买。} sum {两份都要买时用。} other {新版替换旧版、又不想少买时用。}}',
    description: 'Under each of these buttons: what it does or when to use it.',
  },
  done: {
    id: 'savedLists.compare.done',
    defaultMessage:
      '{action, select, onlyNewParts {只保留了新增的，现在要买} takeOffCart {减去了购物车里的，现在要买} sum {两份已合并，数量相加，现在有} other {两份已合并，取较多的，现在有}} {lines, number} 种 {pieces, number} 颗。',
    description: 'Said once the list was changed: what was done and what is in it now.',
  },
  undo: {
    id: 'savedLists.compare.undo',
    defaultMessage: '撤销',
    description: 'Button beside it that takes the change back.',
  },
  nothing: {
    id: 'savedLists.compare.nothing',
    defaultMessage: '暂无可以比较的',
    description: 'Title: no earlier list, and nothing of this list in the cart.',
  },
  nothingText: {
    id: 'savedLists.compare.nothingText',
    defaultMessage: '选择一份清单或前一版的文件，就能看到新增、移除和数量有变的零件。',
    description: 'What to do then.',
  },
  noList: {
    id: 'savedLists.compare.noList',
    defaultMessage: '没有打开的清单',
    description: 'Title: no list is open that could be compared.',
  },
  noListText: {
    id: 'savedLists.compare.noListText',
    defaultMessage: '请先上传一份清单，再与前一版比较。',
    description: 'What to do then.',
  },
  toUpload: {
    id: 'savedLists.compare.toUpload',
    defaultMessage: '上传一份清单',
    description: 'Link to the page that reads parts lists.',
  },
});
