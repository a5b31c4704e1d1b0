import type { Finish, Picture, SavedList } from '@shop/contracts';
import type { Bucket, Colour, Count, Difference, ListSummary } from '@shop/parts-list';
import type { LessAdded } from './AddingPanel/AddingPanel.tsx';
import type { EarlierList } from './CompareScreen/CompareScreen.tsx';
import type { RecentList } from './UploadScreen/upload-state.ts';

/** Fixtures of comparing, saving, exporting and adding: real parts and colours, invented quantities. */

const DAY = 86_400_000;
/** 21 November 2026, 14:20 in Shanghai. */
const NOW = Date.UTC(2026, 10, 21, 6, 20);

const COLOURS: readonly [id: number, hex: string, finish: Finish, hans: string, hant: string, en: string][] = [
  [4, 'C91A09', 'solid', '大红', '大紅', 'Red'],
  [15, 'FFFFFF', 'solid', '白色', '白色', 'White'],
  [19, 'E4CD9E', 'solid', '杏黄', '杏黃', 'Tan'],
  [47, 'FCFCFC', 'transparent', '全透明', '全透明', 'Trans-Clear'],
  [70, '582A12', 'solid', '棕色', '棕色', 'Reddish Brown'],
  [71, 'A0A5A9', 'solid', '浅灰', '淺灰', 'Light Bluish Gray'],
  [72, '6C6E68', 'solid', '深灰', '深灰', 'Dark Bluish Gray'],
];
export const colours: readonly Colour[] = COLOURS.map(([id, hex, finish, hans, hant, en]) => ({
  id,
  hex,
  finish,
  names: { 'zh-Hans': hans, 'zh-Hant': hant, en },
  codes: { rebrickable: String(id) },
}));

const drawn = (shape: string, colour: number | 'any' | undefined): Picture => {
  const { hex, finish } = colours.find(({ id }) => id === colour) ?? { hex: 'A0A5A9', finish: 'solid' as const };
  return { kind: 'part', shape, hex, finish };
};

type Row = [
  kind: Difference['kind'],
  part: string,
  colour: number | 'any' | undefined,
  before: number,
  here: number,
  inCart: number,
  name?: string,
  shape?: string,
  english?: string,
];
const ROWS: readonly Row[] = [
  ['added', '3001', 4, 0, 24, 0, '基础砖 2×4', '3001', 'Brick 2 × 4'],
  ['added', '87079', 72, 0, 54, 12, '光面板 2×4', '87079', 'Tile 2 × 4'],
  ['added', '3626bpb0001', undefined, 0, 4, 0],
  [
    'added',
    '2780',
    'any',
    0,
    40,
    40,
    '轴栓连 摩擦销',
    '2780',
    'Technic Pin with Friction Ridges Lengthwise and Centre Slots',
  ],
  ['removed', '54200', 72, 31, 0, 8, '坡面砖 30° 1×1', '54200', 'Slope 30° 1 × 1 × ⅔ (Cheese Slope)'],
  ['removed', '3062b', 47, 36, 0, 0, '圆形砖 1×1', '3062b', 'Brick Round 1 × 1 Open Stud'],
  ['more', '3020', 71, 24, 36, 0, '基础板 2×4', '3020', 'Plate 2 × 4'],
  ['more', '3005', 70, 96, 140, 20, '基础砖 1×1', '3005', 'Brick 1 × 1'],
  ['fewer', '3069b', 19, 240, 200, 0, '光面板 1×2', '3069b', 'Tile 1 × 2 with Groove'],
  ['same', '3039', 15, 12, 12, 0, '坡面砖 45° 2×2', '3039', 'Slope 45° 2 × 2'],
  ['same', '2412b', 72, 20, 20, 20, '格栅板 1×2', '2412b', 'Tile Special 1 × 2 Grille with Bottom Groove'],
];
const toDifference = ([kind, part, colour, before, here, inCart, name, shape]: Row): Difference => ({
  key: `${part}/${colour}`,
  part,
  ...(colour === undefined ? {} : { colour }),
  kind,
  before,
  here,
  inCart,
  ...(name && shape ? { name, picture: drawn(shape, colour) } : {}),
});
/** 4 added, 2 removed, 3 in another quantity, 2 equal; 92 pieces of the list are in the cart. */
export const differences: readonly Difference[] = ROWS.map(toDifference);
export const englishDifferences: readonly Difference[] = ROWS.map((row) => ({
  ...toDifference(row),
  ...(row[8] ? { name: row[8] } : {}),
}));
export const traditionalDifferences: readonly Difference[] = differences.map((row) =>
  row.name
    ? {
        ...row,
        name: row.name
          .replaceAll('砖', '磚')
          .replaceAll('基础', '基礎')
          .replaceAll('圆', '圓')
          .replaceAll('栅', '柵')
          .replaceAll('轴', '軸')
          .replaceAll('连', '連')
          .replaceAll('销', '銷'),
      }
    : row,
);
export const equalDifferences: readonly Difference[] = differences.filter(({ kind }) => kind === 'same');
/** Without an earlier list. */
export const cartDifferences: readonly Difference[] = differences
  .filter(({ here }) => here > 0)
  .map((row) => ({ ...row, kind: 'added', before: 0 }));
export const manyDifferences: readonly Difference[] = Array.from({ length: 3000 }, (_, index) => ({
  ...toDifference(ROWS[index % 4] as Row),
  key: String(index),
}));

export const earlierLists: readonly EarlierList[] = [
  { id: 'recent-1', name: '车站大厅-v2.xml', when: NOW - 3 * DAY, kind: 'recent' },
  { id: 'recent-2', name: '拱桥练习.csv', when: NOW - 12 * DAY, kind: 'recent' },
  { id: '7', name: '咖啡馆外墙', when: NOW - 25 * DAY, kind: 'saved' },
  { id: '8', name: '备用零件', kind: 'saved' },
];

export const savedLists: readonly SavedList[] = [
  { id: '7', name: '咖啡馆外墙', lines: 312, pieces: 2905, savedAt: NOW - 25 * DAY },
  { id: '9', name: '车站大厅', lines: 585, pieces: 4676, savedAt: NOW - 30 * DAY },
  { id: '8', name: '备用零件', lines: 48, pieces: 1260 },
];
export const englishLists: readonly SavedList[] = savedLists.map((list, index) => ({
  ...list,
  name: ['Café on the corner, outer walls and roof with all windows, v12', 'Station hall', 'Spare parts'][index] ?? '',
}));
export const traditionalLists: readonly SavedList[] = savedLists.map((list, index) => ({
  ...list,
  name: ['咖啡館外牆', '車站大廳', '備用零件'][index] ?? '',
}));

export const recentLists: readonly RecentList[] = [
  {
    id: 'recent-0',
    name: '车站大厅-v3.xml',
    when: NOW,
    lines: 585,
    pieces: 4676,
    status: { state: 'undecided', lines: 46 },
  },
  { id: 'recent-2', name: '拱桥练习.csv', when: NOW - 12 * DAY, lines: 124, pieces: 638, status: { state: 'ready' } },
];

const BUCKETS: Record<Bucket, Count> = {
  ready: { lines: 462, pieces: 3391 },
  renamed: { lines: 41, pieces: 386 },
  noColour: { lines: 23, pieces: 168 },
  short: { lines: 14, pieces: 182 },
  offSale: { lines: 9, pieces: 47 },
  overLimit: { lines: 2, pieces: 452 },
  notSold: { lines: 27, pieces: 39 },
  unread: { lines: 7, pieces: 11 },
};
/** 585 lines, of which 533 are bought. */
export const summary: Pick<ListSummary, 'buckets' | 'total' | 'buying'> = {
  buckets: { ...BUCKETS, waiting: { lines: 0, pieces: 0 } },
  total: { lines: 585, pieces: 4676 },
  buying: { rows: 520, lines: 533, pieces: 4400, sum: 61837, weight: 2900 },
};

export const less: readonly LessAdded[] = [
  { key: '87079/72', name: '光面板 2×4', colour: '深灰', requested: 54, added: 31, reason: 'stock' },
  { key: '3069b/71', name: '光面板 1×2', colour: '浅灰', requested: 240, added: 200, reason: 'limit' },
  { key: '14769/320', name: '圆形光面板 2×2', colour: '梅红', requested: 6, added: 0, reason: 'offSale' },
  { key: '2431/71', name: '光面板 1×4', colour: '浅灰', requested: 34, added: 0, reason: 'full' },
];
export const englishLess: readonly LessAdded[] = less.map((line, index) => ({
  ...line,
  name: ['Tile 2 × 4', 'Tile 1 × 2 with Groove', 'Tile Round 2 × 2 with Bottom Stud Holder', 'Tile 1 × 4'][index] ?? '',
  colour: ['Dark Bluish Gray', 'Light Bluish Gray', 'Dark Red', 'Light Bluish Gray'][index] ?? '',
}));
