import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  chooseAll: {
    id: 'buying.cart.chooseAll',
    defaultMessage: '全选 {kinds, number} 种',
    description: 'Checkbox above the cart that chooses every line.',
  },
  chooseLine: {
    id: 'buying.cart.chooseLine',
    defaultMessage: '选中 {part}',
    description: 'Name of the checkbox of one cart line.',
  },
  chosen: {
    id: 'buying.cart.chosen',
    defaultMessage: '已选 {kinds, number} 种 {pieces, number} 颗',
    description: 'How much of the cart is chosen.',
  },
  removeChosen: {
    id: 'buying.cart.removeChosen',
    defaultMessage: '移除所选',
    description: 'Button that removes all chosen lines from the cart.',
  },
  move: {
    id: 'buying.cart.move',
    defaultMessage: '移到收藏',
    description: 'Button that moves cart lines to the favourites.',
  },
  moveLine: {
    id: 'buying.cart.moveLine',
    defaultMessage: '把 {part} 移到收藏',
    description: 'Name of the button that moves one line to the favourites.',
  },
  moveAll: {
    id: 'buying.cart.moveAll',
    defaultMessage: '全部移到收藏',
    description: 'Button that moves all lines that cannot be bought to the favourites.',
  },
  print: {
    id: 'buying.cart.print',
    defaultMessage: '打印',
    description: 'Button that prints the chosen lines as a list.',
  },
  priceMoved: {
    id: 'buying.cart.priceMoved',
    defaultMessage: '加入时 {before}，现在 {now}',
    description: 'On a line whose price changed since it was added to the cart.',
  },
  cheaper: {
    id: 'buying.cart.cheaper',
    defaultMessage: '{kinds, number} 种价格有变动，比加入时共少 {amount}',
    description: 'Above the totals: several prices changed, and the total is lower.',
  },
  moreExpensive: {
    id: 'buying.cart.moreExpensive',
    defaultMessage: '{kinds, number} 种价格有变动，比加入时共多 {amount}',
    description: 'Above the totals: several prices changed, and the total is higher.',
  },
  sameTotal: {
    id: 'buying.cart.sameTotal',
    defaultMessage: '{kinds, number} 种价格有变动，总价与加入时相同',
    description: 'Above the totals: several prices changed, and the total is the same.',
  },
  list: {
    id: 'buying.cart.list',
    defaultMessage: '购物车里的颗粒',
    description: 'Name of the table of cart lines, for screen readers.',
  },
  quantityOf: {
    id: 'buying.cart.quantityOf',
    defaultMessage: '{part} 的数量',
    description: 'Label of the quantity field of one cart line.',
  },
  removeLine: {
    id: 'buying.cart.removeLine',
    defaultMessage: '移除 {part}',
    description: 'Name of the button that removes one line from the cart.',
  },
  stock: {
    id: 'buying.cart.stock',
    defaultMessage: '库存只有 {stock, number} 颗',
    description: 'Under a quantity that has reached the stock.',
  },
  overStock: {
    id: 'buying.cart.overStock',
    defaultMessage: '库存仅剩 {stock, number} 颗，请减少数量后购买。',
    description: 'The quantity of a cart line exceeds the stock.',
  },
  lower: {
    id: 'buying.cart.lower',
    defaultMessage: '改成 {stock, number} 颗',
    description: 'Button that lowers the quantity of a line to the stock.',
  },
  waiting: {
    id: 'buying.cart.waiting',
    defaultMessage: '数量还没有保存，恢复连接后自动保存。',
    description: 'Below a line of the cart whose quantity was changed without a connection.',
  },
  notSaved: {
    id: 'buying.cart.notSaved',
    defaultMessage: '保存失败，请重新修改。',
    description: 'A changed quantity could not be saved and the shop gave no reason.',
  },
  unbuyable: {
    id: 'buying.cart.unbuyable',
    defaultMessage: '{kinds, number} 种暂时无法购买',
    description: 'Heading over the lines that cannot be bought.',
  },
  notCounted: {
    id: 'buying.cart.notCounted',
    defaultMessage: '不计入金额',
    description: 'Beside the heading over the lines that cannot be bought.',
  },
  clear: {
    id: 'buying.cart.clear',
    defaultMessage: '全部移除',
    description: 'Button that removes all lines that cannot be bought.',
  },
  soldOut: { id: 'buying.cart.soldOut', defaultMessage: '暂时缺货', description: 'Why a line cannot be bought.' },
  notNow: {
    id: 'buying.cart.notNow',
    defaultMessage: '暂时无法购买',
    description: 'Why a line cannot be bought: the shop did not say why. The name of the part leads to its page.',
  },
  offSale: {
    id: 'buying.cart.offSale',
    defaultMessage: '已下架',
    description: 'Why a line cannot be bought: the shop no longer sells it.',
  },
  deleted: {
    id: 'buying.cart.deleted',
    defaultMessage: '商品已不存在',
    description: 'Why a line cannot be bought: the product was deleted.',
  },
  quantity: {
    id: 'buying.cart.quantity',
    defaultMessage: '{quantity, number} 颗',
    description: 'How many pieces of a line were in the cart.',
  },
  otherColours: {
    id: 'buying.cart.otherColours',
    defaultMessage: '查看其他颜色',
    description: 'Link to a sold out part, where other colours can be chosen.',
  },
  similar: {
    id: 'buying.cart.similar',
    defaultMessage: '找相似',
    description: 'Link to a search for parts like one that is off sale.',
  },
  totals: { id: 'buying.cart.totals', defaultMessage: '金额', description: 'Heading of the card with the amounts.' },
  missing: {
    id: 'buying.cart.missing',
    defaultMessage: '还差 <b>{amount}</b> 免运费',
    description: 'Free delivery: how much is missing.',
  },
  free: { id: 'buying.cart.free', defaultMessage: '<b>已免运费</b>', description: 'Free delivery is reached.' },
  remote: {
    id: 'buying.cart.remote',
    defaultMessage: '运费 {express}，满 {limit} 免运费；偏远地区满 {remoteLimit} 免运费。',
    description: 'Delivery rule: price of express and from when it is free.',
  },
  pickMore: {
    id: 'buying.cart.pickMore',
    defaultMessage: '去凑单',
    description: 'Link to the parts, cheapest first, when something is missing for free delivery.',
  },
  goods: { id: 'buying.cart.goods', defaultMessage: '商品', description: 'Price row: the goods.' },
  amount: {
    id: 'buying.cart.amount',
    defaultMessage: '{kinds, number} 种 {pieces, number} 颗',
    description: 'Beside the price row of the goods: number of lines and of pieces.',
  },
  member: { id: 'buying.cart.member', defaultMessage: '会员优惠', description: 'Price row: what a member saves.' },
  postage: { id: 'buying.cart.postage', defaultMessage: '运费', description: 'Price row: delivery.' },
  estimate: {
    id: 'buying.cart.estimate',
    defaultMessage: '预估',
    description: 'Beside the delivery price: it depends on the address chosen in the next step.',
  },
  freePostage: {
    id: 'buying.cart.freePostage',
    defaultMessage: '免运费',
    description: 'Shown instead of the delivery price when it is free.',
  },
  postageLater: {
    id: 'buying.cart.postageLater',
    defaultMessage: '下一步按地址计算',
    description: 'Instead of the delivery price, which the server computes in the next step for the address.',
  },
  toPayBeforePostage: {
    id: 'buying.cart.toPayBeforePostage',
    defaultMessage: '应付（不含运费）',
    description: 'Price row: the total to pay before the delivery price, which is not known yet.',
  },
  toPay: { id: 'buying.cart.toPay', defaultMessage: '应付', description: 'Price row: the total to pay.' },
  checkout: { id: 'buying.cart.checkout', defaultMessage: '去结算', description: 'Main action of the cart.' },
  nextStep: {
    id: 'buying.cart.nextStep',
    defaultMessage: '地址在下一步选，运费按地址核算',
    description: 'Under the main action of the cart.',
  },
  nothingChosen: {
    id: 'buying.cart.nothingChosen',
    defaultMessage: '请先勾选要购买的零件',
    description: 'Under the main action of the cart while no line is chosen.',
  },
  tooMuch: {
    id: 'buying.cart.tooMuch',
    defaultMessage: '有 {kinds, number} 种超过库存，请修改数量后结算',
    description: 'Under the main action of the cart while chosen lines exceed the stock.',
  },
  saving: {
    id: 'buying.cart.saving',
    defaultMessage: '正在保存数量…',
    description: 'Under the main action of the cart while a changed quantity is being saved.',
  },
  empty: { id: 'buying.cart.empty', defaultMessage: '购物车还是空的', description: 'Title of an empty cart.' },
  emptyText: {
    id: 'buying.cart.emptyText',
    defaultMessage: '去颗粒商城选购，或上传整份清单。',
    description: 'Under the title of an empty cart.',
  },
  toParts: {
    id: 'buying.cart.toParts',
    defaultMessage: '逛颗粒商城',
    description: 'Link from an empty cart to all parts.',
  },
  toUpload: {
    id: 'buying.cart.toUpload',
    defaultMessage: '上传清单',
    description: 'Link from an empty cart to the upload of a parts list.',
  },
});
