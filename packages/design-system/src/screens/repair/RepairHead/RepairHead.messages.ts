import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'repair.head.home', defaultMessage: '首页', description: 'First breadcrumb of the repair pages.' },
  repair: {
    id: 'repair.head.repair',
    defaultMessage: '补件服务',
    description: 'Breadcrumb: the repair service, which sends replacement parts.',
  },
});
