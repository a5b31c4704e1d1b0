import type { FlashItem, FlashSlot, FlashSlots, FlashState, Moment, Picture, PresaleItem } from '@shop/contracts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The time of these stories: an evening, in the fourth of the day's five slots. */
export const NOW: Moment = Date.parse('2026-11-20T19:45:24+08:00');
/** A clock that always returns the same time, so that stories render the same each time. */
export const stoppedClock = (): Moment => NOW;

const slotAt = (id: string, from: string, hours: number, state: FlashState): FlashSlot => {
  const start = Date.parse(`2026-11-20T${from}:00+08:00`);
  return { id, state, from: start, to: start + hours * HOUR };
};
const slots: readonly FlashSlot[] = [
  slotAt('1', '08:00', 2, 'over'),
  slotAt('2', '10:00', 4, 'over'),
  slotAt('3', '14:00', 4, 'over'),
  slotAt('4', '18:00', 4, 'running'),
  slotAt('5', '22:00', 2, 'coming'),
];
/** The fourth slot runs until 22:00; the fifth is next. */
export const day: FlashSlots = { slots, current: 3 };
export const [, , overSlot, runningSlot, comingSlot] = slots as readonly [
  FlashSlot,
  FlashSlot,
  FlashSlot,
  FlashSlot,
  FlashSlot,
];
/** Between two slots: the fourth has ended, the fifth has not begun. */
export const gap: FlashSlots = {
  slots: slots.map((slot) => (slot.id === '4' ? { ...slot, state: 'over', to: NOW - MINUTE } : slot)),
  current: 4,
};
export const dayOver: FlashSlots = { slots: slots.map((slot) => ({ ...slot, state: 'over' })) };
export const noSale: FlashSlots = { slots: [] };

export const part = (shape: string, hex: string, finish: 'solid' | 'transparent' = 'solid'): Picture => ({
  kind: 'part',
  shape,
  hex,
  finish,
});

type FlashRow = readonly [
  name: string,
  english: string,
  picture: Picture,
  price: number,
  before: number,
  quota: number,
  percent: number,
  limit: number,
];
const FLASH: readonly FlashRow[] = [
  ['基础砖 2×4', 'Brick 2 × 4', part('3001', 'C91A09'), 62, 88, 4000, 62, 200],
  ['光面板 2×2', 'Tile 2 × 2 with Groove', part('3068b', 'E4CD9E'), 19, 32, 6000, 81, 200],
  ['圆锥 1×1', 'Cone 1 × 1', part('4589', 'FE8A18'), 12, 20, 9000, 37, 200],
  ['圆形砖 2×2 带轴孔', 'Round Brick 2 × 2 with Axle Hole', part('3941', 'A0BCAC'), 45, 68, 3000, 54, 200],
  ['坡面砖 30° 1×1', 'Slope 30° 1 × 1', part('54200', 'AEEFEC', 'transparent'), 9, 16, 12_000, 93, 200],
  ['拱形砖 1×4', 'Arch 1 × 4', part('3659', 'AA7F2E'), 28, 46, 800, 100, 100],
  ['科技砖 1×4 三孔', 'Technic Brick 1 × 4 with Holes', part('3701', '6C6E68'), 21, 42, 5000, 18, 0],
  ['齿轮 24 齿', 'Gear with 24 Teeth', part('3648b', '958A73'), 66, 66, 1200, 0, 40],
  ['转角板 2×2', 'Corner Plate 2 × 2', part('2420', '237841'), 12, 24, 7000, 44, 300],
  ['基础板 4×4', 'Plate 4 × 4', part('3031', '0055BF'), 48, 79, 2400, 71, 60],
];
const toFlashItem = (
  [name, english, picture, price, before, quota, percent, limit]: FlashRow,
  at: number,
  isEnglish: boolean,
): FlashItem => ({
  id: String(501 + at),
  productId: String(at + 1),
  name: isEnglish ? english : name,
  picture,
  price,
  marketPrice: before > price ? before : undefined,
  unit: isEnglish ? 'pc' : '颗',
  quota,
  left: Math.round((quota * (100 - percent)) / 100),
  soldPercent: percent,
  limitPerShopper: limit,
});
/**
 * Ten parts on sale; the fifth is nearly sold out, the sixth sold out, the seventh without a limit, the eighth at its
 * usual price.
 */
export const flashItems: readonly FlashItem[] = FLASH.map((row, at) => toFlashItem(row, at, false));
export const englishFlashItems: readonly FlashItem[] = FLASH.map((row, at) => toFlashItem(row, at, true)).map(
  (item, at) =>
    at === 1
      ? {
          ...item,
          name: 'Technic, Plate Special 2 × 4 with Side Studs, Reinforced Underside and Pin Hole',
          unit: 'hundred',
          price: 123_456,
          marketPrice: 223_456,
        }
      : item,
);
/** An item as a stock server may send it: no unit, no picture, no quota. */
export const bareFlashItem: FlashItem = {
  id: '900',
  productId: '77',
  name: '收纳盒 十二格',
  picture: { kind: 'photo', url: '' },
  price: 1900,
  unit: '',
  quota: 0,
  left: 3,
  soldPercent: 0,
  limitPerShopper: 0,
};

const at20 = (days: number) => Date.parse('2026-11-20T20:00:00+08:00') + days * DAY;
const toPresales = (isEnglish: boolean): readonly PresaleItem[] => {
  const text = (chinese: string, english: string) => (isEnglish ? english : chinese);
  const unit = text('箱', 'box');
  return [
    {
      id: '801',
      name: text(
        '珊瑚橘新色套组，24 种共 480 颗',
        'New colour coral: 24 shapes, 480 pieces, sorted in a box with twelve compartments',
      ),
      picture: part('3001', 'FC97AC'),
      price: 16_800,
      sales: 1280,
      unit,
      terms: { state: 'running', from: at20(-4), to: at20(8), shipsWithin: 12 },
      stock: 720,
    },
    {
      id: '802',
      name: text('科技件补充箱，36 种共 320 颗', 'Technic refill: 36 shapes, 320 pieces'),
      picture: part('3648b', '958A73'),
      price: 12_900,
      sales: 846,
      unit,
      terms: { state: 'running', from: at20(-2), to: at20(15), shipsWithin: 15 },
      stock: 720,
    },
    {
      id: '803',
      name: text('透明件补充箱，18 种共 240 颗', 'Transparent refill: 18 shapes, 240 pieces'),
      picture: part('3941', 'AEEFEC', 'transparent'),
      price: 9900,
      sales: 0,
      unit,
      terms: { state: 'before', from: at20(2), to: at20(20), shipsWithin: 10 },
      stock: 720,
    },
    {
      id: '804',
      name: text('树与花草，12 种共 150 颗', 'Trees and plants: 12 shapes, 150 pieces'),
      picture: part('3470', '237841'),
      price: 7800,
      sales: 2000,
      unit,
      terms: { state: 'running', to: at20(1), shipsWithin: 0 },
      stock: 0,
    },
    {
      id: '805',
      name: text('沙绿新色砖组，10 种共 300 颗', 'Sand green bricks: 10 shapes, 300 pieces'),
      picture: part('3010', 'A0BCAC'),
      price: 8800,
      sales: 3120,
      unit,
      terms: { state: 'over', from: at20(-40), to: at20(-12), shipsWithin: 12 },
      stock: 720,
    },
  ];
};
/** Two that run, one that has not begun, one that is fully ordered, one that is over. */
export const presales = toPresales(false);
export const englishPresales = toPresales(true);
