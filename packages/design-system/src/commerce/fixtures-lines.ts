import type { Cart, CartLine, Finish } from '@shop/contracts';

/** Lines of carts and orders for stories and tests: real parts and colours, invented prices. */

/** A line of which a test gives only the properties that it is about. */
export const lineOf = (line: Partial<CartLine> = {}): CartLine => ({
  id: '1',
  productId: '3020',
  uniqueId: 'a1b2c3d4',
  quantity: 24,
  name: '基础板 2×4',
  colour: '大红',
  partNumber: '3020',
  picture: { kind: 'part', shape: '3020', hex: 'C91A09', finish: 'solid' },
  unit: '颗',
  unitPrice: 28,
  savedPerPiece: 0,
  stock: 999,
  isValid: true,
  ...line,
});

export type Row = [
  name: string,
  number: string,
  shape: string,
  colour: string,
  hex: string,
  unitPrice: number,
  quantity: number,
  stock?: number,
  finish?: Finish,
];

export const toLine = (
  [name, partNumber, shape, colour, hex, unitPrice, quantity, stock = 999, finish = 'solid']: Row,
  index: number,
): CartLine =>
  lineOf({
    id: String(index + 101),
    productId: partNumber,
    uniqueId: `${partNumber}-${hex}`,
    name,
    partNumber,
    colour,
    picture: { kind: 'part', shape, hex, finish },
    unitPrice,
    quantity,
    stock,
  });

const ROWS: readonly Row[] = [
  ['基础板 2×4', '3020', '3020', '大红', 'C91A09', 28, 24],
  ['光面板 1×2', '3069b', '3069b', '杏黄', 'E4CD9E', 8, 36],
  ['坡面砖 30° 1×1', '54200', '54200', '深灰', '6C6E68', 6, 34],
  ['坡面砖 45° 2×2', '3039', '3039', '深绿', '184632', 24, 12],
  ['轴栓连 摩擦销', '2780', '2780', '黑色', '05131D', 7, 40],
  ['光面板 2×4', '87079', '87079', '浅灰', 'A0A5A9', 46, 15, 15],
  ['弧面砖 2×2', '15068', '15068', '翠绿', '36AEBF', 19, 18],
  ['圆形砖 1×1', '3062b', '3062b', '全透明', 'FCFCFC', 11, 36, 999, 'transparent'],
  ['基础砖 2×4', '3001', '3001', '白色', 'FFFFFF', 36, 40],
  ['格栅板 1×2', '2412b', '2412b', '深灰', '6C6E68', 9, 20],
];
/** Ten kinds, 275 pieces, 47.80: 1.20 short of free delivery. */
export const lines: readonly CartLine[] = ROWS.map(toLine);

const ENGLISH: Record<string, [name: string, colour: string]> = {
  '3020': ['Plate 2 × 4', 'Red'],
  '3069b': ['Tile 1 × 2 with Groove', 'Tan'],
  '54200': ['Slope 30° 1 × 1 × ⅔ (Cheese Slope)', 'Dark Bluish Gray'],
  '3039': ['Slope 45° 2 × 2', 'Dark Green'],
  '2780': ['Technic Pin with Friction Ridges Lengthwise and Centre Slots', 'Black'],
  '87079': ['Tile 2 × 4', 'Light Bluish Gray'],
  '15068': ['Slope Curved 2 × 2 with Lip, No Studs', 'Medium Azure'],
  '3062b': ['Brick Round 1 × 1 Open Stud', 'Trans-Clear'],
  '3001': ['Brick 2 × 4', 'White'],
  '85984': ['Slope 30° 1 × 2 × ⅔', 'Trans-Green'],
  '14769': ['Tile Round 2 × 2 with Bottom Stud Holder', 'Magenta'],
  '2412b': ['Tile Special 1 × 2 Grille with Bottom Groove', 'Dark Bluish Gray'],
};
export const inEnglish = (line: CartLine): CartLine => {
  const [name, colour] = ENGLISH[line.partNumber] ?? [line.name, line.colour];
  return { ...line, name: line.name && name, colour: line.name && colour, unit: 'pc' };
};
const TRADITIONAL: Record<string, string> = {
  基础: '基礎',
  坡面砖: '坡面磚',
  轴栓连: '軸栓連',
  摩擦销: '摩擦銷',
  弧面砖: '弧面磚',
  圆形: '圓形',
  大红: '大紅',
  梅红: '梅紅',
  清绿: '清綠',
  砖: '磚',
  格栅: '格柵',
  颗: '顆',
  黄: '黃',
  深绿: '深綠',
  翠绿: '翠綠',
  浅灰: '淺灰',
};
export const inTraditional = (line: CartLine): CartLine => {
  const say = (text: string) => Object.entries(TRADITIONAL).reduce((so, [from, to]) => so.replaceAll(from, to), text);
  return { ...line, name: say(line.name), colour: say(line.colour), unit: '顆' };
};
export const deleted = lineOf({
  id: '203',
  productId: '9',
  uniqueId: '',
  partNumber: '',
  name: '',
  colour: '',
  picture: { kind: 'photo', url: '' },
  unit: '',
  unitPrice: 0,
  quantity: 3,
  stock: 0,
  isValid: false,
});
export const manyLines: Cart = {
  valid: Array.from({ length: 40 }, (_, index) => toLine(ROWS[index % ROWS.length] as Row, index)),
  invalid: [],
};
