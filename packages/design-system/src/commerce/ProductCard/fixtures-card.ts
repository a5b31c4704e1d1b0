import type { ProductSummary } from '@shop/contracts';

const hexes = [
  ['大红', 'C91A09', 'u4'],
  ['蓝色', '0055BF', 'u1'],
  ['黄色', 'F2CD37', 'u14'],
  ['白色', 'FFFFFF', 'u15'],
  ['黑色', '05131D', 'u0'],
  ['浅灰', 'A0A5A9', 'u71'],
  ['绿色', '237841', 'u2'],
] as const;
const pictured = (shape: string, hex: string) => ({ kind: 'part' as const, shape, hex, finish: 'solid' as const });
/** A brick in seven colours. */
export const BRICK: ProductSummary = {
  id: '12',
  name: '基础砖 2×4',
  picture: pictured('3001', 'C91A09'),
  price: 62,
  stock: 4200,
  sales: 900,
  unit: '颗',
  isPresale: false,
  part: {
    number: '3001',
    shopNumber: 'GDS-541',
    weight: 2320,
    colours: hexes.map(([name, hex, uniqueId]) => ({ name, picture: pictured('3001', hex), uniqueId })),
    colourCount: 70,
  },
};
/** A name of several lines, and little stock. */
export const LONG: ProductSummary = {
  ...BRICK,
  id: '13',
  name: 'Technic brick modified 1×2 with two pin holes and a very long extra description of its rotation joint',
  stock: 36,
};
