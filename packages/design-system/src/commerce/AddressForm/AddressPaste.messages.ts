import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  field: {
    id: 'addresses.paste.field',
    defaultMessage: '有现成的地址',
    description: 'Label of a field beside the form, into which a whole address can be pasted.',
  },
  hint: {
    id: 'addresses.paste.hint',
    defaultMessage: '整段贴进来，会分到各栏，你再核对一遍。',
    description: 'Below that field.',
  },
  split: {
    id: 'addresses.paste.split',
    defaultMessage: '分到各栏',
    description: 'Button that fills the fields of the form from the pasted text.',
  },
  filled: {
    id: 'addresses.paste.filled',
    defaultMessage: '已填好：{fields}。',
    description: 'Shown after the fields were filled; {fields} lists their labels.',
  },
  left: {
    id: 'addresses.paste.left',
    defaultMessage: '没有能放的栏，还留在框里：{left}',
    description: 'Shown when some of the pasted text belongs to no field.',
  },
  nothingFound: {
    id: 'addresses.paste.nothingFound',
    defaultMessage: '没认出收货人、号码或地区。检查一下文字，或直接填各栏。',
    description: 'Shown when nothing in the pasted text was recognised.',
  },
});
