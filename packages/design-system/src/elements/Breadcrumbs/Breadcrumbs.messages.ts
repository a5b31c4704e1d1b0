import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  label: {
    id: 'core.breadcrumbs.label',
    defaultMessage: '当前位置',
    description: 'Name of the breadcrumbs, for screen readers.',
  },
});
