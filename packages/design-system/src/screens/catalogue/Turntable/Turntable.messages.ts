import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  turn: {
    id: 'product.turntable.turn',
    defaultMessage: '转动图片',
    description: 'Name of the slider that turns the picture of a part.',
  },
  degrees: {
    id: 'product.turntable.degrees',
    defaultMessage: '{yaw, number}°',
    description: 'By how much the picture is turned.',
  },
  views: {
    id: 'product.turntable.views',
    defaultMessage: '从哪边看',
    description: 'Names the row of small pictures that show the part from fixed sides.',
  },
  front: {
    id: 'product.turntable.front',
    defaultMessage: '前面',
    description: 'Small picture: the part from the front.',
  },
  back: { id: 'product.turntable.back', defaultMessage: '后面', description: 'Small picture: the part from behind.' },
  top: {
    id: 'product.turntable.top',
    defaultMessage: '俯视',
    description: 'Small picture: the part straight from above.',
  },
  side: {
    id: 'product.turntable.side',
    defaultMessage: '侧视',
    description: 'Small picture: the long side of the part.',
  },
  end: {
    id: 'product.turntable.end',
    defaultMessage: '端面',
    description: 'Small picture: the short side of the part.',
  },
  scale: {
    id: 'product.turntable.scale',
    defaultMessage: '比 2×4 砖',
    description: 'Small picture: the part beside a brick 2 × 4, both in true scale.',
  },
});
