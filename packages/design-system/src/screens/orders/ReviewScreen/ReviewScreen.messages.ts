import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'refunds.review.title',
    defaultMessage: '评价',
    description: 'Title of the page that reviews an order; also its last breadcrumb.',
  },
  service: {
    id: 'refunds.review.service',
    defaultMessage: '服务与物流评价',
    description: 'Label of the stars for service and delivery, one for the whole order.',
  },
  serviceFirst: {
    id: 'refunds.review.serviceFirst',
    defaultMessage: '请先为服务评分',
    description: 'No stars were given for the service yet.',
  },
  lines: { id: 'refunds.review.lines', defaultMessage: '颗粒评价', description: 'Heading over the parts to review.' },
  progress: {
    id: 'refunds.review.progress',
    defaultMessage: '已评 {done, number} 种，共 {all, number} 种',
    description: 'How many parts of the order have been reviewed.',
  },
  stars: {
    id: 'refunds.review.stars',
    defaultMessage: '给{name}评分',
    description: 'Label of the stars for a part, for screen readers.',
  },
  starsFirst: {
    id: 'refunds.review.starsFirst',
    defaultMessage: '请先选择星级',
    description: 'No stars were given for the part yet.',
  },
  text: {
    id: 'refunds.review.text',
    defaultMessage: '评价内容（选填）',
    description: 'Label of the field for the text of a review.',
  },
  tooLong: {
    id: 'refunds.review.tooLong',
    defaultMessage: '请缩短到 {max, plural, other {# 字}}以内',
    description: 'The text of a review is too long.',
  },
  images: {
    id: 'refunds.review.images',
    defaultMessage: '图片（选填）',
    description: 'Label of the images of a review.',
  },
  imagesSending: {
    id: 'refunds.review.imagesSending',
    defaultMessage: '图片还在上传，完成后再发布',
    description: 'Images are still uploading.',
  },
  imagesFailed: {
    id: 'refunds.review.imagesFailed',
    defaultMessage: '有图片上传失败，请重试或移除',
    description: 'An image was not uploaded.',
  },
  send: {
    id: 'refunds.review.send',
    defaultMessage: '发布评价',
    description: 'Button that publishes the review of a part.',
  },
  publicNote: {
    id: 'refunds.review.publicNote',
    defaultMessage: '评价公开显示，昵称只显示首尾；有些商店会先审核。',
    description: 'Who reads a review, that the name is masked, and that some shops approve reviews first.',
  },
  formPreserved: {
    id: 'refunds.review.formPreserved',
    defaultMessage: '填写的内容都会保留。',
    description: 'After a failure message: nothing typed was lost.',
  },
  done: { id: 'refunds.review.done', defaultMessage: '已评价', description: 'A part that has been reviewed.' },
  thanks: {
    id: 'refunds.review.thanks',
    defaultMessage: '评价成功，感谢你的评价',
    description: 'Title once every part of the order was reviewed here.',
  },
  thanksText: {
    id: 'refunds.review.thanksText',
    defaultMessage: '商店收到了你的评价。如果商店先审核，通过后才会显示在商品页。',
    description: 'Thanks for the reviews. Servers do not say whether they are published at once.',
  },
  nothing: {
    id: 'refunds.review.nothing',
    defaultMessage: '这笔订单都已评价',
    description: 'Title: nothing of the order is left to review.',
  },
  notYet: {
    id: 'refunds.review.notYet',
    defaultMessage: '收货后即可评价',
    description: 'Title: the order was not received yet.',
  },
  notYetText: {
    id: 'refunds.review.notYetText',
    defaultMessage: '在订单里确认收货后，即可评价。',
    description: 'How to make an order reviewable.',
  },
  noWay: {
    id: 'refunds.review.noWay',
    defaultMessage: '此订单暂时无法评价',
    description: 'Title: the order was received, but the server sent no keys for reviews.',
  },
  noWayText: {
    id: 'refunds.review.noWayText',
    defaultMessage: '商店未提供评价入口。请稍后再来，或联系客服。',
    description: 'What to do when the server sent no keys for reviews.',
  },
  unknown: {
    id: 'refunds.review.unknown',
    defaultMessage: '这笔订单的状态未知',
    description: 'Title: the server sends a state of the order that the shop does not know.',
  },
  unknownText: {
    id: 'refunds.review.unknownText',
    defaultMessage: '尚不确定能否评价。请查看订单，或联系客服。',
    description: 'What to do when it is not known whether an order can be reviewed.',
  },
  toOrder: { id: 'refunds.review.toOrder', defaultMessage: '查看订单', description: 'Link to the order.' },
  toParts: { id: 'refunds.review.toParts', defaultMessage: '逛颗粒商城', description: 'Link to the parts.' },
});
