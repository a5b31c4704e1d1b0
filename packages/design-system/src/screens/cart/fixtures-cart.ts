import { deleted, inEnglish, inTraditional, lineOf, lines, toLine, type Row } from '../../commerce/fixtures-lines.ts';
import type { Cart, CartLine } from '@shop/contracts';

/** Carts for stories and tests: real parts and colours, invented prices. */

const soldOut = lineOf({
  id: '201',
  productId: '85984',
  partNumber: '85984',
  name: '坡面砖 30° 1×2',
  colour: '清绿',
  picture: { kind: 'part', shape: '85984', hex: '84B68D', finish: 'transparent' },
  quantity: 8,
  stock: 0,
  isValid: false,
});
const offSale = lineOf({
  id: '202',
  productId: '14769',
  partNumber: '14769',
  name: '圆形光面板 2×2',
  colour: '梅红',
  picture: { kind: 'part', shape: '14769', hex: '923978', finish: 'solid' },
  quantity: 6,
  stock: 120,
  isValid: false,
});

export const cart: Cart = { valid: lines, invalid: [soldOut, offSale] };
export const cartWithDeleted: Cart = { valid: lines.slice(0, 3), invalid: [soldOut, offSale, deleted] };
export const emptyCart: Cart = { valid: [], invalid: [] };
/** A plate in four colours, put into the cart between other parts. */
const COLOURS: readonly Row[] = [
  ['基础板 2×4', '3020', '3020', '黑色', '05131D', 28, 8],
  ['基础板 2×4', '3020', '3020', '浅灰', 'A0A5A9', 26, 12, 18],
  ['基础板 2×4', '3020', '3020', '深绿', '184632', 30, 4],
];
export const colourfulCart: Cart = {
  valid: [
    ...lines.slice(0, 3),
    ...COLOURS.map(toLine).map((line, index) => ({ ...line, id: String(index + 301) })),
    ...lines.slice(3, 5),
  ],
  invalid: [],
};
/** As a stock server sends it: photographs, no part facts. */
export const photoCart: Cart = {
  valid: [
    lineOf({
      name: '儿童积木桶 120 粒装',
      partNumber: '',
      colour: '混色',
      picture: { kind: 'photo', url: '' },
      unit: '桶',
      unitPrice: 15900,
      savedPerPiece: 795,
      quantity: 1,
      stock: 12,
    }),
  ],
  invalid: [],
};
const cartIn = (translate: (line: CartLine) => CartLine): Cart => ({
  valid: lines.map(translate),
  invalid: cart.invalid.map(translate),
});
export const englishCart = cartIn(inEnglish);
export const traditionalCart = cartIn(inTraditional);
