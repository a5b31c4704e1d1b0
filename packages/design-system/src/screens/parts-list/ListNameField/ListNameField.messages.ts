import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  name: {
    id: 'savedLists.name.label',
    defaultMessage: '清单名称',
    description: 'Label of the box for the name of a saved parts list.',
  },
  needed: {
    id: 'savedLists.name.needed',
    defaultMessage: '请填写清单名称',
    description: 'The name of a list is empty.',
  },
});
