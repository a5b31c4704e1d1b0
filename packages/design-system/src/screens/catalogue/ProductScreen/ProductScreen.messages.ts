import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  alt: {
    id: 'product.product.alt',
    defaultMessage: '{name}，{colour}',
    description: 'What the large picture shows: part and colour.',
  },
  pictures: {
    id: 'product.product.pictures',
    defaultMessage: '关于图片',
    description: 'Link below a drawn part: how the pictures are made. Short.',
  },
  views: {
    id: 'product.product.views',
    defaultMessage: '图片',
    description: 'Names the row of small pictures below the large one.',
  },
  view: {
    id: 'product.product.view',
    defaultMessage: '第 {at, number} 张图片',
    description: 'Accessible name of a small picture.',
  },
  dimensions: {
    id: 'product.product.dimensions',
    defaultMessage: '{width, number} × {length, number} × {height, number} mm',
    description: 'Size of a part in millimetres.',
  },
  weight: {
    id: 'product.product.weight',
    defaultMessage: '{grams, number} 克',
    description: 'Weight of one piece in grams.',
  },
  sold: {
    id: 'product.product.sold',
    defaultMessage: '已售 {sales, number}',
    description: 'How many pieces were sold so far.',
  },
  reviews: {
    id: 'product.product.reviews',
    defaultMessage: '{count, number} 条评价，{percent, number}% 好评',
    description: 'Number of reviews and share of good ones.',
  },
  unit: {
    id: 'product.product.unit',
    defaultMessage: '件',
    description: 'Unit of a product if the server sends none.',
  },
  inStock: {
    id: 'product.product.inStock',
    defaultMessage: '现货 {stock, number} {unit}',
    description: 'Stock of this colour.',
  },
  fewLeft: {
    id: 'product.product.fewLeft',
    defaultMessage: '仅剩 {stock, number} {unit}',
    description: 'Stock text when little is left.',
  },
  soldOut: {
    id: 'product.product.soldOut',
    defaultMessage: '暂时缺货',
    description: 'Stock text and button of a product or colour that is sold out.',
  },
  soldOutColour: {
    id: 'product.product.soldOutColour',
    defaultMessage: '这个颜色暂时缺货，其他颜色有货。',
    description: 'Shown above the buttons when the chosen colour is sold out but others are not.',
  },
  soldOutAll: {
    id: 'product.product.soldOutAll',
    defaultMessage: '所有颜色都暂时缺货。',
    description: 'Shown above the buttons when all colours are sold out.',
  },
  offSale: {
    id: 'product.product.offSale',
    defaultMessage: '已下架',
    description: 'Button and tag of a product that is not sold any more.',
  },
  offSaleText: {
    id: 'product.product.offSaleText',
    defaultMessage: '这件颗粒已下架，无法购买。可以看看同类的其他颗粒。',
    description: 'Shown above the buttons of a product that is not sold any more.',
  },
  isInStock: {
    id: 'product.product.isInStock',
    defaultMessage: '有货',
    description: 'Tag beside the name of a product that can be bought. Very short.',
  },
  colour: {
    id: 'product.product.colour',
    defaultMessage: '颜色',
    description: 'Legend of the colours to choose from; the name of the chosen one follows.',
  },
  kind: {
    id: 'product.product.kind',
    defaultMessage: '款式',
    description: 'Legend of the variants to choose from, if they are not colours.',
  },
  colourCount: {
    id: 'product.product.colourCount',
    defaultMessage: '{count, number} 色',
    description: 'Number of colours to choose from.',
  },
  colourCountOut: {
    id: 'product.product.colourCountOut',
    defaultMessage: '{count, number} 色，斜线为{isPresale, select, true {已订完} other {暂时缺货}}',
    description: 'Number of colours, where some are sold out, or in a presale fully ordered, and struck through.',
  },
  compareShades: {
    id: 'product.product.compareShades',
    defaultMessage: '比较颜色',
    description: 'Button below the colours that shows the chosen one beside another.',
  },
  quantity: { id: 'product.product.quantity', defaultMessage: '数量', description: 'Label of the quantity field.' },
  more: {
    id: 'product.product.more',
    defaultMessage: '多加 {count, number}',
    description: 'Accessible name of the buttons +10 and +100.',
  },
  subtotal: {
    id: 'product.product.subtotal',
    defaultMessage: '小计',
    description: 'Price of the chosen quantity; the amount follows.',
  },
  least: {
    id: 'product.product.least',
    defaultMessage: '{count, number} {unit}起售',
    description: 'Minimum quantity of a purchase.',
  },
  chooseFirst: {
    id: 'product.product.chooseFirst',
    defaultMessage: '请先选择颜色。',
    description: 'Shown above the buttons while nothing is chosen.',
  },
  add: { id: 'product.product.add', defaultMessage: '加入购物车', description: 'Main button of the product page.' },
  adding: {
    id: 'product.product.adding',
    defaultMessage: '加入中…',
    description: 'The main button while the product is being added to the cart.',
  },
  added: {
    id: 'product.product.added',
    defaultMessage: '已加入购物车',
    description: 'Shown after the product was added to the cart; a link to the cart follows.',
  },
  cart: { id: 'product.product.cart', defaultMessage: '去购物车', description: 'Link to the cart after adding.' },
  buyNow: {
    id: 'product.product.buyNow',
    defaultMessage: '立即购买',
    description: 'Button that goes straight to the order.',
  },
  delivery: {
    id: 'product.product.delivery',
    defaultMessage: '配送',
    description: 'Heading above the delivery terms.',
  },
  deliveryText: {
    id: 'product.product.deliveryText',
    defaultMessage:
      '运费 {fee}，全国满 {freeFrom} 免运费，偏远地区满 {freeFromRemote} 免运费。快递由仓库指定，不能自选。',
    description: 'Delivery terms of the shop; the carrier cannot be chosen.',
  },
  carrier: {
    id: 'product.product.carrier',
    defaultMessage: '快递由仓库指定，不能自选。',
    description: 'Instead of the terms of a shop that names none: the carrier cannot be chosen.',
  },
  studs: { id: 'product.product.studs', defaultMessage: '凸点', description: 'Fact: size in studs.' },
  studsValue: {
    id: 'product.product.studsValue',
    defaultMessage: '{width, number} × {length, number}',
    description: 'Size in studs, width by length.',
  },
  size: { id: 'product.product.size', defaultMessage: '尺寸', description: 'Fact: size in millimetres.' },
  weightName: {
    id: 'product.product.weightName',
    defaultMessage: '单件重量',
    description: 'Fact: weight of one piece.',
  },
  description: {
    id: 'product.product.description',
    defaultMessage: '说明',
    description: 'Heading above the description.',
  },
  recommended: {
    id: 'product.product.recommended',
    defaultMessage: '搭配推荐',
    description: 'Heading above other parts.',
  },
  gone: {
    id: 'product.product.gone',
    defaultMessage: '这件颗粒已不存在',
    description: 'Title when a product does not exist (any more).',
  },
  goneText: {
    id: 'product.product.goneText',
    defaultMessage: '可能已下架，或链接有误。可按编号搜索，通常有替代零件。',
    description: 'What to do when a product does not exist.',
  },
  all: { id: 'product.product.all', defaultMessage: '查看全部颗粒', description: 'Link to all parts.' },
  search: { id: 'product.product.search', defaultMessage: '搜索颗粒', description: 'Link to the search page.' },
  recommendedFailed: {
    id: 'product.product.recommendedFailed',
    defaultMessage: '搭配推荐加载失败。',
    description: 'In place of the other parts when they could not be loaded; the reason follows.',
  },
});
