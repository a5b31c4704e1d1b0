import type { InventoryLine, RepairInventory, RepairRegion, RepairTerms } from '@shop/contracts';
import { fn } from 'storybook/test';
import type { LineActions, PartActions, PickedLine } from './RepairPickScreen/picked-line.ts';

/** A set with some of its parts: real parts and colours, invented numbers of pieces and prices. */

export const pickTerms: RepairTerms = {
  windowDays: 90,
  maxParticles: 20,
  workingDays: 10,
  maxMessageLength: 150,
  describedPrice: 60,
};
export const pickRegion: RepairRegion = {
  code: 'CN',
  name: '中国大陆',
  area: 'mainland',
  service: 'free',
  postage: 1000,
  isPostageFree: true,
  carrier: '顺丰',
};

const COLOURS = {
  brown: { id: '70', name: '棕色', hex: '582A12' },
  tan: { id: '19', name: '杏黄', hex: 'E4CD9E' },
  darkGrey: { id: '72', name: '深灰', hex: '6C6E68' },
  grey: { id: '71', name: '浅灰', hex: 'A0A5A9' },
  green: { id: '288', name: '深绿', hex: '184632' },
  red: { id: '320', name: '梅红', hex: '720E0F' },
  black: { id: '0', name: '黑色', hex: '05131D' },
  white: { id: '15', name: '白色', hex: 'FFFFFF' },
} as const;
type ColourName = keyof typeof COLOURS;

type Row = [name: string, number: string, shape: string, colour: ColourName, inSet: number, uses: [number, number][]];
/** `uses`: step and pieces. Steps 1 to 22 are in bags 1 and 2, the others in bag 3. */
const ROWS: readonly Row[] = [
  ['基础砖 1×1', '3005', '3005', 'brown', 24, [[23, 4]]],
  [
    '基础砖 1×2',
    '3004',
    '3004',
    'tan',
    16,
    [
      [23, 3],
      [24, 4],
    ],
  ],
  ['格栅板 1×2', '2412b', '2412b', 'darkGrey', 8, [[23, 2]]],
  [
    '坡面砖 30° 1×1',
    '54200',
    '54200',
    'green',
    18,
    [
      [23, 6],
      [26, 2],
    ],
  ],
  ['圆形砖 1×1', '3062b', '3062b', 'grey', 12, [[23, 4]]],
  ['坡面砖 30° 1×2', '85984', '85984', 'red', 10, [[23, 2]]],
  ['支架板 1×2 − 1×2', '99781', '99781', 'black', 6, [[23, 2]]],
  ['光面板 1×2', '3069b', '3069b', 'tan', 14, [[23, 5]]],
  ['侧面凸点砖 1×1', '4070', '4070', 'white', 8, [[23, 2]]],
  ['转换板 1×2 单粒', '15573', '15573', 'grey', 9, [[23, 3]]],
  [
    '基础板 1×2',
    '3023',
    '3023',
    'brown',
    30,
    [
      [23, 6],
      [12, 4],
    ],
  ],
  ['转角板 2×2', '2420', '2420', 'darkGrey', 6, [[23, 2]]],
  ['基础砖 1×4', '3010', '3010', 'tan', 12, [[17, 4]]],
  ['圆形板 1×1', '6141', '6141', 'tan', 20, [[26, 8]]],
  [
    '基础板 2×4',
    '3020',
    '3020',
    'green',
    5,
    [
      [1, 2],
      [2, 3],
    ],
  ],
];

const bagOf = (step: number): number => {
  if (step <= 11) return 1;
  return step <= 22 ? 2 : 3;
};

export const inventoryLines: readonly InventoryLine[] = ROWS.map(
  ([name, partNumber, shape, colour, quantity, uses], index) => ({
    id: String(index + 1),
    productId: String(index + 1),
    uniqueId: `u${index + 1}`,
    name,
    partNumber,
    shopNumber: `GDS-${531 + index}`,
    colour: COLOURS[colour],
    picture: { kind: 'part', shape, hex: COLOURS[colour].hex, finish: 'solid' },
    category: name.split(' ')[0] ?? '',
    quantity,
    spare: index === 4 ? 1 : 0,
    price: 12 + index,
    stock: 400,
    uses: uses.map(([step, pieces]) => ({ bag: bagOf(step), step, quantity: pieces })),
    substitutes: [],
  }),
);

/** Out of stock with a similar colour, and without one. */
export const soldOutLines: readonly InventoryLine[] = inventoryLines.map((line) => {
  if (line.id === '4')
    return {
      ...line,
      stock: 0,
      restockDays: 12,
      substitutes: [
        { uniqueId: 'other', colour: { id: '2', name: '绿色', hex: '237841' }, picture: line.picture, stock: 90 },
      ],
    };
  return line.id === '6' ? { ...line, stock: 0 } : line;
});

export const pickInventory: RepairInventory = {
  set: {
    number: '801208',
    name: '街角面包房',
    pictures: inventoryLines.slice(0, 4).map(({ picture }) => picture),
    pieces: 1208,
    bags: 6,
    steps: 64,
  },
  lines: inventoryLines,
};

const NAMES: readonly ColourName[] = ['brown', 'tan', 'darkGrey', 'grey', 'green', 'red', 'black', 'white'];
/** As many parts as a large set has: those of the small one, which are picked, and the same in other colours. */
export const largeInventory: RepairInventory = {
  ...pickInventory,
  lines: Array.from({ length: 150 }, (_, index) => {
    const line = inventoryLines[index % inventoryLines.length] as InventoryLine;
    if (index < inventoryLines.length) return line;
    const colour = COLOURS[NAMES[Math.floor(index / inventoryLines.length) % NAMES.length] ?? 'tan'];
    return {
      ...line,
      id: `large${index}`,
      colour,
      picture: { ...line.picture, hex: colour.hex } as typeof line.picture,
    };
  }),
};

const step23 = { bag: 3, step: 23 };
export const pickedLines: readonly PickedLine[] = [
  { kind: 'listed', id: '13', quantity: 1, reason: 'damaged', note: '边角有裂纹', step: { bag: 2, step: 17 } },
  { kind: 'listed', id: '1', quantity: 2, reason: 'missing', note: '', step: step23 },
  { kind: 'listed', id: '4', quantity: 4, reason: 'missing', note: '', step: step23 },
  { kind: 'listed', id: '7', quantity: 2, reason: 'wrong', note: '收到的是灰色', step: step23 },
  { kind: 'listed', id: '14', quantity: 4, reason: 'missing', note: '', step: { bag: 3, step: 26 } },
];

export const partActions: PartActions = { onQuantity: fn(), onSubstitute: fn() };
export const lineActions: LineActions = {
  onReason: fn(),
  onNote: fn(),
  onRemove: fn(),
  onDescribe: fn(),
  onDescription: fn(),
  onDescribedQuantity: fn(),
  onAddPhoto: fn(),
  onRemovePhoto: fn(),
  onTryPhotoAgain: fn(),
  onSignIn: fn(),
};
