import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  tooLong: {
    id: 'core.textArea.tooLong',
    defaultMessage: '超出 {over, number} 个字，请缩短',
    description: 'The text is longer than allowed; over is the number of characters too many.',
  },
});
