import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  turn: {
    id: 'product.turntable.turn',
    defaultMessage: '转动{part}',
    description: 'Name of the control that turns the picture of a part by arrow keys; part: part and colour.',
  },
  keys: {
    id: 'product.turntable.keys',
    defaultMessage: '方向键转动，加减号缩放，Home 键复位。',
    description: 'Read aloud with the control that turns the picture.',
  },
  hint: {
    id: 'product.turntable.hint',
    defaultMessage: '拖动即可转动',
    description: 'Shown in the corner of a picture that was not turned yet. Short.',
  },
  pose: {
    id: 'product.turntable.pose',
    defaultMessage: '转了 {yaw, number}°，俯仰 {pitch, number}°，放大 {zoom, number, ::percent}',
    description:
      'From where the part is seen, read aloud after each step. yaw: degrees from the first view; pitch: degrees above the horizontal, below it less than 0; zoom: 100 % is the first size.',
  },
  loading: {
    id: 'product.turntable.loading',
    defaultMessage: '正在加载立体图',
    description: 'Shown while the part that can be turned loads.',
  },
  failed: {
    id: 'product.turntable.failed',
    defaultMessage: '立体图加载失败。',
    description: 'Shown when the part that can be turned could not be loaded or drawn; a button to try again follows.',
  },
  retry: { id: 'product.turntable.retry', defaultMessage: '重试', description: 'Button: loads the part again.' },
  absent: {
    id: 'product.turntable.absent',
    defaultMessage: '这件颗粒没有立体图，只能看正面。',
    description: 'Shown when somebody tries to turn a part of which there is only one view.',
  },
  larger: { id: 'product.turntable.larger', defaultMessage: '放大', description: 'Button: enlarges the part.' },
  smaller: { id: 'product.turntable.smaller', defaultMessage: '缩小', description: 'Button: makes the part smaller.' },
  reset: {
    id: 'product.turntable.reset',
    defaultMessage: '复位',
    description: 'Button: back to the first view and size of the part.',
  },
  compare: {
    id: 'product.turntable.compare',
    defaultMessage: '比大小',
    description: 'Legend of the choice beside what the part is shown in true scale.',
  },
  alone: { id: 'product.turntable.alone', defaultMessage: '单独看', description: 'Choice: the part alone. Short.' },
  brick: {
    id: 'product.turntable.brick',
    defaultMessage: '2×4 砖',
    description: 'Choice: the part beside a brick 2 × 4. Short.',
  },
  minifigure: {
    id: 'product.turntable.minifigure',
    defaultMessage: '人仔',
    description: 'Choice: the part beside a minifigure. Short.',
  },
  beside: {
    id: 'product.turntable.beside',
    defaultMessage: '{part}，旁边是同比例的 {other}',
    description: 'What the picture shows; part: part and colour; other: what it is beside, such as a minifigure.',
  },
  size: {
    id: 'product.turntable.size',
    defaultMessage: '实际尺寸：宽 {width, number} × 长 {length, number} × 高 {height, number} mm，含凸点',
    description: 'The size of the part as it is, with its studs, in millimetres.',
  },
  views: {
    id: 'product.turntable.views',
    defaultMessage: '观看角度',
    description: 'Names the row of small pictures that show the part from several sides.',
  },
  start: {
    id: 'product.turntable.start',
    defaultMessage: '斜看',
    description: 'Small picture: the first view of the part, from above and aside. Short.',
  },
  front: {
    id: 'product.turntable.front',
    defaultMessage: '前面',
    description: 'Small picture: the part straight from the front.',
  },
  back: { id: 'product.turntable.back', defaultMessage: '后面', description: 'Small picture: the part from behind.' },
  top: {
    id: 'product.turntable.top',
    defaultMessage: '俯视',
    description: 'Small picture: the part straight from above.',
  },
  below: {
    id: 'product.turntable.below',
    defaultMessage: '底面',
    description: 'Small picture: the part from below.',
  },
  side: {
    id: 'product.turntable.side',
    defaultMessage: '侧面',
    description: 'Small picture: the part straight from its right side.',
  },
});
