import { defineMessages } from '../../../messages/define-messages.ts';

/** How a shade differs from another, by trait. */
export const messages = defineMessages({
  lighter: {
    id: 'shades.traits.lighter',
    defaultMessage: '{degree, select, slight {略浅} much {浅很多} other {更浅}}',
    description: 'A colour is lighter than another; degree is slight, much or clear.',
  },
  darker: {
    id: 'shades.traits.darker',
    defaultMessage: '{degree, select, slight {略深} much {深很多} other {更深}}',
    description: 'A colour is darker than another; degree is slight, much or clear.',
  },
  vivid: {
    id: 'shades.traits.vivid',
    defaultMessage: '{degree, select, slight {略鲜艳} much {鲜艳很多} other {更鲜艳}}',
    description: 'A colour is more vivid than another; degree is slight, much or clear.',
  },
  grey: {
    id: 'shades.traits.grey',
    defaultMessage: '{degree, select, slight {略偏灰} much {灰很多} other {更灰}}',
    description: 'A colour is greyer than another; degree is slight, much or clear.',
  },
  soft: {
    id: 'shades.traits.soft',
    defaultMessage: '{degree, select, slight {略柔和} much {柔和很多} other {更柔和}}',
    description: 'A colour is lighter and less vivid than another; degree is slight, much or clear.',
  },
  red: {
    id: 'shades.traits.red',
    defaultMessage: '{degree, select, slight {略偏红} much {明显偏红} other {偏红}}',
    description: 'A colour tends to red, compared with another; degree is slight, much or clear.',
  },
  orange: {
    id: 'shades.traits.orange',
    defaultMessage: '{degree, select, slight {略偏橙} much {明显偏橙} other {偏橙}}',
    description: 'A colour tends to orange, compared with another; degree is slight, much or clear.',
  },
  yellow: {
    id: 'shades.traits.yellow',
    defaultMessage: '{degree, select, slight {略偏黄} much {明显偏黄} other {偏黄}}',
    description: 'A colour tends to yellow, compared with another; degree is slight, much or clear.',
  },
  green: {
    id: 'shades.traits.green',
    defaultMessage: '{degree, select, slight {略偏绿} much {明显偏绿} other {偏绿}}',
    description: 'A colour tends to green, compared with another; degree is slight, much or clear.',
  },
  turquoise: {
    id: 'shades.traits.turquoise',
    defaultMessage: '{degree, select, slight {略偏青} much {明显偏青} other {偏青}}',
    description: 'A colour tends to turquoise, compared with another; degree is slight, much or clear.',
  },
  blue: {
    id: 'shades.traits.blue',
    defaultMessage: '{degree, select, slight {略偏蓝} much {明显偏蓝} other {偏蓝}}',
    description: 'A colour tends to blue, compared with another; degree is slight, much or clear.',
  },
  purple: {
    id: 'shades.traits.purple',
    defaultMessage: '{degree, select, slight {略偏紫} much {明显偏紫} other {偏紫}}',
    description: 'A colour tends to purple, compared with another; degree is slight, much or clear.',
  },
  pink: {
    id: 'shades.traits.pink',
    defaultMessage: '{degree, select, slight {略偏粉} much {明显偏粉} other {偏粉}}',
    description: 'A colour tends to pink, compared with another; degree is slight, much or clear.',
  },
});
