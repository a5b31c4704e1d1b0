import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  kinds: {
    id: 'promo.presale.kinds',
    defaultMessage: '按状态查看',
    description: 'Name of the row of links that filter the presales by state.',
  },
  all: { id: 'promo.presale.all', defaultMessage: '全部', description: 'All presales.' },
  before: { id: 'promo.presale.before', defaultMessage: '未开始', description: 'Presales that have not begun.' },
  running: { id: 'promo.presale.running', defaultMessage: '预售中', description: 'Presales that are running.' },
  over: { id: 'promo.presale.over', defaultMessage: '已结束', description: 'Presales that are over.' },
  list: {
    id: 'promo.presale.list',
    defaultMessage: '预售商品',
    description: 'Heading of the list of presales; for screen readers only.',
  },
  noneAll: {
    id: 'promo.presale.noneAll',
    defaultMessage: '暂无预售',
    description: 'The shop has no presale at all.',
  },
  noneBefore: {
    id: 'promo.presale.noneBefore',
    defaultMessage: '暂无即将开始的预售',
    description: 'No presale is about to begin.',
  },
  noneRunning: {
    id: 'promo.presale.noneRunning',
    defaultMessage: '暂无进行中的预售',
    description: 'No presale is running.',
  },
  noneOver: {
    id: 'promo.presale.noneOver',
    defaultMessage: '暂无已结束的预售',
    description: 'No presale is over yet.',
  },
  noneText: {
    id: 'promo.presale.noneText',
    defaultMessage: '现货颗粒都在商城里。',
    description: 'Below "no presale": what is in stock can be ordered now.',
  },
  showAll: {
    id: 'promo.presale.showAll',
    defaultMessage: '查看全部预售',
    description: 'Button that shows presales of every state.',
  },
  parts: {
    id: 'promo.presale.parts',
    defaultMessage: '逛颗粒商城',
    description: 'Button that leads from an empty presale page to all parts.',
  },
});
