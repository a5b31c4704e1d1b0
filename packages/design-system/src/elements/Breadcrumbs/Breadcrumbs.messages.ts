import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  label: {
    id: 'core.breadcrumbs.label',
    defaultMessage: '当前位置',
    description: 'Name of the trail from the home page to this page, for screen readers.',
  },
});
