import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  print: {
    id: 'core.picture.print',
    defaultMessage: '印刷未画出',
    description: 'On a picture of a printed part that shows the plain part.',
  },
  mould: {
    id: 'core.picture.mould',
    defaultMessage: '图为相近款',
    description: 'On a picture of a part that shows another mould, which looks similar.',
  },
  shape: {
    id: 'core.picture.shape',
    defaultMessage: '形状未画出',
    description: 'On a picture that stands for a part whose shape is not drawn.',
  },
  named: { id: 'core.picture.named', defaultMessage: '{name}（{lack}）', description: 'The name of such a picture.' },
});
