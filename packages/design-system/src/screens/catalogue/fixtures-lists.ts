import type { Facets, Finish, KeywordPiece, ProductSummary } from '@shop/contracts';
import { loading, ready, type Loadable } from '../../loadable.ts';
import { categories, parts } from '../../commerce/fixtures-parts.ts';
import type { LongList } from './long-list.ts';

const nothing = () => undefined;

/** A list that is loaded completely. */
export const listOf = (products: readonly ProductSummary[], more: Partial<LongList> = {}): LongList => {
  const pageSize = more.pageSize ?? 20;
  const count = Math.ceil(products.length / pageSize);
  return {
    length: ready(products.length),
    pageSize,
    startPage: 1,
    pages: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [at + 1, ready(products.slice(at * pageSize, (at + 1) * pageSize))]),
    ),
    onPagesInSight: nothing,
    onTopPage: nothing,
    onRetry: nothing,
    ...more,
  };
};

/** A list with only its length state. */
export const listIn = (length: Loadable<number>): LongList => listOf([], { length });
export const loadingList = listIn(loading);

/** The part at an index of a list of any length: sixteen shapes repeated, each with its own number. */
export const partAt = (at: number, from: readonly ProductSummary[] = parts): ProductSummary => {
  const model = from[at % from.length] as ProductSummary;
  return {
    ...model,
    id: String(at + 1),
    name: at < from.length ? model.name : `${model.name} ${at + 1}`,
    part: model.part && { ...model.part, number: `${model.part.number}-${at + 1}` },
  };
};
export const manyParts = (count: number, from?: readonly ProductSummary[]): readonly ProductSummary[] =>
  Array.from({ length: count }, (_, at) => partAt(at, from));

type Row = readonly [id: string, name: string, english: string, hex: string, finish?: Finish];
const COLOURS: readonly Row[] = [
  ['15', '白色', 'White', 'FFFFFF'],
  ['71', '浅灰', 'Light Bluish Gray', 'A0A5A9'],
  ['72', '深灰', 'Dark Bluish Gray', '6C6E68'],
  ['0', '黑色', 'Black', '05131D'],
  ['4', '大红', 'Red', 'C91A09'],
  ['320', '深红', 'Dark Red', '720E0F'],
  ['5', '珊瑚红', 'Coral', 'FF698F'],
  ['13', '粉红', 'Bright Pink', 'E4ADC8'],
  ['25', '橙色', 'Orange', 'FE8A18'],
  ['191', '深黄', 'Bright Light Orange', 'F8BB3D'],
  ['14', '黄色', 'Yellow', 'F2CD37'],
  ['226', '牙黄', 'Bright Light Yellow', 'FFF03A'],
  ['19', '杏黄', 'Tan', 'E4CD9E'],
  ['28', '土黄', 'Dark Tan', '958A73'],
  ['84', '浅咖啡', 'Medium Nougat', 'AA7D55'],
  ['70', '棕色', 'Reddish Brown', '582A12'],
  ['484', '咖啡', 'Dark Orange', 'A95500'],
  ['308', '深棕', 'Dark Brown', '352100'],
  ['2', '绿色', 'Green', '237841'],
  ['10', '果绿', 'Bright Green', '4B9F4A'],
  ['27', '青柠', 'Lime', 'BBE90B'],
  ['288', '深绿', 'Dark Green', '184632'],
  ['378', '沙绿', 'Sand Green', 'A0BCAC'],
  ['330', '橄榄绿', 'Olive Green', '9B9A5A'],
  ['1', '蓝色', 'Blue', '0055BF'],
  ['272', '深蓝', 'Dark Blue', '0A3463'],
  ['379', '蓝灰', 'Sand Blue', '6074A1'],
  ['212', '浅蓝', 'Bright Light Blue', '9FC3E9'],
  ['321', '天蓝', 'Dark Azure', '078BC9'],
  ['322', '湖蓝', 'Medium Azure', '36AEBF'],
  ['85', '深紫', 'Dark Purple', '3F3691'],
  ['30', '紫色', 'Medium Lavender', 'AC78BA'],
  ['31', '浅紫', 'Lavender', 'E1D5ED'],
  ['26', '紫红', 'Magenta', '923978'],
  ['78', '浅肉', 'Light Nougat', 'F6D7B3'],
  ['92', '中肉', 'Nougat', 'D09168'],
  ['47', '全透明', 'Trans-Clear', 'C9D2D7', 'transparent'],
  ['36', '透明红', 'Trans-Red', 'C91A09', 'transparent'],
  ['46', '透明黄', 'Trans-Yellow', 'F5CD2F', 'transparent'],
  ['33', '透明蓝', 'Trans-Dark Blue', '0020A0', 'transparent'],
  ['43', '透明浅蓝', 'Trans-Light Blue', 'AEEFEC', 'transparent'],
  ['182', '透明橙', 'Trans-Orange', 'F08F1C', 'transparent'],
  ['297', '珠光金', 'Pearl Gold', 'AA7F2E', 'pearl'],
  ['148', '珠光深灰', 'Pearl Dark Gray', '575857', 'pearl'],
  ['80', '金属银', 'Metallic Silver', 'A5A9B4', 'metal'],
  ['294', '夜光白', 'Glow In Dark Trans', 'BDC6AD', 'glow'],
];

const SIZES: readonly (readonly [number, number, number])[] = [
  [1, 1, 38],
  [1, 2, 61],
  [1, 3, 22],
  [1, 4, 34],
  [1, 6, 14],
  [1, 8, 12],
  [2, 2, 54],
  [2, 3, 19],
  [2, 4, 31],
  [2, 6, 11],
  [2, 8, 9],
  [3, 3, 6],
  [3, 4, 0],
  [4, 4, 17],
  [4, 6, 7],
  [4, 8, 5],
  [6, 6, 4],
  [6, 8, 3],
  [8, 8, 2],
  [1, 10, 4],
  [1, 12, 3],
  [2, 16, 1],
  [16, 16, 2],
  [4, 10, 0],
];

const toFacets = (language: 'zh' | 'en'): Facets => ({
  total: 386,
  categories: categories.flatMap((top, at) => [
    { id: top.id, count: 52 - at * 4 },
    ...top.children.map((child, step) => ({ id: child.id, count: 20 - step * 6 })),
  ]),
  colours: COLOURS.map(([id, name, english, hex, finish = 'solid'], at) => ({
    id,
    name: language === 'en' ? english : name,
    picture: { kind: 'part', shape: '3005', hex, finish },
    count: at % 11 === 10 ? 0 : 180 - at * 3,
  })),
  sizes: SIZES.map(([width, length, count]) => ({ width, length, count })),
  heights: [
    { plates: 1, count: 140 },
    { plates: 2, count: 12 },
    { plates: 3, count: 180 },
    { plates: 6, count: 9 },
    { plates: 9, count: 4 },
  ],
  finishes: [
    { finish: 'solid', count: 386 },
    { finish: 'transparent', count: 118 },
    { finish: 'pearl', count: 64 },
    { finish: 'metal', count: 27 },
    { finish: 'glow', count: 9 },
    { finish: 'chrome', count: 0 },
  ],
  stocks: [
    { pieces: 1, count: 386 },
    { pieces: 100, count: 341 },
  ],
  prices: { from: 5, to: 1200, counts: [16, 38, 61, 54, 45, 38, 31, 28, 22, 18, 14, 9, 7, 5] },
});

export const facets = toFacets('zh');
export const englishFacets = toFacets('en');
/** Pieces of a query as a server read them: colours by their ids, a footprint, a word. */
export const colourPiece = (text: string, ...ids: readonly string[]): KeywordPiece => ({
  text,
  colours: facets.colours.filter(({ id }) => ids.includes(id)).map(({ count: _, ...colour }) => colour),
});
export const sizePiece: KeywordPiece = { text: '2x4', colours: [], size: '2x4' };
export const wordPiece = (text: string): KeywordPiece => ({ text, colours: [] });
/** Counts of single categories by their place; all others are 0. */
const LEFT_PER_CATEGORY: Readonly<Record<number, number>> = { 0: 12, 3: 4 };
/** The facets when no part matches the applied filters. */
export const emptyFacets: Facets = {
  ...facets,
  total: 0,
  categories: facets.categories.map((row, at) => ({ ...row, count: LEFT_PER_CATEGORY[at] ?? 0 })),
  colours: facets.colours.map((row, at) => ({ ...row, count: at < 3 ? 2 : 0 })),
  sizes: facets.sizes.map((row, at) => ({ ...row, count: at === 1 ? 3 : 0 })),
  heights: facets.heights.map((row) => ({ ...row, count: 0 })),
  finishes: facets.finishes.map((row) => ({ ...row, count: 0 })),
  stocks: facets.stocks.map((row) => ({ ...row, count: 0 })),
  prices: undefined,
};
