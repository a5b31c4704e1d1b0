import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  ask: { id: 'product.decision.ask', defaultMessage: '问客服', description: 'Link to the chat about this product.' },
  addToList: {
    id: 'product.decision.addToList',
    defaultMessage: '加入清单',
    description: 'Button: adds the part in the chosen colour to a saved parts list.',
  },
  memberPrice: {
    id: 'product.decision.memberPrice',
    defaultMessage: '会员价',
    description: 'Tag beside the price a member pays.',
  },
  forMembers: {
    id: 'product.decision.forMembers',
    defaultMessage: '会员价 {price}/{unit}，结算时自动享受',
    description: 'What a member would pay, shown to non-members.',
  },
  capped: {
    id: 'product.decision.capped',
    defaultMessage: '{reason}，目前按 {most, number} 计算',
    description: 'Below the quantity, when it is above the maximum; the reason for the maximum comes first.',
  },
  most: {
    id: 'product.decision.most',
    defaultMessage:
      '{reason, select, perShopper {每人限购 {max, number} {unit}} rest {每人限购 {of, number} {unit}，还能买 {max, number} {unit}} perOrder {每单最多 {max, number} {unit}} sale {抢购只剩 {max, number} {unit}} presale {最多可预订 {max, number} {unit}} other {库存只有 {max, number} {unit}}}',
    description: 'Beside or below the quantity: the maximum and its reason, a limit, the rest of it, or the stock.',
  },
  presaleFull: {
    id: 'product.decision.presaleFull',
    defaultMessage: '{isAll, select, true {已订完。} other {这个颜色已订完，其他颜色还能订。}}',
    description: 'No more pieces can be ordered in a presale: in no colour, or not in the chosen one.',
  },
  fullColour: {
    id: 'product.decision.fullColour',
    defaultMessage: '{colour}，已订完',
    description: 'Name of a colour of which a presale takes no more orders.',
  },
  full: {
    id: 'product.decision.full',
    defaultMessage: '已订完',
    description: 'The disabled button of a presale in which no more pieces can be ordered.',
  },
  limitReached: {
    id: 'product.decision.limitReached',
    defaultMessage: '已达限购数量。',
    description: 'Shown above the button when this shopper has bought the maximum.',
  },
  chooseKind: {
    id: 'product.decision.chooseKind',
    defaultMessage: '请先选择规格。',
    description: 'Above the disabled button, until a variant of ordinary goods is chosen.',
  },
  soldOutKind: {
    id: 'product.decision.soldOutKind',
    defaultMessage: '这个规格暂时缺货，其他规格有货。',
    description: 'The chosen variant of ordinary goods is sold out, others are not.',
  },
  soldOutGoods: {
    id: 'product.decision.soldOutGoods',
    defaultMessage: '这件商品暂时缺货。',
    description: 'Ordinary goods are sold out in every variant.',
  },
  offSaleGoods: {
    id: 'product.decision.offSaleGoods',
    defaultMessage: '这件商品已下架，无法购买。',
    description: 'Ordinary goods are not on sale any more.',
  },
  needsForm: {
    id: 'product.decision.needsForm',
    defaultMessage: '购买此商品需填写商家的表单，本网站暂不支持。请在手机上打开商店购买，或联系客服。',
    description: 'The owner wants a form filled in with the purchase, which only the mobile clients of the shop have.',
  },
});
