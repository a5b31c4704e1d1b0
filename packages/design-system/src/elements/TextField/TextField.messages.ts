import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  show: { id: 'core.textField.show', defaultMessage: '显示密码', description: 'Toggle button in a password box.' },
});
