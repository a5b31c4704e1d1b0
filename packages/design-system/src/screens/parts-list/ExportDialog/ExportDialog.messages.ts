import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'savedLists.export.title',
    defaultMessage: '导出清单',
    description: 'Title of the dialog that writes part of a parts list to a file.',
  },
  scope: { id: 'savedLists.export.scope', defaultMessage: '导出哪些行', description: 'Label of the choice of lines.' },
  rest: {
    id: 'savedLists.export.rest',
    defaultMessage: '未购买的',
    description: 'Choice: every line that is not bought.',
  },
  restNote: {
    id: 'savedLists.export.restNote',
    defaultMessage: '包括未买足的',
    description: 'Beside this choice: of lines that are bought in part it holds what is missing. Short.',
  },
  all: { id: 'savedLists.export.all', defaultMessage: '全部', description: 'Choice: every line.' },
  count: {
    id: 'savedLists.export.count',
    defaultMessage: '{lines, number} 行',
    description: 'How many lines a choice has.',
  },
  form: {
    id: 'savedLists.export.form',
    defaultMessage: '导出格式',
    description: 'Label of the choice of the file format.',
  },
  rebrickable: {
    id: 'savedLists.export.rebrickable',
    defaultMessage: '导入 Rebrickable 和读取 CSV 的搭建工具',
    description: 'What a Rebrickable CSV file is good for.',
  },
  bricklink: {
    id: 'savedLists.export.bricklink',
    defaultMessage: '粘贴到 BrickLink 的愿望单',
    description: 'What a BrickLink XML file is good for.',
  },
  pab: {
    id: 'savedLists.export.pab',
    defaultMessage: '导入 LEGO Pick a Brick；没有元件号的行无法写入',
    description: 'What a Pick a Brick CSV file is good for; lines without an element id cannot be written.',
  },
  xlsx: {
    id: 'savedLists.export.xlsx',
    defaultMessage: '用表格软件查看，含状态、价格和原文',
    description: 'What an xlsx file is good for: it has state, price and the cells as written.',
  },
  failed: {
    id: 'savedLists.export.failed',
    defaultMessage: '文件导出失败，请重试。',
    description: 'The file could not be written.',
  },
  download: {
    id: 'savedLists.export.download',
    defaultMessage: '下载',
    description: 'Main button: writes the file and downloads it.',
  },
  cancel: { id: 'savedLists.export.cancel', defaultMessage: '取消', description: 'Button that closes the dialog.' },
});
