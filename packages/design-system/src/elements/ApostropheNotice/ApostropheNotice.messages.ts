import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  removed: {
    id: 'core.apostropheNotice.removed',
    defaultMessage: '文字中有撇号，部分商店保存时会去除。',
    description: 'Below a text field that has an apostrophe: some shops remove it when they store the text.',
  },
  replace: {
    id: 'core.apostropheNotice.replace',
    defaultMessage: '换成不会被去除的撇号',
    description: 'Button after removed: replaces the apostrophes by typographic ones, which every shop stores.',
  },
});
