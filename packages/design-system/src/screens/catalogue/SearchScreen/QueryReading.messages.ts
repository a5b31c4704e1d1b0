import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  readAs: {
    id: 'lists.reading.readAs',
    defaultMessage: '识别为',
    description: 'Before the pieces of a search as the shop read them: a colour, a size, words. Each can be removed.',
  },
  which: {
    id: 'lists.reading.which',
    defaultMessage: '“{text}”可以是几种颜色，要哪一种？',
    description: 'Question above colours to choose from, where a colour name in a search is ambiguous.',
  },
  choose: {
    id: 'lists.reading.choose',
    defaultMessage: '选好颜色，即可直接加入购物车。',
    description: 'What choosing one of the colours does; until then the cards ask for a colour.',
  },
});
