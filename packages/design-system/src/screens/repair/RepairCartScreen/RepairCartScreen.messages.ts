import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'repairCart.cart.title', defaultMessage: '补件车', description: 'Title of the repair cart.' },
  all: {
    id: 'repairCart.cart.all',
    defaultMessage: '{count, plural, other {全选 # 套}}',
    description: 'Checkbox that chooses all requests.',
  },
  choose: {
    id: 'repairCart.cart.choose',
    defaultMessage: '选择{name}',
    description: 'Checkbox that chooses the request of one set, for screen readers.',
  },
  separate: {
    id: 'repairCart.cart.separate',
    defaultMessage: '每套是一份单独的申请，分别审核、分别寄出。',
    description: 'Above the requests: each set is a request of its own.',
  },
  change: {
    id: 'repairCart.cart.change',
    defaultMessage: '修改',
    description: 'Button that opens a request for changes.',
  },
  changeOf: {
    id: 'repairCart.cart.changeOf',
    defaultMessage: '修改{name}',
    description: 'Name of that button, for screen readers.',
  },
  replaceQuestion: {
    id: 'repairCart.cart.replaceQuestion',
    defaultMessage: '这套还有一份未填完的申请，修改会取代它。',
    description: 'Question: another request of this set is not finished; changing the one in the cart replaces it.',
  },
  replaceYes: { id: 'repairCart.cart.replaceYes', defaultMessage: '取代', description: 'Answer: replace it.' },
  replaceNo: { id: 'repairCart.cart.replaceNo', defaultMessage: '暂不修改', description: 'Answer: do not replace it.' },
  remove: { id: 'repairCart.cart.remove', defaultMessage: '移除', description: 'Button that removes a request.' },
  removeOf: {
    id: 'repairCart.cart.removeOf',
    defaultMessage: '移除{name}',
    description: 'Name of that button, for screen readers.',
  },
  subtotal: { id: 'repairCart.cart.subtotal', defaultMessage: '小计', description: 'The price of one request.' },
  addSet: {
    id: 'repairCart.cart.addSet',
    defaultMessage: '再补一套',
    description: 'Link: begin a request for another set.',
  },
  totals: {
    id: 'repairCart.cart.totals',
    defaultMessage: '合计',
    description: 'Heading of the card with the amounts.',
  },
  toPay: { id: 'repairCart.cart.toPay', defaultMessage: '应付', description: 'Price row: the total to pay.' },
  confirm: {
    id: 'repairCart.cart.confirm',
    defaultMessage: '{count, plural, =0 {去确认} other {去确认 # 份}}',
    description: 'Main action of the repair cart; count is the number of requests.',
  },
  nextStep: {
    id: 'repairCart.cart.nextStep',
    defaultMessage: '下一步选择地址，确认后才提交',
    description: 'Under the main action.',
  },
  nothingChosen: {
    id: 'repairCart.cart.nothingChosen',
    defaultMessage: '请先勾选要提交的套装',
    description: 'Under the main action while no request is chosen.',
  },
  saving: {
    id: 'repairCart.cart.saving',
    defaultMessage: '正在移除…',
    description: 'Under the main action meanwhile.',
  },
  empty: { id: 'repairCart.cart.empty', defaultMessage: '补件车是空的', description: 'Title of an empty repair cart.' },
  emptyText: {
    id: 'repairCart.cart.emptyText',
    defaultMessage: '填写套装编号，选出缺失或破损的零件，几分钟即可完成。',
    description: 'Under the title of an empty repair cart.',
  },
  start: { id: 'repairCart.cart.start', defaultMessage: '申请补件', description: 'Link that begins a repair request.' },
  toRequests: {
    id: 'repairCart.cart.toRequests',
    defaultMessage: '查看我的申请',
    description: 'Link to the submitted repair requests.',
  },
});
