import type { ColumnQuestion, ReadProgress, FileProblem } from '@shop/parts-list';
import type { RecentList } from './UploadScreen/upload-state.ts';

/** 2026-11-21 14:20 in Shanghai. */
const NOW = 1_795_242_000_000;
const DAY = 86_400_000;

export const recentLists: readonly RecentList[] = [
  {
    id: 'a',
    name: '车站大厅-v3.xml',
    when: NOW,
    lines: 585,
    pieces: 4676,
    status: { state: 'undecided', lines: 46 },
  },
  { id: 'b', name: '拱桥练习.csv', when: NOW - 3 * DAY, lines: 124, pieces: 638, status: { state: 'ready' } },
  { id: 'c', name: '咖啡馆外墙.ldr', when: NOW - 12 * DAY, lines: 312, pieces: 2905, status: { state: 'inCart' } },
  {
    id: 'd',
    name: '批量选购表-10月.xlsx',
    when: NOW - 25 * DAY,
    lines: 48,
    pieces: 1260,
    status: { state: 'partly', lines: 2 },
  },
];

export const longRecentLists: readonly RecentList[] = [
  {
    id: 'a',
    name: 'rebrickable_parts_moc-102938-the-very-long-name-of-a-model-with-spares-and-all.csv',
    when: NOW,
    lines: 12_585,
    pieces: 104_676,
    status: { state: 'undecided', lines: 1446 },
  },
  {
    id: 'b',
    name: 'Station hall, third version, without the roof.xml',
    when: NOW - DAY,
    lines: 585,
    pieces: 4676,
    status: { state: 'partly', lines: 238 },
  },
  { id: 'c', name: 'bridge.ldr', when: NOW - 40 * DAY, lines: 1, pieces: 1, status: { state: 'ready' } },
  { id: 'd', name: 'Café.io', when: NOW - 41 * DAY, lines: 312, pieces: 2905, status: { state: 'inCart' } },
];

export const reading: ReadProgress = {
  file: '车站大厅-v3.csv',
  rows: 12_000,
  share: 0.62,
  perSecond: 248_300,
  firstRows: [
    ['Part', 'Color', 'Quantity', 'Is Spare'],
    ['99781', '0', '1', 'False'],
    ['970c27pr0039', '72', '2', 'False'],
    ['6141', '11', '2', 'True'],
    ['6141', '11', '14', 'False'],
  ],
};

export const ownTable: ColumnQuestion = {
  file: 0,
  name: '我的零件.xlsx',
  columns: 5,
  rows: [
    ['位置', '品名', '编码', '备注', '要几个'],
    ['A1', '2×4 砖', '3001', '大红', '20'],
    ['A2', '1×2 板', '3023', '深灰', '145'],
    ['A3', '光面板 1×4', '2431', '白色', '8'],
    ['B1', '坡面砖 45°', '3039', '大红', '12'],
  ],
  guess: { part: 2, hasHeader: true },
};

export const bareTable: ColumnQuestion = {
  file: 1,
  name: 'roof.txt',
  columns: 4,
  rows: [
    ['1', '3001', '4', '20'],
    ['2', '3002', '4', '14'],
    ['3', '3023', '72', '3'],
  ],
  guess: { hasHeader: false },
};

/** As wide as tables get: a spreadsheet of a whole filter. */
export const wideTable: ColumnQuestion = {
  file: 0,
  name: 'inventory of the whole workshop, exported on 2026-11-21.csv',
  columns: 24,
  rows: Array.from({ length: 12 }, (_, line) =>
    Array.from({ length: 24 }, (_cell, column) => (line === 0 ? `Field ${column + 1}` : `${line * 100 + column}`)),
  ),
  guess: { part: 3, colour: 4, quantity: 9, hasHeader: true },
};

export const unreadable: readonly FileProblem[] = [
  { code: 'locked', file: 0 },
  { code: 'picture', file: 1 },
  { code: 'oldExcel', file: 2 },
];

/** One problem of each kind, with its values. */
export const everyFileProblem: readonly FileProblem[] = [
  { code: 'empty' },
  { code: 'tooBig', values: { megabytes: 50 } },
  ...(
    [
      'zipBomb',
      'brokenZip',
      'locked',
      'oldExcel',
      'picture',
      'pdf',
      'notText',
      'noLines',
      'noModel',
      'noColumns',
      'tooSlow',
    ] as const
  ).map((code) => ({ code })),
  { code: 'tooManyLines', line: 200_001, values: { most: 200_000 } },
  { code: 'cutShort', line: 1_204_667, values: { megabytes: 50 } },
  { code: 'longLine', line: 7, values: { most: 100_000 } },
  { code: 'tooManyColumns', values: { most: 100 } },
  { code: 'brokenXml', line: 40, column: 3 },
  { code: 'entity', line: 3, column: 20, values: { text: '&lol9;' } },
  { code: 'unclosedQuote', line: 12, column: 4 },
  { code: 'undecodable' },
  { code: 'otherSheets', values: { name: 'Hall', text: 'Roof, Spares' } },
  { code: 'controlSum', line: 586, values: { stated: 4676, counted: 4664 } },
  { code: 'quantityLooksLikeColour', column: 3 },
  { code: 'cycle', line: 9, values: { model: 'wheel.ldr' } },
  { code: 'missingModel', line: 10, values: { model: 'roof.ldr' } },
  { code: 'noPart', line: 2, column: 1 },
  { code: 'noQuantity', line: 2, column: 3 },
  { code: 'badQuantity', line: 88, column: 3, values: { text: '一打' } },
  { code: 'zeroQuantity', line: 89, column: 3, values: { text: '0' } },
  { code: 'negativeQuantity', line: 90, column: 3, values: { text: '-3' } },
  { code: 'fractionQuantity', line: 91, column: 3, values: { text: '1.5' } },
  { code: 'hugeQuantity', line: 92, column: 3, values: { text: '1e9', most: 999_999 } },
  { code: 'spoiltNumber', line: 93, column: 1, values: { text: '3E+10' } },
  { code: 'formula', line: 94, column: 3 },
  { code: 'unknownPart', line: 95, column: 1, values: { text: '30O1', near: '3001' } },
  { code: 'unknownColour', line: 96, column: 2, values: { text: '999', system: 'bricklink' } },
  { code: 'noColour', line: 97, column: 2 },
  { code: 'directColour', line: 98, values: { text: '0x2FF8800' } },
  { code: 'colourMismatch', line: 99, values: { text: '5', near: '15' } },
  { code: 'notPart', line: 100, values: { text: 'M' } },
];

type Carried = {
  files?: readonly File[];
  items?: readonly { kind: string; webkitGetAsEntry: () => { isDirectory: boolean } | null }[];
  text?: string;
};

/** A fake DataTransfer of dragging, dropping or pasting, because scripts cannot create one with a folder. */
export function carrying(
  type: 'dragenter' | 'dragover' | 'dragleave' | 'drop' | 'paste',
  { files = [], items = [], text = '' }: Carried,
): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const carried = {
    types: files.length > 0 ? ['Files'] : ['text/plain'],
    files,
    items,
    getData: () => text,
    dropEffect: 'none',
  };
  Object.defineProperty(event, type === 'paste' ? 'clipboardData' : 'dataTransfer', { value: carried });
  return event;
}

export const listFile = (name: string, type = '') => new File(['3001,4,20'], name, { type });

/** A folder among dropped files. */
export const folder = {
  files: [listFile('清单')],
  items: [{ kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }) }],
};
