import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'upload.columns.title',
    defaultMessage: '选择每一列的内容',
    description: 'Heading: the shopper says what each column of a table holds.',
  },
  lead: {
    id: 'upload.columns.lead',
    defaultMessage: '无法判断这张表的列。请在每一列上方选择内容，再继续读取。',
    description: 'Below the heading: why this is asked.',
  },
  column: {
    id: 'upload.columns.column',
    defaultMessage: '第 {at, number} 列',
    description: 'Names the box above a column.',
  },
  leave: { id: 'upload.columns.leave', defaultMessage: '忽略', description: 'Answer: this column is not needed.' },
  part: {
    id: 'upload.columns.part',
    defaultMessage: '零件编号',
    description: 'Answer: this column holds part numbers.',
  },
  colour: { id: 'upload.columns.colour', defaultMessage: '颜色', description: 'Answer: this column holds colours.' },
  quantity: {
    id: 'upload.columns.quantity',
    defaultMessage: '数量',
    description: 'Answer: this column holds quantities.',
  },
  element: {
    id: 'upload.columns.element',
    defaultMessage: '元件号',
    description: 'Answer: this column holds element ids (part and colour in one number).',
  },
  spare: {
    id: 'upload.columns.spare',
    defaultMessage: '是否备用件',
    description: 'Answer: this column says whether a line is a spare.',
  },
  header: {
    id: 'upload.columns.header',
    defaultMessage: '第一行是表头',
    description: 'Box to tick: the first row holds headings and no part.',
  },
  preview: {
    id: 'upload.columns.preview',
    defaultMessage: '读取结果',
    description: 'Before the first lines as they would be read.',
  },
  line: {
    id: 'upload.columns.line',
    defaultMessage:
      '零件 {part}，{colour, select, none {没有颜色} other {颜色 {colour}}}，{quantity, select, none {没有数量} other {{quantity} 颗}}',
    description: 'A line as it would be read; colour and quantity are none where they are missing.',
  },
  nothing: {
    id: 'upload.columns.nothing',
    defaultMessage: '尚未读到零件。',
    description: 'No line could be read so far.',
  },
  noPart: {
    id: 'upload.columns.noPart',
    defaultMessage: '还差一列：请选择零件编号或元件号列。',
    description: 'The column of the parts was not told yet; nothing can be read without it.',
  },
  noColour: {
    id: 'upload.columns.noColour',
    defaultMessage: '没有选择颜色列。编号里不含颜色的行，读取后需逐行选择颜色。',
    description: 'The column of the colours was not told; what it means.',
  },
  noQuantity: {
    id: 'upload.columns.noQuantity',
    defaultMessage: '没有选择数量列。读取后需逐行填写数量。',
    description: 'The column of the quantities was not told; what it means.',
  },
  go: {
    id: 'upload.columns.continue',
    defaultMessage: '继续读取',
    description: 'Main button: reads on with these columns.',
  },
  back: {
    id: 'upload.columns.back',
    defaultMessage: '更换文件',
    description: 'Button: leaves this file and goes back to the start.',
  },
  leadAgain: {
    id: 'upload.columns.leadAgain',
    defaultMessage: '请选出数量列。清单里已经做的决定都会保留。',
    description: 'Under the title, when the shopper chooses the columns of an open list again.',
  },
  toList: {
    id: 'upload.columns.toList',
    defaultMessage: '返回清单',
    description: 'Button in that case: goes back to the open list, which stays as it was.',
  },
});
