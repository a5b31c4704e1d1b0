import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  ask: { id: 'product.decision.ask', defaultMessage: '问客服', description: 'Link to the chat about this product.' },
  memberPrice: {
    id: 'product.decision.memberPrice',
    defaultMessage: '会员价',
    description: 'Tag beside the price a member pays.',
  },
  forMembers: {
    id: 'product.decision.forMembers',
    defaultMessage: '会员 {price}/{unit}，会员下单自动按这个价',
    description: 'What a member would pay, shown to non-members.',
  },
  capped: {
    id: 'product.decision.capped',
    defaultMessage: '最多能买 {most, number}，现在按 {most, number} 算',
    description: 'Below the quantity, when it is above the stock of this colour or above the limit.',
  },
  limitReached: {
    id: 'product.decision.limitReached',
    defaultMessage: '你能买的已经买完了。',
    description: 'Shown above the button when this shopper has bought the maximum.',
  },
});
