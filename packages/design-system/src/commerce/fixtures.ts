import type { Address, Cart, CartLine, Computed, Finish, OrderDraft } from '@shop/contracts';

/** What stories and tests of the buying screens show: real parts and colours, invented prices. */

/** A line with only what matters to a test said. */
export const lineOf = (line: Partial<CartLine> = {}): CartLine => ({
  id: '1',
  productId: '3020',
  uniqueId: 'a1b2c3d4',
  quantity: 24,
  name: '基础板 2×4',
  colour: '大红',
  partNumber: '3020',
  picture: { kind: 'part', shape: 'plate-2x4', hex: 'C91A09', finish: 'solid' },
  unit: '颗',
  unitPrice: 28,
  savedPerPiece: 0,
  stock: 999,
  isValid: true,
  ...line,
});

type Row = [
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

const toLine = (
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
  ['基础板 2×4', '3020', 'plate-2x4', '大红', 'C91A09', 28, 24],
  ['光面板 1×2', '3069b', 'tile-1x2', '杏黄', 'E4CD9E', 8, 36],
  ['坡面砖 30° 1×1', '54200', 'cheese-1x1', '深灰', '6C6E68', 6, 34],
  ['坡面砖 45° 2×2', '3039', 'slope-45-2x2', '深绿', '184632', 24, 12],
  ['轴栓连 摩擦销', '2780', 'pin', '黑色', '05131D', 7, 40],
  ['光面板 2×4', '87079', 'tile-2x4', '浅灰', 'A0A5A9', 46, 15, 15],
  ['弧面砖 2×2', '15068', 'curve-2x2', '翠绿', '36AEBF', 19, 18],
  ['圆形砖 1×1', '3062b', 'roundbrick-1x1', '全透明', 'FCFCFC', 11, 36, 999, 'transparent'],
  ['基础砖 2×4', '3001', 'brick-2x4', '白色', 'FFFFFF', 36, 40],
  ['格栅板 1×2', '2412b', 'grille-1x2', '深灰', '6C6E68', 9, 20],
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

const soldOut = lineOf({
  id: '201',
  productId: '85984',
  partNumber: '85984',
  name: '坡面砖 30° 1×2',
  colour: '清绿',
  picture: { kind: 'part', shape: 'cheese-1x2', hex: '84B68D', finish: 'transparent' },
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
  picture: { kind: 'part', shape: 'roundtile-2x2', hex: '923978', finish: 'solid' },
  quantity: 6,
  stock: 120,
  isValid: false,
});
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

export const cart: Cart = { valid: lines, invalid: [soldOut, offSale] };
export const cartWithDeleted: Cart = { valid: lines.slice(0, 3), invalid: [soldOut, offSale, deleted] };
export const emptyCart: Cart = { valid: [], invalid: [] };
export const manyLines: Cart = {
  valid: Array.from({ length: 40 }, (_, index) => toLine(ROWS[index % ROWS.length] as Row, index)),
  invalid: [],
};
/** A plate in four colours, put into the cart between other parts. */
const COLOURS: readonly Row[] = [
  ['基础板 2×4', '3020', 'plate-2x4', '黑色', '05131D', 28, 8],
  ['基础板 2×4', '3020', 'plate-2x4', '浅灰', 'A0A5A9', 26, 12, 18],
  ['基础板 2×4', '3020', 'plate-2x4', '深绿', '184632', 30, 4],
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
const cartIn = (say: (line: CartLine) => CartLine): Cart => ({ valid: lines.map(say), invalid: cart.invalid.map(say) });
export const englishCart = cartIn(inEnglish);
export const traditionalCart = cartIn(inTraditional);

export const home: Address = {
  id: '1',
  recipient: '林木木',
  phone: '13800135620',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 478 号 7 幢 302 室',
  isDefault: true,
};
export const remote: Address = {
  id: '2',
  recipient: '林木木',
  phone: '13800135620',
  province: '新疆维吾尔自治区',
  city: '乌鲁木齐市',
  district: '天山区',
  detail: '解放北路 90 号',
  isDefault: false,
};

/** Goods 47.80, a member pays 95 %: 2.39 off, 45.41, postage 10.00. */
export const draft: OrderDraft = {
  orderKey: '5f2c9d',
  lines,
  address: home,
  prices: { goods: 4780, goodsToPay: 4541, memberDiscount: 239, postage: 1000, freePostageFrom: 4900 },
  balance: 20000,
  payWays: ['balance', 'wechat', 'alipay'],
  isActivity: false,
};
export const englishDraft: OrderDraft = { ...draft, lines: lines.map(inEnglish) };
export const traditionalDraft: OrderDraft = { ...draft, lines: lines.map(inTraditional) };
export const largeDraft: OrderDraft = {
  ...draft,
  lines: manyLines.valid,
  prices: { goods: 19120, goodsToPay: 18164, memberDiscount: 956, postage: 0, freePostageFrom: 4900 },
};
export const priced: Extract<Computed, { kind: 'priced' }> = {
  kind: 'priced',
  goods: 4541,
  postage: 1000,
  couponDiscount: 0,
  pointsDiscount: 0,
  toPay: 5541,
};
export const freelyPriced: Computed = {
  kind: 'priced',
  goods: 18164,
  postage: 0,
  couponDiscount: 0,
  pointsDiscount: 0,
  toPay: 18164,
};
