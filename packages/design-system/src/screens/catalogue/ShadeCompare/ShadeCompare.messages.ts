import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'shades.compare.title',
    defaultMessage: '比较颜色',
    description: 'Names the comparison of two colours.',
  },
  with: {
    id: 'shades.compare.with',
    defaultMessage: '与哪个颜色比较',
    description: 'Label of the choice of the second colour.',
  },
  choose: {
    id: 'shades.compare.choose',
    defaultMessage: '选“{colour}”',
    description: 'Button that chooses the second colour for the purchase.',
  },
  differs: {
    id: 'shades.compare.differs',
    defaultMessage: '与{from}相比，{colour}{traits}。',
    description: 'How the second colour differs from the first; traits is a list such as “lighter and yellower”.',
  },
  andMore: {
    id: 'shades.compare.andMore',
    defaultMessage: '{first}、{next}',
    description: 'Joins the words of a list, such as “lighter, yellower”, but for the last one.',
  },
  andLast: {
    id: 'shades.compare.andLast',
    defaultMessage: '{first}、{next}',
    description: 'Joins the last word of a list, such as “lighter and yellower”.',
  },
  same: {
    id: 'shades.compare.same',
    defaultMessage: '两个颜色几乎一样，并排也难分辨。',
    description: 'Two colours that nobody can tell apart.',
  },
  close: {
    id: 'shades.compare.close',
    defaultMessage: '很接近，并排才看得出差别。',
    description: 'Two colours that differ only side by side.',
  },
  visible: {
    id: 'shades.compare.visible',
    defaultMessage: '相近，但一眼看得出差别。',
    description: 'Two similar colours whose difference is seen at a glance.',
  },
  far: {
    id: 'shades.compare.far',
    defaultMessage: '差别很大。',
    description: 'Two colours that nobody confuses.',
  },
  finishes: {
    id: 'shades.compare.finishes',
    defaultMessage: '质感也不同：{from}是{fromFinish}，{colour}是{finish}。',
    description: 'The finishes of the two colours, such as solid and transparent.',
  },
  hint: {
    id: 'shades.compare.hint',
    defaultMessage: '按色值比较，屏幕和实物会有出入。',
    description: 'The comparison is of the colours’ values, not of the plastic.',
  },
});
