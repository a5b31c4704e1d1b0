import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'home.home.title',
    defaultMessage: '缺哪一颗，就买哪一颗',
    description: 'Headline of the home page: buy exactly the piece you need.',
  },
  lead: {
    id: 'home.home.lead',
    defaultMessage: '按形状、颜色或编号找颗粒，也可以上传整份清单。',
    description: 'Below the headline of the home page.',
  },
  browse: {
    id: 'home.home.browse',
    defaultMessage: '逛颗粒商城',
    description: 'Main button of the home page, leads to all parts.',
  },
  upload: {
    id: 'home.home.upload',
    defaultMessage: '上传清单',
    description: 'Button that leads to the upload of a parts list.',
  },
  feeName: {
    id: 'home.home.feeName',
    defaultMessage: '运费',
    description: 'Fact on the home page: what delivery costs. Followed by an amount.',
  },
  freeName: {
    id: 'home.home.freeName',
    defaultMessage: '全国免运费',
    description: 'Fact on the home page: from which order value delivery is free.',
  },
  freeFrom: {
    id: 'home.home.freeFrom',
    defaultMessage: '满 {amount}',
    description: 'Order value from which delivery is free, e.g. from ¥49.00.',
  },
  categories: {
    id: 'home.home.categories',
    defaultMessage: '按形状选购',
    description: 'Heading above the tiles of the categories.',
  },
  allParts: { id: 'home.home.allParts', defaultMessage: '全部颗粒', description: 'Link to all parts.' },
  uploadTitle: {
    id: 'home.home.uploadTitle',
    defaultMessage: '上传清单，整单配齐',
    description: 'Heading of the card about uploading a parts list.',
  },
  uploadText: {
    id: 'home.home.uploadText',
    defaultMessage: '支持 xlsx、csv 格式的 BOM 表和批量选购表。',
    description: 'Which files the upload reads (spec section 5).',
  },
  uploadNote: {
    id: 'home.home.uploadNote',
    defaultMessage: '无法匹配的行由你决定',
    description: 'Small note on the upload card: lines without an exact match are left to the shopper.',
  },
  repairTitle: {
    id: 'home.home.repairTitle',
    defaultMessage: '零件缺失或破损，申请补件',
    description: 'Heading of the card about replacement parts.',
  },
  stepSet: { id: 'home.home.stepSet', defaultMessage: '选套装', description: 'First step of a repair request.' },
  stepSetHint: {
    id: 'home.home.stepSetHint',
    defaultMessage: '准备好盒上的防伪码',
    description: 'Hint for the first step of a repair request.',
  },
  stepParts: {
    id: 'home.home.stepParts',
    defaultMessage: '点选缺的颗粒',
    description: 'Second step of a repair request.',
  },
  stepProof: {
    id: 'home.home.stepProof',
    defaultMessage: '上传购买凭证',
    description: 'Third step of a repair request: one image as proof of purchase.',
  },
  stepProofHint: {
    id: 'home.home.stepProofHint',
    defaultMessage: 'JPG 或 PNG，不超过 5 MB',
    description: 'Hint for the third step (spec section 5).',
  },
  repair: {
    id: 'home.home.repair',
    defaultMessage: '申请补件',
    description: 'Button that leads to the repair service.',
  },
  hot: { id: 'home.home.hot', defaultMessage: '热门颗粒', description: 'Heading above the best selling parts.' },
  noCategories: {
    id: 'home.home.noCategories',
    defaultMessage: '商店暂无分类，请先看看全部颗粒。',
    description: 'Shown when the shop has no categories.',
  },
});
