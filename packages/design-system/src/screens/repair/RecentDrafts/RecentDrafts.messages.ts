import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'repair.drafts.title',
    defaultMessage: '继续填写',
    description: 'Heading of the repair requests that are filled in partly.',
  },
  particles: {
    id: 'repair.drafts.particles',
    defaultMessage: '{count, plural, =0 {尚未选零件} other {已选 # 颗}}',
    description: 'How many particles (pieces) a draft of a repair request has.',
  },
  number: {
    id: 'repair.drafts.number',
    defaultMessage: '套装 {number}',
    description: 'The number of a set.',
  },
  remove: { id: 'repair.drafts.remove', defaultMessage: '删除草稿', description: 'Button that deletes a draft.' },
  removeQuestion: {
    id: 'repair.drafts.removeQuestion',
    defaultMessage: '删除这份草稿？',
    description: 'Question before a draft is deleted.',
  },
  yes: { id: 'repair.drafts.yes', defaultMessage: '删除', description: 'Confirms that a draft is deleted.' },
  no: { id: 'repair.drafts.no', defaultMessage: '保留', description: 'Does not delete the draft after all.' },
});
