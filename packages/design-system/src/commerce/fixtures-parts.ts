import type { Category, Offer, Picture, Product, ProductSummary } from '@shop/contracts';

/** Photos that need no network. */
const photoOf = (paint: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="silver"/><rect x="20" y="26" width="40" height="28" rx="4" fill="${paint}"/></svg>`)}`;
const PHOTO = photoOf('slategray');

type Colour = { name: string; hex: string; finish?: 'transparent' | 'pearl' };

const COLOURS: readonly Colour[] = [
  { name: '大红', hex: 'C91A09' },
  { name: '深红', hex: '720E0F' },
  { name: '粉红', hex: 'FC97AC' },
  { name: '橙色', hex: 'FE8A18' },
  { name: '明黄', hex: 'F2CD37' },
  { name: '杏黄', hex: 'E4CD9E' },
  { name: '深棕', hex: '582A12' },
  { name: '草绿', hex: '237841' },
  { name: '深绿', hex: '184632' },
  { name: '沙绿', hex: 'A0BCAC' },
  { name: '蓝色', hex: '0055BF' },
  { name: '深蓝', hex: '0A3463' },
  { name: '蓝灰', hex: '6074A1' },
  { name: '湖蓝', hex: '36AEBF' },
  { name: '紫色', hex: '3F3691' },
  { name: '黑色', hex: '05131D' },
  { name: '深灰', hex: '6C6E68' },
  { name: '浅灰', hex: 'A0A5A9' },
  { name: '白色', hex: 'FFFFFF' },
  { name: '透明', hex: 'FCFCFC', finish: 'transparent' },
  { name: '透明红', hex: 'C91A09', finish: 'transparent' },
  { name: '透明浅蓝', hex: 'AEEFEC', finish: 'transparent' },
  { name: '珠光金', hex: 'AA7F2E', finish: 'pearl' },
];

/** The same colours in English, for the stories that read English. */
const ENGLISH = [
  'Red',
  'Dark Red',
  'Pink',
  'Orange',
  'Yellow',
  'Tan',
  'Reddish Brown',
  'Green',
  'Dark Green',
  'Sand Green',
  'Blue',
  'Dark Blue',
  'Sand Blue',
  'Medium Azure',
  'Dark Purple',
  'Black',
  'Dark Bluish Gray',
  'Light Bluish Gray',
  'White',
  'Trans-Clear',
  'Trans-Red',
  'Trans-Light Blue',
  'Pearl Gold',
];
const inEnglish = (colour: Colour, at: number): Colour => ({ ...colour, name: ENGLISH[at] ?? colour.name });

const partPicture = (shape: string, colour: Colour): Picture => ({
  kind: 'part',
  shape,
  hex: colour.hex,
  finish: colour.finish ?? 'solid',
});
const colourAt = (at: number): Colour => COLOURS[at % COLOURS.length] ?? { name: '大红', hex: 'C91A09' };
const uniqueOf = (number: string, at: number) => `${number}-${String(at).padStart(2, '0')}`;

/** Real parts as the server sends them; prices and stock are invented. Prices in fen, sizes in studs and plates. */
type Row = readonly [
  number: string,
  name: string,
  english: string,
  shape: string,
  colour: number,
  price: number,
  stock: number,
  size?: readonly [number, number, number],
];
const ROWS: readonly Row[] = [
  ['3020', '基础板 2×4', 'Plate 2 × 4', '3020', 12, 35, 12480, [2, 4, 1]],
  ['3001', '基础砖 2×4', 'Brick 2 × 4', '3001', 0, 62, 8600, [2, 4, 3]],
  ['3039', '坡面砖 45° 2×2', 'Slope 45° 2 × 2', '3039', 8, 38, 3400, [2, 2, 3]],
  ['3068b', '光面板 2×2', 'Tile 2 × 2 with Groove', '3068b', 5, 28, 9100, [2, 2, 1]],
  ['3659', '拱形砖 1×4', 'Arch 1 × 4', '3659', 5, 46, 1200, [1, 4, 3]],
  ['3941', '圆形砖 2×2 带轴孔', 'Round Brick 2 × 2 with Axle Hole', '3941', 12, 58, 36, [2, 2, 3]],
  ['3701', '科技砖 1×4 三孔', 'Technic Brick 1 × 4 with Holes', '3701', 0, 42, 5200, [1, 4, 3]],
  ['2420', '转角板 2×2', 'Corner Plate 2 × 2', '2420', 8, 24, 7400, [2, 2, 1]],
  ['4589', '圆锥 1×1', 'Cone 1 × 1', '4589', 0, 14, 20100, [1, 1, 3]],
  ['11477', '弧面砖 2×1 无凸点', 'Curved Slope 2 × 1 without Studs', '11477', 8, 21, 6600, [1, 2, 2]],
  ['41769', '楔形板 4×2 右', 'Wedge Plate 4 × 2 Right', '41769', 12, 33, 2100, [2, 4, 1]],
  ['60474', '圆形板 4×4 带销孔', 'Round Plate 4 × 4 with Pin Hole', '60474', 5, 66, 0, [4, 4, 1]],
  ['3665', '反坡砖 45° 2×1', 'Inverted Slope 45° 2 × 1', '3665', 12, 26, 4800, [1, 2, 3]],
  ['2412b', '格栅板 1×2', 'Grille Tile 1 × 2', '2412b', 0, 17, 11800, [1, 2, 1]],
  ['99207', '转角支架 1×2 / 2×2', 'Inverted Bracket 1 × 2 / 2 × 2', '44728', 8, 36, 82],
  ['3062b', '圆形砖 1×1 空心凸点', 'Round Brick 1 × 1 with Open Stud', '3062b', 5, 18, 15300, [1, 1, 3]],
];

function toSummary(
  [number, name, english, shape, at, price, stock, size]: Row,
  row: number,
  isEnglish = false,
): ProductSummary {
  const named = (colour: Colour, index: number) => (isEnglish ? inEnglish(colour, index) : colour);
  const seen = Array.from({ length: 7 }, (_, step) => (at + step * 3) % COLOURS.length);
  return {
    id: String(row + 1),
    name: isEnglish ? english : name,
    picture: partPicture(shape, colourAt(at)),
    price,
    marketPrice: row % 5 === 1 ? Math.round(price * 1.4) : undefined,
    stock,
    sales: 86_204 - row * 3111,
    unit: isEnglish ? 'pc' : '颗',
    isPresale: false,
    part: {
      number,
      shopNumber: `GDS-${511 + row}`,
      size: size && { width: size[0], length: size[1], height: size[2] },
      weight: 400 + row * 130,
      colours: seen.map((index) => ({
        name: named(colourAt(index), index).name,
        picture: partPicture(shape, colourAt(index)),
        uniqueId: uniqueOf(number, index),
      })),
      colourCount: 43 - row,
    },
  };
}

export const parts: readonly ProductSummary[] = ROWS.map((row, at) => toSummary(row, at));
export const englishParts: readonly ProductSummary[] = ROWS.map((row, at) => toSummary(row, at, true));
export const hotParts: readonly ProductSummary[] = parts.slice(0, 6);

/** Products as a stock server sends them: a photo, no part facts. */
export const photoProducts: readonly ProductSummary[] = parts.slice(0, 8).map(({ part: _part, ...product }, at) => ({
  ...product,
  unit: '',
  picture: { kind: 'photo', url: at % 2 ? '' : PHOTO },
}));

const TOP: readonly (readonly [
  name: string,
  english: string,
  shape: string,
  colour: number,
  children: readonly (readonly [string, string, string])[],
])[] = [
  [
    '基础砖',
    'Bricks',
    '3001',
    0,
    [
      ['宽 1', '1 wide', '3004'],
      ['宽 2', '2 wide', '3003'],
    ],
  ],
  [
    '基础板',
    'Plates',
    '3020',
    10,
    [
      ['宽 1', '1 wide', '3023'],
      ['宽 2', '2 wide', '3020'],
      ['大板', 'Large plates', '3031'],
    ],
  ],
  ['光面板', 'Tiles', '3068b', 5, []],
  [
    '坡面砖',
    'Slopes',
    '3039',
    8,
    [
      ['正坡', 'Slopes', '3039'],
      ['反坡', 'Inverted slopes', '3665'],
    ],
  ],
  ['弧面', 'Curved slopes', '11477', 1, []],
  ['圆形', 'Round', '60474', 17, []],
  ['楔形与转角', 'Wedges and corners', '41769', 5, []],
  ['拱形与支架', 'Arches and brackets', '3659', 3, []],
  [
    '科技',
    'Technic',
    '3701',
    16,
    [
      ['科技砖', 'Technic bricks', '3701'],
      ['孔臂', 'Liftarms', '32316'],
      ['轴与销', 'Axles and pins', '2780'],
    ],
  ],
  ['齿轮', 'Gears', '3648b', 5, []],
  ['轮', 'Wheels', '56145', 15, []],
  ['门窗与墙板', 'Doors, windows and panels', '60594', 18, []],
  ['人仔', 'Minifigures', '3626c', 4, []],
  ['植物与动物', 'Plants and animals', '2423', 7, []],
];

const toCategories = (language: 'zh' | 'en'): readonly Category[] =>
  TOP.map(([name, english, shape, colour, children], at) => ({
    id: String(at + 1),
    name: language === 'en' ? english : name,
    picture: partPicture(shape, colourAt(colour)),
    children: children.map(([childName, childEnglish, childShape], step) => ({
      id: `${at + 1}0${step + 1}`,
      name: language === 'en' ? childEnglish : childName,
      picture: partPicture(childShape, colourAt(colour)),
      children: [],
    })),
  }));
export const categories = toCategories('zh');
export const englishCategories = toCategories('en');

/** Stock of single colours by their place in `COLOURS`; the others have plenty. */
const SPECIAL_STOCK: Readonly<Record<number, number>> = { 2: 0, 12: 36, 19: 0 };

function toOffers(shape: string, number: string, price: number, language: 'zh' | 'en'): readonly Offer[] {
  return COLOURS.map((colour, at) => ({
    uniqueId: uniqueOf(number, at),
    name: language === 'en' ? inEnglish(colour, at).name : colour.name,
    picture: partPicture(shape, colour),
    price: price + (colour.finish ? 9 : 0),
    marketPrice: at % 10 === 0 ? 48 : undefined,
    stock: SPECIAL_STOCK[at] ?? 12_480 - at * 37,
    code: `GDS-511-${String(at).padStart(3, '0')}`,
  }));
}

/**
 * A plate in 23 colours, two of them out of stock and one low. Red is `3020-00`, pink (out of stock) `3020-02`, sand
 * blue (36 left) `3020-12`.
 */
export const plate: Product = {
  id: '1',
  name: '基础板 2×4',
  summary: '两排八个凸点的薄板，三块叠起来是一块砖高。',
  picture: partPicture('3020', colourAt(0)),
  pictures: [partPicture('3020', colourAt(0))],
  price: 35,
  marketPrice: 48,
  stock: 128_000,
  sales: 86_204,
  unit: '颗',
  categoryIds: ['2', '202'],
  descriptionHtml: '<p>八个凸点，底面三根管，与同系统的颗粒互拼。</p><ul><li>材质：ABS</li><li>表面：有光泽</li></ul>',
  isOnSale: true,
  isFavourite: false,
  minQuantity: 1,
  part: {
    number: '3020',
    shopNumber: 'GDS-511',
    size: { width: 2, length: 4, height: 1 },
    weight: 1200,
    colours: [],
    colourCount: 23,
  },
  offers: toOffers('3020', '3020', 35, 'zh'),
  reviewCount: 312,
  goodReviewPercent: 98,
  recommended: parts.slice(1, 7),
  related: [],
};

export const englishPlate: Product = {
  ...plate,
  name: 'Technic, Plate Special 2 × 4 with Side Studs, Reinforced Underside and Pin Hole',
  summary: 'A thin plate with eight studs; three of them stacked are as high as one brick.',
  unit: 'pc',
  descriptionHtml: '<p>Eight studs on top and three tubes below.</p>',
  offers: toOffers('3020', '3020', 35, 'en'),
  recommended: englishParts.slice(1, 7),
  limitPerShopper: 200,
  minQuantity: 10,
};

/** A product as a stock server sends it: photos, variants by name, no part facts, no unit. */
export const photoProduct: Product = {
  ...plate,
  id: '77',
  name: '收纳盒 十二格',
  summary: '',
  unit: '',
  picture: { kind: 'photo', url: PHOTO },
  pictures: [PHOTO, photoOf('teal'), '', photoOf('tan')].map((url) => ({ kind: 'photo', url })),
  price: 2900,
  marketPrice: undefined,
  part: undefined,
  offers: ['透明盖，大号', '透明盖，小号', '无盖'].map((name, at) => ({
    uniqueId: `box-${at}`,
    name,
    picture: { kind: 'photo', url: PHOTO },
    price: 2900 - at * 600,
    stock: at === 2 ? 0 : 40,
    code: '',
  })),
  reviewCount: 0,
  goodReviewPercent: 0,
  recommended: [],
};

/** Characters of these fixtures with their traditional Chinese form, in pairs. */
const PAIRS =
  '础礎颗顆砖磚圆圓转轉红紅黄黃绿綠蓝藍杏杏浅淺湖湖带帶轴軸销銷弧弧无無块塊凸凸点點个個叠疊来來两兩与與拼拼质質统統轮輪门門窗窗墙牆仔仔动動齿齒楔楔宽寬类類装裝锥錐右右弯彎紫紫树樹透透明明面面这這样樣张張';
const traditional = new Map(
  Array.from(PAIRS).flatMap((character, at, all) =>
    at % 2 === 0 ? [[character, all[at + 1] ?? character] as const] : [],
  ),
);
/** The same fixture as the server sends it for traditional Chinese. */
export const inTraditional = <T>(value: T): T =>
  JSON.parse([...JSON.stringify(value)].map((character) => traditional.get(character) ?? character).join('')) as T;
