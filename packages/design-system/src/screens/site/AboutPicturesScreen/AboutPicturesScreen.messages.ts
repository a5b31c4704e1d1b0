import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'aboutPictures.page.title',
    defaultMessage: '关于图片',
    description: 'Title of the page about the pictures of parts.',
  },
  made: {
    id: 'aboutPictures.page.made',
    defaultMessage: '图片如何绘制',
    description: 'Heading above how the pictures are made.',
  },
  madeText: {
    id: 'aboutPictures.page.madeText',
    defaultMessage:
      '没有照片的颗粒，图片是按真实形状画出来的：每个编号一种形状，用所选颜色画出。商品页上的立体图是同一个形状，可以拖动、缩放，也可以和 2×4 砖或人仔同比例比大小。屏幕上的颜色可能与实物有差别。',
    description: 'How the pictures are made, and that they can be turned.',
  },
  marks: {
    id: 'aboutPictures.page.marks',
    defaultMessage: '图片上的说明',
    description: 'Heading above what the remarks on pictures mean.',
  },
  shape: {
    id: 'aboutPictures.page.shape',
    defaultMessage: '形状未画出',
    description: 'A remark on pictures, as on the pictures themselves: the shape of the part is not drawn.',
  },
  shapeText: {
    id: 'aboutPictures.page.shapeText',
    defaultMessage: '我们没有这件颗粒的形状，图片只是一个示意，请以名称和编号为准。',
    description: 'What it means that a shape is not drawn.',
  },
  print: {
    id: 'aboutPictures.page.print',
    defaultMessage: '印刷未画出',
    description: 'A remark on pictures, as on the pictures themselves: the print on the part is not shown.',
  },
  printText: {
    id: 'aboutPictures.page.printText',
    defaultMessage: '这件颗粒带印刷，图片画的是没有印刷的同一形状；实物带有名称中的印刷。',
    description: 'What it means that a print is not shown.',
  },
  mould: {
    id: 'aboutPictures.page.mould',
    defaultMessage: '图为相近款',
    description: 'A remark on pictures, as on the pictures themselves: they show another mould, which looks similar.',
  },
  mouldText: {
    id: 'aboutPictures.page.mouldText',
    defaultMessage:
      '我们没有这一款的形状，图片画的是最接近的一款：同一颗粒的其他版本，或者套装中的一件。细节可能不同，请以名称和编号为准。',
    description: 'What it means that a picture shows a similar mould.',
  },
  flat: {
    id: 'aboutPictures.page.flat',
    defaultMessage: '没有立体图',
    description: 'A remark: the part cannot be turned.',
  },
  flatText: {
    id: 'aboutPictures.page.flatText',
    defaultMessage: '形状未画出的颗粒不能转动；大底板、波纹管等细节太多的形状也只有正面图。',
    description: 'Which parts cannot be turned.',
  },
  origin: {
    id: 'aboutPictures.page.origin',
    defaultMessage: '形状的来源与许可',
    description: 'Heading above the attribution of the shapes.',
  },
  attribution: {
    id: 'aboutPictures.page.attribution',
    defaultMessage:
      '颗粒形状取自 <library>LDraw 零件库</library>（ldraw.org），由其作者（<authors>名单见下</authors>）创作，依 <four>CC BY 4.0</four> 许可使用（部分零件依 <two>CC BY 2.0</two>）。改动：展平，取整到 0.02 mm，转换坐标轴，以本店的画法绘制。',
    description:
      'The attribution that the licences demand; the sense must stay exactly the same. Links around the names.',
  },
  original: {
    id: 'aboutPictures.page.original',
    defaultMessage: '原文：',
    description: 'Before the same attribution in English.',
  },
  trademarks: {
    id: 'aboutPictures.page.trademarks',
    defaultMessage: 'LDraw 是 James Jessiman 遗产的商标。LEGO 是乐高集团的商标，乐高集团与 LDraw 和本店均无关系。',
    description: 'Notes on trademarks.',
  },
  authors: {
    id: 'aboutPictures.page.authors',
    defaultMessage: '{count, number} 位作者',
    description: 'Heading above the names of the authors of the shapes.',
  },
});
