/** The colours of the scenes' parts, by their everyday names. */
export const palette = {
  red: '#C91A09', blue: '#0055BF', azure: '#5A93DB', sky: '#9FC3E9', yellow: '#F2CD37', amber: '#F8BB3D', green: '#237841', lime: '#BBE90B',
  bright: '#4B9F4A', grey: '#A0A5A9', stone: '#6C6E68', tan: '#E4CD9E', sand: '#958A73', orange: '#FE8A18', black: '#1B2A34', white: '#F2F3F2',
  mint: '#A0BCAC', slate: '#6074A1', forest: '#184632', rust: '#A95500', wine: '#720E0F', brown: '#582A12', nougat: '#CC8E69', pink: '#FF698F',
  rose: '#E4ADC8', lilac: '#E1D5ED', purple: '#3F3691', aqua: '#B3E7E5', teal: '#078BC9', navy: '#0A3463', peach: '#F3CFAF', glass: '#7FB4E6', olive: '#9B9A5A',
} as const;
export type PaletteColour = keyof typeof palette;
