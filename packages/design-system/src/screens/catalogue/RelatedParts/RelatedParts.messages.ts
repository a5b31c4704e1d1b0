import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'product.related.title',
    defaultMessage: '相关的颗粒',
    description: 'Heading above parts that go with this one.',
  },
  mould: {
    id: 'product.related.mould',
    defaultMessage: '新旧模具',
    description: 'Group of related parts: older and newer moulds of the same part.',
  },
  alternate: {
    id: 'product.related.alternate',
    defaultMessage: '可以替换',
    description: 'Group of related parts: parts that fit in its place.',
  },
  print: {
    id: 'product.related.print',
    defaultMessage: '印刷与图案',
    description: 'Group of related parts: the same part with prints and patterns.',
  },
  pair: {
    id: 'product.related.pair',
    defaultMessage: '成对的另一半',
    description: 'Group of related parts: its other half, such as the left one of a right one.',
  },
  piece: {
    id: 'product.related.piece',
    defaultMessage: '它的组成部分',
    description: 'Group of related parts: the parts that it consists of.',
  },
});
