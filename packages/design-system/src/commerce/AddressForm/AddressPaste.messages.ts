import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  field: {
    id: 'addresses.paste.field',
    defaultMessage: '粘贴整段地址',
    description: 'Label of a field beside the form, into which a whole address can be pasted.',
  },
  hint: {
    id: 'addresses.paste.hint',
    defaultMessage: '粘贴整段地址，自动填入各栏。填好后请核对。',
    description: 'Below that field.',
  },
  split: {
    id: 'addresses.paste.split',
    defaultMessage: '填入各栏',
    description: 'Button that fills the fields of the form from the pasted text.',
  },
  filled: {
    id: 'addresses.paste.filled',
    defaultMessage: '已填好：{fields}。',
    description: 'Shown after the fields were filled; {fields} lists their labels.',
  },
  left: {
    id: 'addresses.paste.left',
    defaultMessage: '未能识别，仍留在框里：{left}',
    description: 'Shown when some of the pasted text belongs to no field.',
  },
  nothingFound: {
    id: 'addresses.paste.nothingFound',
    defaultMessage: '没有找到收货人、号码或地区。请检查文字，或直接填写各栏。',
    description: 'Shown when nothing in the pasted text was recognised.',
  },
});
