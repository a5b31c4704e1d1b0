import type { RepairLine } from '@shop/contracts';

/** Lines of repair requests for stories and tests: real parts and colours, invented prices. */

type Listed = Extract<RepairLine, { kind: 'listed' }>;

const brick: Listed = {
  kind: 'listed',
  id: '1',
  inventoryId: '11',
  name: '基础砖 1×4',
  partNumber: '3010',
  shopNumber: 'GDS-534',
  colour: { id: '19', name: '杏黄', hex: 'E4CD9E' },
  picture: { kind: 'part', shape: '3010', hex: 'E4CD9E', finish: 'solid' },
  inSet: 8,
  quantity: 1,
  reason: 'damaged',
  note: '边角有裂纹',
  unitPrice: 22,
  step: { bag: 2, step: 17 },
};
const slope: Listed = {
  ...brick,
  id: '2',
  inventoryId: '12',
  name: '坡面砖 30° 1×1',
  partNumber: '54200',
  shopNumber: 'GDS-833',
  colour: { id: '288', name: '深绿', hex: '184632' },
  picture: { kind: 'part', shape: '54200', hex: '184632', finish: 'solid' },
  inSet: 18,
  quantity: 4,
  reason: 'missing',
  note: '',
  unitPrice: 6,
  step: { bag: 3, step: 23 },
};
const bracket: Listed = {
  ...brick,
  id: '3',
  inventoryId: '13',
  name: '支架板 1×2 − 1×2',
  partNumber: '99780',
  shopNumber: 'GDS-640',
  colour: { id: '0', name: '黑色', hex: '05131D' },
  picture: { kind: 'part', shape: '99781', hex: '05131D', finish: 'solid' },
  inSet: 6,
  quantity: 8,
  reason: 'wrong',
  note: '收到的是灰色',
  unitPrice: 18,
  step: undefined,
  substitute: { uniqueId: '99780-6C6E68', colour: { id: '72', name: '深灰', hex: '6C6E68' } },
};
/** Three parts, 13 particles, 1.90. */
export const repairLines: readonly Listed[] = [brick, slope, bracket];

/** A drawn photo, so that stories need no network. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="peru"/><circle cx="4" cy="4" r="2" fill="white" opacity=".5"/></svg>')}`;
export const describedLine: RepairLine = {
  kind: 'described',
  id: '9',
  description: '招牌上的贴纸，写着“面包房”的那一张',
  photo: PHOTO,
  quantity: 1,
  reason: 'missing',
  note: '',
};

/** Granted in full, in part and in another colour, and not at all. */
export const decidedLines: readonly RepairLine[] = [
  { ...brick, verdict: { granted: 1, reason: '' } },
  { ...slope, verdict: { granted: 2, reason: '照片里能看到第 23 步已经装了两颗。' } },
  { ...bracket, verdict: { granted: 8, reason: '', substitute: '深灰' } },
  { ...describedLine, verdict: { granted: 0, reason: '贴纸不在补件范围内。' } },
];

const ENGLISH: Readonly<Record<string, [name: string, colour: string, note: string]>> = {
  '3010': ['Brick 1 × 4', 'Tan', 'One of the corners has a crack'],
  '54200': ['Slope 30° 1 × 1 × ⅔ (Cheese Slope)', 'Dark Green', ''],
  '99780': ['Bracket 1 × 2 – 1 × 2 Inverted with Rounded Corners', 'Black', 'A grey one was in the bag'],
};
export const englishRepairLines: readonly RepairLine[] = repairLines.map((line) => {
  const [name, colour, note] = ENGLISH[line.partNumber] ?? [line.name, line.colour.name, line.note];
  return { ...line, name, note, colour: { ...line.colour, name: colour } };
});
const TRADITIONAL: Readonly<Record<string, string>> = {
  基础砖: '基礎磚',
  坡面砖: '坡面磚',
  杏黄: '杏黃',
  深绿: '深綠',
  边角有裂纹: '邊角有裂紋',
  收到的是灰色: '收到的是灰色，和說明書上的不一樣',
};
const inTraditional = (text: string) =>
  Object.entries(TRADITIONAL).reduce((so, [from, to]) => so.replaceAll(from, to), text);
export const traditionalRepairLines: readonly RepairLine[] = repairLines.map((line) => ({
  ...line,
  name: inTraditional(line.name),
  note: inTraditional(line.note),
  colour: { ...line.colour, name: inTraditional(line.colour.name) },
}));
