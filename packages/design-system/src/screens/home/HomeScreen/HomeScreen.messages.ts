import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'shop.home.title',
    defaultMessage: '缺哪一颗，就买哪一颗',
    description: 'Headline of the home page: buy exactly the piece you need.',
  },
  lead: {
    id: 'shop.home.lead',
    defaultMessage: '按形状、颜色或编号找颗粒，也可以把整张清单交给我们配齐。',
    description: 'Below the headline of the home page.',
  },
  browse: {
    id: 'shop.home.browse',
    defaultMessage: '逛颗粒商城',
    description: 'Main button of the home page, leads to all parts.',
  },
  upload: {
    id: 'shop.home.upload',
    defaultMessage: '上传清单',
    description: 'Button that leads to the upload of a parts list.',
  },
  feeName: {
    id: 'shop.home.feeName',
    defaultMessage: '快递费',
    description: 'Fact on the home page: what delivery costs. Followed by an amount.',
  },
  freeName: {
    id: 'shop.home.freeName',
    defaultMessage: '全国免运费',
    description: 'Fact on the home page: from which order value delivery is free.',
  },
  freeFrom: {
    id: 'shop.home.freeFrom',
    defaultMessage: '满 {amount}',
    description: 'Order value from which delivery is free, e.g. from ¥49.00.',
  },
  repairName: {
    id: 'shop.home.repairName',
    defaultMessage: '免费补件',
    description: 'Fact on the home page: replacement parts are free once.',
  },
  repairWithin: {
    id: 'shop.home.repairWithin',
    defaultMessage: '90 天内一次',
    description: 'One free repair within 90 days of purchase.',
  },
  categories: {
    id: 'shop.home.categories',
    defaultMessage: '按形状逛',
    description: 'Heading above the tiles of the categories.',
  },
  allParts: { id: 'shop.home.allParts', defaultMessage: '全部颗粒', description: 'Link to all parts.' },
  uploadTitle: {
    id: 'shop.home.uploadTitle',
    defaultMessage: '上传清单，整单配齐',
    description: 'Heading of the card about uploading a parts list.',
  },
  uploadText: {
    id: 'shop.home.uploadText',
    defaultMessage: '认得 xlsx、csv 格式的 BOM 表和批量选购表。',
    description: 'Which files the upload reads (spec section 5).',
  },
  uploadNote: {
    id: 'shop.home.uploadNote',
    defaultMessage: '对不上的行由你决定',
    description: 'Small note on the upload card: lines without an exact match are left to the shopper.',
  },
  repairTitle: {
    id: 'shop.home.repairTitle',
    defaultMessage: '少了或坏了，申请补件',
    description: 'Heading of the card about replacement parts.',
  },
  repairText: {
    id: 'shop.home.repairText',
    defaultMessage: '购买 90 天内免费补一次；每个防伪码免费补一次，之后按颗计价。',
    description: 'Rules of the repair service (spec section 9).',
  },
  stepSet: { id: 'shop.home.stepSet', defaultMessage: '选套装', description: 'First step of a repair request.' },
  stepSetHint: {
    id: 'shop.home.stepSetHint',
    defaultMessage: '准备好盒上的防伪码',
    description: 'Hint for the first step of a repair request.',
  },
  stepParts: {
    id: 'shop.home.stepParts',
    defaultMessage: '点缺的颗粒',
    description: 'Second step of a repair request.',
  },
  stepPartsHint: {
    id: 'shop.home.stepPartsHint',
    defaultMessage: '一次最多 20 颗',
    description: 'Hint for the second step (spec section 9: at most 20 particles).',
  },
  stepProof: {
    id: 'shop.home.stepProof',
    defaultMessage: '传一张购买凭证',
    description: 'Third step of a repair request: one image as proof of purchase.',
  },
  stepProofHint: {
    id: 'shop.home.stepProofHint',
    defaultMessage: 'jpg 或 png，不超过 5M',
    description: 'Hint for the third step (spec section 5).',
  },
  repairNote: {
    id: 'shop.home.repairNote',
    defaultMessage: '客服在 10 个工作日内处理',
    description: 'How long a repair request takes (spec section 9).',
  },
  repair: {
    id: 'shop.home.repair',
    defaultMessage: '申请补件',
    description: 'Button that leads to the repair service.',
  },
  hot: { id: 'shop.home.hot', defaultMessage: '热门颗粒', description: 'Heading above the best selling parts.' },
  noCategories: {
    id: 'shop.home.noCategories',
    defaultMessage: '商店还没有分类，先看看全部颗粒。',
    description: 'Shown when the shop has no categories.',
  },
});
