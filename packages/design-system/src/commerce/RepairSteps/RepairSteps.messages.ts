import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  label: {
    id: 'repair.steps.label',
    defaultMessage: '申请补件的步骤',
    description: 'Accessible name of the steps of a repair request.',
  },
  place: {
    id: 'repair.steps.place',
    defaultMessage: '第 {step, number} 步，共 {all, number} 步',
    description: 'Which step of the repair request the page is; shown on phones.',
  },
  region: {
    id: 'repair.steps.region',
    defaultMessage: '地区',
    description: 'First step of a repair request: where the parts are sent to.',
  },
  set: { id: 'repair.steps.set', defaultMessage: '套装', description: 'Second step of a repair request: which set.' },
  proof: {
    id: 'repair.steps.proof',
    defaultMessage: '购买凭证',
    description: 'Third step of a repair request: date, shop, code and voucher of the purchase.',
  },
  parts: {
    id: 'repair.steps.parts',
    defaultMessage: '选零件',
    description: 'Fourth step of a repair request: which parts of the set.',
  },
  confirm: {
    id: 'repair.steps.confirm',
    defaultMessage: '确认',
    description: 'Last step of a repair request: cart and confirmation.',
  },
});
