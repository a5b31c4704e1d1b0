import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  label: {
    id: 'core.languageSwitch.label',
    defaultMessage: '语言',
    description: 'Name of the group of language links.',
  },
});
