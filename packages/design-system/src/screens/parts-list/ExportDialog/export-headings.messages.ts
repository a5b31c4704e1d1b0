import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  part: {
    id: 'savedLists.sheet.part',
    defaultMessage: '零件编号',
    description: 'Column heading in an exported table: part number.',
  },
  colour: {
    id: 'savedLists.sheet.colour',
    defaultMessage: '颜色编号（Rebrickable）',
    description:
      'Column heading in an exported table: colour number, and whose it is, so that it is read again as such.',
  },
  colourName: {
    id: 'savedLists.sheet.colourName',
    defaultMessage: '颜色',
    description: 'Column heading in an exported table: name of the colour.',
  },
  quantity: {
    id: 'savedLists.sheet.quantity',
    defaultMessage: '数量',
    description: 'Column heading in an exported table.',
  },
  state: {
    id: 'savedLists.sheet.state',
    defaultMessage: '状态',
    description: 'Column heading in an exported table: whether the line can be bought.',
  },
  written: {
    id: 'savedLists.sheet.written',
    defaultMessage: '文件内容',
    description: 'Column heading in an exported table: the line as the file has it.',
  },
  name: {
    id: 'savedLists.sheet.name',
    defaultMessage: '零件名称',
    description: 'Column heading in an exported table.',
  },
  price: {
    id: 'savedLists.sheet.price',
    defaultMessage: '单价（元）',
    description: 'Column heading in an exported table: price of one piece in yuan.',
  },
});
