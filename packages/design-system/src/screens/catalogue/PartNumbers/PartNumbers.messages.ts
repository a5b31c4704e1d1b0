import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'product.numbers.title',
    defaultMessage: '其他平台编号',
    description: 'Heading above the numbers of a part in other systems.',
  },
  note: {
    id: 'product.numbers.note',
    defaultMessage: '编号 / {colour}的颜色编号',
    description: 'Beside the heading: how to read a number, with the name of the chosen colour.',
  },
  shop: { id: 'product.numbers.shop', defaultMessage: '本店', description: 'Row of numbers: of this shop.' },
  design: {
    id: 'product.numbers.design',
    defaultMessage: '设计号',
    description: 'Row of numbers: the design number moulded into the part.',
  },
  element: {
    id: 'product.numbers.element',
    defaultMessage: '元件号（{colour}）',
    description: 'Row of numbers: element ids, which name mould and colour at once.',
  },
  other: { id: 'product.numbers.other', defaultMessage: '其他写法', description: 'Row of numbers: other numbers.' },
  copy: {
    id: 'product.numbers.copy',
    defaultMessage: '复制 {number}',
    description: 'Button beside a number that copies it to the clipboard.',
  },
  copied: {
    id: 'product.numbers.copied',
    defaultMessage: '已复制',
    description: 'Shown after a number was copied.',
  },
  failed: {
    id: 'product.numbers.failed',
    defaultMessage: '复制失败，请手动复制',
    description: 'Shown when the browser refused to copy a number.',
  },
});
