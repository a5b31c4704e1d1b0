import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  colour: {
    id: 'footer.siteFooter.colour',
    defaultMessage: '关于颜色',
    description: 'Footer note heading: colours of pictures.',
  },
  colourNote: {
    id: 'footer.siteFooter.colourNote',
    defaultMessage: '图片和屏幕各不相同，颜色可能与实物有差别，请以收到的商品为准。',
    description: 'Footer note: colours may differ from the pictures. Whether they are drawn is said at the parts.',
  },
  pictures: {
    id: 'footer.siteFooter.pictures',
    defaultMessage: '关于图片',
    description: 'Footer link: how the pictures are made, and whose shapes they show.',
  },
  delivery: {
    id: 'footer.siteFooter.delivery',
    defaultMessage: '关于配送',
    description: 'Footer note heading: delivery.',
  },
  carrier: {
    id: 'footer.siteFooter.carrier',
    defaultMessage: '快递由仓库指定，不能自选。',
    description: 'Footer note of a shop that names no cost of delivery: the carrier is fixed.',
  },
  deliveryNote: {
    id: 'footer.siteFooter.deliveryNote',
    defaultMessage: '快递由仓库指定，不能自选。运费 {fee} 元，全国满 {near} 元免运费，偏远地区满 {far} 元免运费。',
    description: 'Footer note: the carrier is fixed; cost of delivery and from which amounts it is free.',
  },
  motto: {
    id: 'footer.siteFooter.motto',
    defaultMessage: '积木颗粒，一颗起卖。缺哪一颗，就买哪一颗。',
    description: 'One line on the shop under its logo.',
  },
  shop: { id: 'footer.siteFooter.shop', defaultMessage: '颗粒商城', description: 'Footer column: buying parts.' },
  parts: { id: 'footer.siteFooter.parts', defaultMessage: '全部颗粒', description: 'Footer link: all parts.' },
  hot: { id: 'footer.siteFooter.hot', defaultMessage: '热卖榜', description: 'Footer link: the best selling parts.' },
  newest: {
    id: 'footer.siteFooter.newest',
    defaultMessage: '新品上架',
    description: 'Footer link: parts, newest first.',
  },
  flashSale: {
    id: 'footer.siteFooter.flashSale',
    defaultMessage: '限时抢购',
    description: 'Footer link: the day’s flash sales.',
  },
  presale: { id: 'footer.siteFooter.presale', defaultMessage: '预售', description: 'Footer link: presales.' },
  lists: {
    id: 'footer.siteFooter.lists',
    defaultMessage: '清单与补件',
    description: 'Footer column: parts lists and repair.',
  },
  upload: {
    id: 'footer.siteFooter.upload',
    defaultMessage: '批量上传',
    description: 'Footer link: upload a parts list.',
  },
  repair: {
    id: 'footer.siteFooter.repair',
    defaultMessage: '补件服务',
    description: 'Footer link: request replacement parts.',
  },
  repairs: {
    id: 'footer.siteFooter.repairs',
    defaultMessage: '我的补件',
    description: 'Footer link: the repair requests and how far they are.',
  },
  yours: {
    id: 'footer.siteFooter.yours',
    defaultMessage: '我的',
    description: 'Footer column: the shopper’s own pages.',
  },
  cart: { id: 'footer.siteFooter.cart', defaultMessage: '购物车', description: 'Footer link: the cart.' },
  orders: {
    id: 'footer.siteFooter.orders',
    defaultMessage: '我的订单',
    description: 'Footer link: the list of orders.',
  },
  refunds: {
    id: 'footer.siteFooter.refunds',
    defaultMessage: '退款与售后',
    description: 'Footer link: the list of refunds.',
  },
  help: { id: 'footer.siteFooter.help', defaultMessage: '帮助', description: 'Footer column: help.' },
  chat: {
    id: 'footer.siteFooter.chat',
    defaultMessage: '联系客服',
    description: 'Footer link: the chat with an agent.',
  },
  backToTop: {
    id: 'footer.siteFooter.backToTop',
    defaultMessage: '回到顶部',
    description: 'Button that scrolls to the top of the page.',
  },
});
