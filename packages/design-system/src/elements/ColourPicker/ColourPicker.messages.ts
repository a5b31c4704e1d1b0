import { defineMessages } from '../../messages/define-messages.ts';

// In the area of products, whose pages alone have a colour picker.
export const messages = defineMessages({
  filter: {
    id: 'product.colourPicker.filter',
    defaultMessage: '筛选颜色',
    description: 'Label and placeholder of the text box that filters the colours by name.',
  },
  found: {
    id: 'product.colourPicker.found',
    defaultMessage: '{count, plural, =0 {没有叫“{query}”的颜色} other {找到 # 种颜色}}',
    description: 'How many colours the filter shows; query is what was typed.',
  },
  solid: { id: 'product.colourPicker.solid', defaultMessage: '实色', description: 'A group of colours: opaque.' },
  transparent: { id: 'product.colourPicker.transparent', defaultMessage: '透明', description: 'A group of colours.' },
  pearl: { id: 'product.colourPicker.pearl', defaultMessage: '珠光', description: 'A group of colours: pearlescent.' },
  metal: { id: 'product.colourPicker.metal', defaultMessage: '金属漆', description: 'A group: metallic paint.' },
  chrome: { id: 'product.colourPicker.chrome', defaultMessage: '电镀', description: 'A group of colours: chrome.' },
  milky: { id: 'product.colourPicker.milky', defaultMessage: '乳白', description: 'A group: milky translucent.' },
  glow: { id: 'product.colourPicker.glow', defaultMessage: '夜光', description: 'A group: glows in the dark.' },
  rubber: { id: 'product.colourPicker.rubber', defaultMessage: '橡胶', description: 'A group of colours: rubber.' },
  glitter: { id: 'product.colourPicker.glitter', defaultMessage: '闪粉', description: 'A group of colours: glitter.' },
});
