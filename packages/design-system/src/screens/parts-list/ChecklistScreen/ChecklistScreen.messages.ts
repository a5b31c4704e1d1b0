import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'checklist.page.title',
    defaultMessage: '核对清单',
    description: 'Title of a page to print: every part with its picture and a box to tick.',
  },
  contents: {
    id: 'checklist.page.contents',
    defaultMessage: '{lines, number} 行 {pieces, number} 颗',
    description: 'Under the title: lines and pieces on the checklist.',
  },
  hint: {
    id: 'checklist.page.hint',
    defaultMessage: '清点齐一种，就在方框里打勾。打印时也可以另存为 PDF。',
    description: 'How to use the checklist; not printed.',
  },
  print: { id: 'checklist.page.print', defaultMessage: '打印', description: 'Button: opens the print dialog.' },
  backToOrder: { id: 'checklist.page.backToOrder', defaultMessage: '返回订单', description: 'Link to the order.' },
  backToList: { id: 'checklist.page.backToList', defaultMessage: '返回清单', description: 'Link to the parts list.' },
  sort: { id: 'checklist.page.sort', defaultMessage: '排序', description: 'Label of the order of the lines.' },
  colour: { id: 'checklist.sort.colour', defaultMessage: '按颜色', description: 'Order of the lines: by colour.' },
  part: { id: 'checklist.sort.part', defaultMessage: '按零件编号', description: 'Order of the lines: by part number.' },
  file: { id: 'checklist.sort.file', defaultMessage: '按文件顺序', description: 'Order of the lines: as in the file.' },
  requested: {
    id: 'checklist.page.incomplete',
    defaultMessage: '名称和图片仍在查询，请在查完后再打印。',
    description: 'Notice while names and pictures are requested from the shop.',
  },
  failed: {
    id: 'checklist.page.failed',
    defaultMessage: '部分名称和图片加载失败。请返回清单继续查询，再来打印。',
    description: 'Notice when requesting names and pictures from the shop failed.',
  },
  cut: {
    id: 'checklist.page.cut',
    defaultMessage: '这里只有前 {shown, number} 行，清单共有 {total, number} 行。如需全部，请将清单导出为文件。',
    description: 'Notice on screen and paper: the list is longer than the checklist.',
  },
  pieces: {
    id: 'checklist.line.pieces',
    defaultMessage: '{count, number} 颗',
    description: 'Pieces of a line; short.',
  },
  unread: {
    id: 'checklist.line.unread',
    defaultMessage: '没有名称',
    description: 'In place of the name of a part that the shop does not know.',
  },
  notBought: { id: 'checklist.line.notBought', defaultMessage: '未购买', description: 'Note: a line is not bought.' },
  wanted: {
    id: 'checklist.line.wanted',
    defaultMessage: '清单中 {count, number} 颗',
    description: 'Note: another quantity is bought than the list says.',
  },
  refunded: {
    id: 'checklist.line.refunded',
    defaultMessage: '其中退款 {count, number} 颗',
    description: 'Note: pieces of the line are in refunds.',
  },
  empty: {
    id: 'checklist.empty.title',
    defaultMessage: '没有打开的清单',
    description: 'Title: no list is open in this browser, so there is nothing to print.',
  },
  emptyOrder: {
    id: 'checklist.empty.order',
    defaultMessage: '这笔订单没有列出颗粒',
    description: 'Title: the server sent no lines of the order, so there is nothing to print.',
  },
  upload: {
    id: 'checklist.empty.upload',
    defaultMessage: '批量上传',
    description: 'Link in this state: the page that reads lists.',
  },
});
