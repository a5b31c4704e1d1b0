import type { Finish, Picture } from '@shop/contracts';
import type {
  Colour,
  ColourGroup,
  Count,
  FileProblemCode,
  ListRow,
  ListSummary,
  Nearness,
  Offer,
  RowView,
  Step,
} from '@shop/parts-list';
import { BUCKETS } from './BucketLabel/buckets.ts';

/** Fixtures of a list's result: real parts and colours, invented prices. Totals are computed from the rows. */

type ColourFixture = [
  id: number,
  hex: string,
  hans: string,
  hant: string,
  en: string,
  bricklink: string,
  gds: string,
  finish?: Finish,
];
const colourOf = ([id, hex, hans, hant, en, bricklink, gds, finish = 'solid']: ColourFixture): Colour => ({
  id,
  hex,
  finish,
  names: { 'zh-Hans': hans, 'zh-Hant': hant, en },
  codes: { rebrickable: String(id), bricklink, ldraw: String(id), lego: String(id), gds: gds || undefined },
});
const COLOUR_FIXTURES: readonly ColourFixture[] = [
  [0, '05131D', '黑色', '黑色', 'Black', '11', '080'],
  [4, 'C91A09', '大红', '大紅', 'Red', '5', '010'],
  [6, '583927', '旧棕', '舊棕', 'Brown', '8', ''],
  [7, '9BA19D', '旧浅灰', '舊淺灰', 'Light Gray', '9', ''],
  [11, '55A5AF', '海运蓝', '海運藍', 'Light Turquoise', '40', ''],
  [15, 'FFFFFF', '白色', '白色', 'White', '1', '090'],
  [47, 'FCFCFC', '全透明', '全透明', 'Trans-Clear', '12', '180', 'transparent'],
  [70, '582A12', '棕色', '棕色', 'Reddish Brown', '88', '081'],
  [71, 'A0A5A9', '浅灰', '淺灰', 'Light Bluish Gray', '86', '071'],
  [72, '6C6E68', '深灰', '深灰', 'Dark Bluish Gray', '85', '072'],
  [73, '5A93DB', '浅蓝', '淺藍', 'Medium Blue', '42', '052'],
  [320, '720E0F', '梅红', '梅紅', 'Dark Red', '59', '014'],
  [321, '078BC9', '天蓝', '天藍', 'Dark Azure', '153', '051'],
  [8, '6D6E5C', '旧深灰', '舊深灰', 'Dark Gray', '10', ''],
];
export const colours: readonly Colour[] = COLOUR_FIXTURES.map(colourOf);
const WHITE = { hex: 'FFFFFF', finish: 'solid' } as const;
const pictureOf = (shape: string, colour: number): Picture => {
  const { hex, finish } = colours.find(({ id }) => id === colour) ?? WHITE;
  return { kind: 'part', shape, hex, finish };
};

type Made = Partial<Omit<ListRow, 'written' | 'product'>> & {
  written: [part: string, colour: string, quantity: string];
  name?: string;
  number?: string;
  shape?: string;
  price?: number;
};
let line = 1;
/** A row with defaults; what it buys follows from bucket, stock and limit. */
export function rowOf({
  written: [part, colourText, quantity],
  name,
  number = part,
  shape = '',
  price = 0,
  ...given
}: Made): ListRow {
  line += given.lines ?? 1;
  const colour = given.colour ?? 71;
  const pieces = given.pieces ?? (Number(quantity) || 1);
  const bucket = given.bucket ?? 'ready';
  const most = Math.min(pieces, bucket === 'short' ? (given.stock ?? 0) : pieces, given.limit ?? pieces);
  const isBought =
    price > 0 && most > 0 && !given.isLeftOut && ['ready', 'renamed', 'short', 'overLimit'].includes(bucket);
  return {
    key: `${part}/${colourText}/${line}`,
    bucket,
    lines: 1,
    file: 0,
    firstLine: line,
    written: { part, colour: colourText, quantity },
    steps: [{ name: 'exact', from: part, to: part }],
    near: [],
    ...(bucket === 'unread' ? {} : { part: number, colour }),
    pieces,
    ...(name
      ? { product: { id: part, name, number, picture: pictureOf(shape, typeof colour === 'number' ? colour : 71) } }
      : {}),
    ...(name && bucket !== 'waiting' ? { stock: 999 } : {}),
    offers: [],
    ...(isBought ? { buy: { quantity: most, unitPrice: price, sum: most * price } } : {}),
    isLeftOut: false,
    isUndecided: !isBought && ['noColour', 'unread', 'short'].includes(bucket),
    isEdited: false,
    ...given,
  };
}
const step = (name: Step['name'], from: string, to: string): Step[] => [{ name, from, to }];
const problem = (code: FileProblemCode, values: Record<string, string | number>) => ({
  problem: { code, file: 0, line: 88, column: 1, values },
});
const offerOf = (offer: Partial<Offer> & Pick<Offer, 'part' | 'colour' | 'how'> & { shape: string }): Offer => ({
  id: `${offer.part}/${offer.colour}`,
  productId: offer.part,
  uniqueId: `u${offer.part}${offer.colour}`,
  name: offer.name ?? offer.part,
  picture: pictureOf(offer.shape, offer.colour),
  unitPrice: 12,
  stock: 640,
  each: 1,
  ...offer,
});
const nearnessOf = (difference: number): Nearness => {
  if (difference <= 2) return 'same';
  return difference <= 5 ? 'close' : 'visible';
};
type Shape = [part: string, name: string, shape: string];
const inColour = ([part, name, shape]: Shape, colour: number, difference: number, unitPrice: number) =>
  offerOf({
    part,
    name,
    shape,
    colour,
    how: 'colour',
    difference,
    nearness: nearnessOf(difference),
    unitPrice,
  });

export const rows: readonly ListRow[] = [
  rowOf({
    written: ['30O1', '5', '12'],
    bucket: 'unread',
    near: ['3001', '3011', '3010'],
    colour: 4,
    ...problem('unknownPart', { text: '30O1', near: '3001' }),
  }),
  rowOf({
    written: ['3023', '5', '一打'],
    bucket: 'unread',
    colour: 4,
    pieces: 0,
    name: '基础板 1×2',
    shape: '3023',
    ...problem('badQuantity', { text: '一打' }),
  }),
  rowOf({
    written: ['87079', '85', '54'],
    bucket: 'short',
    colour: 72,
    name: '光面板 2×4',
    shape: '87079',
    price: 46,
    stock: 31,
  }),
  rowOf({
    written: ['3069b', '86', '240'],
    bucket: 'overLimit',
    name: '光面板 1×2',
    shape: '3069b',
    price: 8,
    limit: 200,
  }),
  rowOf({
    written: ['4073', '12', '145'],
    bucket: 'renamed',
    number: '6141',
    colour: 47,
    name: '圆形板 1×1',
    shape: '4073',
    price: 5,
    steps: step('alias', '4073', '6141'),
  }),
  rowOf({
    written: ['3794b', '85', '36'],
    bucket: 'renamed',
    number: '15573',
    colour: 72,
    name: '转换板 1×2 单粒',
    shape: '15573',
    price: 9,
    steps: step('mould', '3794b', '15573'),
  }),
  rowOf({
    written: ['4589b', '88', '22'],
    bucket: 'renamed',
    number: '59900',
    colour: 70,
    name: '圆锥砖 1×1',
    shape: '4589',
    price: 7,
    steps: step('letter', '4589b', '59900'),
  }),
  rowOf({
    written: ['14769', '59', '6'],
    bucket: 'offSale',
    colour: 320,
    name: '圆形光面板 2×2',
    shape: '14769',
  }),
  rowOf({
    written: ['3626bpb0001', '3', '4'],
    bucket: 'notSold',
    colour: 14,
    steps: step('exact', '3626bpb0001', '3626bpb0001'),
  }),
  rowOf({
    written: ['3010', '9', '24'],
    bucket: 'noColour',
    colour: 7,
    name: '基础砖 1×4',
    shape: '3010',
    offers: [
      inColour(['3010', '基础砖 1×4', '3010'], 71, 4.8, 17),
      offerOf({
        part: '3004',
        name: '基础砖 1×2',
        shape: '3004',
        colour: 71,
        how: 'halves',
        each: 2,
        unitPrice: 9,
      }),
      offerOf({ part: '6182', name: '拱形砖 1×4', shape: '3659', colour: 71, how: 'alternate', unitPrice: 21 }),
    ],
  }),
  rowOf({
    written: ['3004', '40', '18'],
    bucket: 'noColour',
    colour: 11,
    name: '基础砖 1×2',
    shape: '3004',
    offers: [
      inColour(['3004', '基础砖 1×2', '3004'], 321, 3.4, 12),
      inColour(['3004', '基础砖 1×2', '3004'], 73, 8.1, 12),
    ],
  }),
  rowOf({
    written: ['3040', '8', '16'],
    bucket: 'noColour',
    colour: 6,
    name: '坡面砖 45° 2×1',
    shape: '3040b',
    offers: [inColour(['3040', '坡面砖 45° 2×1', '3040b'], 70, 6.2, 13)],
  }),
  rowOf({
    written: ['3005', '10', '9'],
    bucket: 'noColour',
    colour: 8,
    name: '基础砖 1×1',
    shape: '3005',
    offers: [inColour(['3005', '基础砖 1×1', '3005'], 72, 5.5, 9)],
  }),
  rowOf({ written: ['3005', '88', '140'], colour: 70, name: '基础砖 1×1', shape: '3005', price: 9, lines: 3 }),
  rowOf({ written: ['2431', '86', '34'], name: '光面板 1×4', shape: '2431', price: 16 }),
  rowOf({ written: ['54200', '85', '31'], colour: 72, name: '坡面砖 30° 1×1', shape: '54200', price: 6 }),
  rowOf({ written: ['99781', '11', '25'], colour: 0, name: '支架板 1×2 − 1×2', shape: '99781', price: 18 }),
  rowOf({ written: ['3024', '85', '29'], colour: 72, name: '基础板 1×1', shape: '3024', price: 4, lines: 2 }),
  rowOf({ written: ['3020', '5', '40'], colour: 4, name: '基础板 2×4', shape: '3020', price: 28 }),
  rowOf({ written: ['2412b', '86', '12'], name: '格栅板 1×2', shape: '2412b', price: 9 }),
];

/** Ten thousand rows, which repeat the same parts. */
export const manyRows: readonly ListRow[] = Array.from({ length: 10_000 }, (_, index) => ({
  ...(rows[index % rows.length] as ListRow),
  key: `row-${index}`,
  firstLine: index + 2,
}));

const none: Count = { lines: 0, pieces: 0 };
const countOf = (some: readonly ListRow[]): Count =>
  some.reduce((sum, row) => ({ lines: sum.lines + row.lines, pieces: sum.pieces + row.pieces }), none);

/** The groups of colours that rows are not made in. */
const groupsOf = (some: readonly ListRow[]): ColourGroup[] =>
  [
    ...Map.groupBy(
      some.filter(({ bucket }) => bucket === 'noColour'),
      ({ colour }) => colour as number,
    ),
  ].map(([colour, own]) => {
    const offers = (own[0] as ListRow).offers.filter(({ how }) => how === 'colour');
    const taken = own[0]?.taken;
    const withoutOffer = own.every(({ isLeftOut }) => isLeftOut) ? ('leaveOut' as const) : undefined;
    return {
      colour,
      ...countOf(own),
      picture: own[0]?.product?.picture,
      offers: offers.map(({ colour: other, difference = 0, nearness = 'visible', unitPrice, picture }) => ({
        colour: other,
        difference,
        nearness,
        priceFrom: unitPrice,
        lines: countOf(own).lines,
        picture,
      })),
      tooFar: offers.length < 2 ? { colour: 72, difference: 10.6 } : undefined,
      taken: taken ? { colour: taken.offer.colour, by: 'settings' as const } : withoutOffer,
    };
  });

/** The summary of rows. */
export function summaryOf(some: readonly ListRow[], given: Partial<ListSummary> = {}): ListSummary {
  const bought = some.filter(({ buy, isLeftOut }) => buy && !isLeftOut);
  const total = countOf(some);
  const sum = bought.reduce((all, { buy }) => all + (buy?.sum ?? 0), 0);
  const pieces = bought.reduce((all, { buy }) => all + (buy?.quantity ?? 0), 0);
  return {
    files: [
      {
        name: '车站大厅-v3.xml',
        bytes: 88_064,
        format: 'bricklink',
        problems: [],
        control: { stated: total.pieces, counted: total.pieces },
      },
    ],
    buckets: Object.fromEntries(
      [...BUCKETS, 'waiting' as const].map((bucket) => [bucket, countOf(some.filter((row) => row.bucket === bucket))]),
    ) as ListSummary['buckets'],
    total,
    rows: some.length,
    merged: some.filter(({ lines }) => lines > 1).length,
    ignored: [
      { why: 'header', rows: 1, pieces: 0 },
      { why: 'spare', rows: 6, pieces: 18 },
    ],
    undecided: countOf(some.filter(({ isUndecided, isLeftOut }) => isUndecided && !isLeftOut)),
    system: {
      name: 'bricklink',
      by: 'evidence',
      scores: [
        { system: 'bricklink', colours: 12, ofColours: 12, pairs: 20, ofPairs: 21, share: 0.98 },
        { system: 'rebrickable', colours: 7, ofColours: 12, pairs: 8, ofPairs: 21, share: 0.38 },
        { system: 'ldraw', colours: 7, ofColours: 12, pairs: 7, ofPairs: 21, share: 0.35 },
        { system: 'lego', colours: 4, ofColours: 12, pairs: 3, ofPairs: 21, share: 0.16 },
        { system: 'gds', colours: 1, ofColours: 12, pairs: 0, ofPairs: 21, share: 0.04 },
      ],
    },
    settings: { spares: false, hidden: 'cheapest', moulds: true, prints: false, tolerance: 5, shortages: 'partial' },
    touched: { spares: { lines: 6, pieces: 18 }, prints: { lines: 11, pieces: 14 }, moulds: { lines: 3, pieces: 58 } },
    colourGroups: groupsOf(some),
    buying: { rows: bought.length, ...countOf(bought), pieces, sum, weight: pieces * 0.66 },
    isMatching: false,
    ...given,
  };
}

/** The rows of a view, as the list session returns them. */
export function rowsOf(some: readonly ListRow[], { bucket, search, sort }: RowView): readonly ListRow[] {
  const found = some.filter(
    (row) =>
      (bucket === undefined || (bucket === 'undecided' ? row.isUndecided && !row.isLeftOut : row.bucket === bucket)) &&
      `${row.product?.name ?? ''} ${row.written.part}`.includes(search),
  );
  const by: Partial<Record<RowView['sort'], (row: ListRow) => number>> = {
    undecidedFirst: (row) => -Number(row.isUndecided),
    file: (row) => row.firstLine,
    sum: (row) => -(row.buy?.sum ?? 0),
    quantity: (row) => -row.pieces,
  };
  const rank = by[sort];
  return rank ? found.toSorted((one, other) => rank(one) - rank(other)) : found;
}

const ENGLISH: Readonly<Record<string, string>> = {
  '3023': 'Plate 1 × 2',
  '87079': 'Tile 2 × 4 with Groove',
  '3069b': 'Tile 1 × 2 with Groove',
  '4073': 'Plate Round 1 × 1 with Solid Stud',
  '3794b': 'Plate Special 1 × 2 with 1 Stud, Groove and Inside Stud Holder',
  '4589b': 'Cone 1 × 1 with Top Groove',
  '14769': 'Tile Round 2 × 2 with Bottom Stud Holder',
  '3010': 'Brick 1 × 4',
  '3004': 'Brick 1 × 2',
  '3040': 'Slope 45° 2 × 1',
  '3005': 'Brick 1 × 1',
  '2431': 'Tile 1 × 4 with Groove',
  '54200': 'Slope 30° 1 × 1 × ⅔ (Cheese Slope)',
  '99781': 'Bracket 1 × 2 − 1 × 2',
  '3024': 'Plate 1 × 1',
  '3020': 'Plate 2 × 4',
  '2412b': 'Tile Special 1 × 2 Grille with Bottom Groove',
  '6182': 'Arch 1 × 4 × 2',
};
const TRADITIONAL: Readonly<Record<string, string>> = {
  基础: '基礎',
  坡面砖: '坡面磚',
  圆形: '圓形',
  圆锥砖: '圓錐磚',
  转换: '轉換',
  单粒: '單粒',
  砖: '磚',
  格栅: '格柵',
};
const renamed = (row: ListRow, say: (part: string, name: string) => string): ListRow => ({
  ...row,
  ...(row.product ? { product: { ...row.product, name: say(row.written.part, row.product.name) } } : {}),
  offers: row.offers.map((offer) => ({ ...offer, name: say(offer.part, offer.name) })),
});
export const inEnglish = (row: ListRow): ListRow =>
  renamed(
    { ...row, written: { ...row.written, quantity: row.written.quantity.replace('一打', 'a dozen') } },
    (part, name) => ENGLISH[part] ?? name,
  );
export const inTraditional = (row: ListRow): ListRow =>
  renamed(row, (_, name) => Object.entries(TRADITIONAL).reduce((so, [from, to]) => so.replaceAll(from, to), name));
