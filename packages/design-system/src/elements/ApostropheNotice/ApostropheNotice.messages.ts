import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  removed: {
    id: 'core.apostropheNotice.removed',
    defaultMessage: '这段文字里有撇号，有的商店存的时候会把它去掉。',
    description: 'Below a text field that has an apostrophe: some shops remove it when they store the text.',
  },
  replace: {
    id: 'core.apostropheNotice.replace',
    defaultMessage: '换成不会被去掉的撇号',
    description: 'Button after removed: replaces the apostrophes by typographic ones, which every shop stores.',
  },
});
