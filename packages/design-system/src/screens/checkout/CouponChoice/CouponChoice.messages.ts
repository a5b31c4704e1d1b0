import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  heading: {
    id: 'confirm.coupon.heading',
    defaultMessage: '优惠券',
    description: 'Heading over the coupons to choose from.',
  },
  best: {
    id: 'confirm.coupon.best',
    defaultMessage: '有 {count, number} 张可用，已选最省的一张',
    description: 'Beside the heading: how many coupons apply; the best one is chosen.',
  },
  usable: {
    id: 'confirm.coupon.usable',
    defaultMessage: '有 {count, number} 张可用',
    description: 'Beside the heading: how many coupons apply.',
  },
  noneApplies: {
    id: 'confirm.coupon.noneApplies',
    defaultMessage: '本单没有可用的优惠券',
    description: 'Beside the heading: the shopper has coupons, but none applies.',
  },
  empty: {
    id: 'confirm.coupon.empty',
    defaultMessage: '暂无优惠券',
    description: 'Beside the heading: the shopper has no coupon.',
  },
  claimable: {
    id: 'confirm.coupon.claimable',
    defaultMessage: '领取后本单可用',
    description: 'Heading over coupons that the shopper does not have yet and that fit this order.',
  },
  claim: {
    id: 'confirm.coupon.claim',
    defaultMessage: '领取并使用',
    description: 'Button on such a coupon: receives it and uses it for this order. The title of the coupon follows.',
  },
  claimUnknown: {
    id: 'confirm.coupon.claimUnknown',
    defaultMessage: '未收到回复，尚不确定是否领取成功。领取成功的会显示在上方。',
    description: 'No answer came to the request for a coupon. If it was received, it appears among the coupons above.',
  },
  claimedNotFitting: {
    id: 'confirm.coupon.claimedNotFitting',
    defaultMessage: '“{title}”已领取，但商店提示本单不可用。',
    description: 'The coupon was received, but the server does not list it among those that fit this order.',
  },
  days: {
    id: 'confirm.coupon.days',
    defaultMessage: '领取后 {days, number} 天内可用',
    description: 'On a coupon to claim: how long it can be used from then on.',
  },
  from: {
    id: 'confirm.coupon.from',
    defaultMessage: '满 {amount} 可用',
    description: 'On a coupon: minimum value of the goods.',
  },
  anyAmount: {
    id: 'confirm.coupon.anyAmount',
    defaultMessage: '不限金额',
    description: 'On a coupon: for goods of any value.',
  },
  until: { id: 'confirm.coupon.until', defaultMessage: '{day}前有效', description: 'On a coupon: its last day.' },
  without: {
    id: 'confirm.coupon.without',
    defaultMessage: '不使用',
    description: 'Choice beside the coupons: use none.',
  },
  withoutText: { id: 'confirm.coupon.withoutText', defaultMessage: '本单不使用优惠券', description: 'On that choice.' },
  expired: {
    id: 'confirm.coupon.expired',
    defaultMessage: '已用或过期',
    description: 'Why a coupon does not apply.',
  },
  notYet: {
    id: 'confirm.coupon.notYet',
    defaultMessage: '{day}起可用',
    description: 'Why a coupon does not apply: it is not valid yet.',
  },
  below: {
    id: 'confirm.coupon.below',
    defaultMessage: '再买 {missing} 可用',
    description: 'Why a coupon does not apply: the goods are worth too little.',
  },
  members: {
    id: 'confirm.coupon.members',
    defaultMessage: '会员专享',
    description: 'Why a coupon does not apply: for members only.',
  },
  goods: {
    id: 'confirm.coupon.goods',
    defaultMessage: '不适用于这些零件',
    description: 'Why a coupon does not apply: it is for other goods.',
  },
  others: {
    id: 'confirm.coupon.others',
    defaultMessage: '另有 {count, number} 张本单不可用',
    description: 'Button that shows the remaining coupons that do not apply.',
  },
  flashSale: {
    id: 'confirm.coupon.flashSale',
    defaultMessage: '限时抢购',
    description: 'Title of a note: the goods are from a flash sale.',
  },
  flashSaleText: {
    id: 'confirm.coupon.flashSaleText',
    defaultMessage: '抢购价到 {time} 为止，请在此之前提交订单。',
    description: 'The terms of a flash sale: until when its price holds.',
  },
  presale: {
    id: 'confirm.coupon.presale',
    defaultMessage: '预售',
    description: 'Title of a note: the goods are in presale.',
  },
  presaleText: {
    id: 'confirm.coupon.presaleText',
    defaultMessage: '现在付全款。预售到{day}，结束后 {days, number} 天内发货。',
    description: 'The terms of a presale: paid in full now, sent within some days after its end.',
  },
  presaleSoon: {
    id: 'confirm.coupon.presaleSoon',
    defaultMessage: '现在付全款，预售结束后 {days, number} 天内发货。',
    description: 'The same when its end is not known.',
  },
  presaleUntil: {
    id: 'confirm.coupon.presaleUntil',
    defaultMessage: '现在付全款。预售到{day}。',
    description: 'The terms of a presale of which the server does not say when it is sent.',
  },
  presalePaid: {
    id: 'confirm.coupon.presalePaid',
    defaultMessage: '现在付全款。',
    description: 'The terms of a presale of which the server sends neither end nor delivery time.',
  },
  presaleBefore: {
    id: 'confirm.coupon.presaleBefore',
    defaultMessage: '预售尚未开始，暂时可能无法下单。',
    description: 'At confirmation: the presale has not begun; the server may refuse the order.',
  },
  presaleOver: {
    id: 'confirm.coupon.presaleOver',
    defaultMessage: '预售已结束，可能无法下单。',
    description: 'At confirmation: the presale is over; the server may refuse the order.',
  },
  activity: {
    id: 'confirm.coupon.activity',
    defaultMessage: '活动价',
    description: 'Title of a note: the goods are part of a promotion.',
  },
  noCoupons: {
    id: 'confirm.coupon.noCoupons',
    defaultMessage: '活动价不能再用优惠券。',
    description: 'Coupons do not apply to a promotion.',
  },
  claimsFailed: {
    id: 'confirm.coupon.claimsFailed',
    defaultMessage: '可领取的优惠券加载失败，不影响下单。',
    description:
      'In place of the coupons that could be claimed for the order when they could not be loaded; the reason follows.',
  },
});
