import type {
  CouponOffer,
  FlashSale,
  Offer,
  PartFamily,
  PresaleTerms,
  Product,
  Review,
  ReviewCounts,
} from '@shop/contracts';
import {
  englishPlate as bareEnglishPlate,
  parts,
  photoProduct,
  plate as barePlate,
} from '../../commerce/fixtures-parts.ts';

export { photoProduct };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The time of these stories. */
export const NOW = Date.parse('2026-11-20T19:45:24+08:00');

const withCodes = (offer: Offer, at: number): Offer => ({
  ...offer,
  memberPrice: at === 5 ? undefined : offer.price - 3,
  colourCodes: { bricklink: String(at + 1), rebrickable: String(at + 4), ldraw: String(at + 4) },
  elements: [String(302_000 + at * 7 + 21)],
});
const numbers = {
  gds: ['GDS-511'],
  lego: ['3020'],
  bricklink: ['3020'],
  rebrickable: ['3020'],
  ldraw: ['3020.dat'],
  other: ['3020old'],
};
const related: Product['related'] = [
  { relation: 'mould', product: { ...parts[7], id: '91', name: '基础板 2×4，旧模具' } },
  { relation: 'print', product: { ...parts[3], id: '92', name: '光面板 2×2，印花“箭头”' } },
  { relation: 'print', product: { ...parts[3], id: '93', name: '光面板 2×2，印花“仪表”' } },
].filter((each): each is Product['related'][number] => 'picture' in each.product);

/** The plate of the other fixtures with everything that a server with part facts sends. */
export const plate: Product = {
  ...barePlate,
  memberPrice: 32,
  part: barePlate.part && { ...barePlate.part, numbers },
  offers: barePlate.offers.map(withCodes),
  related,
};
export const englishPlate: Product = {
  ...bareEnglishPlate,
  memberPrice: 32,
  part: bareEnglishPlate.part && { ...bareEnglishPlate.part, numbers },
  offers: bareEnglishPlate.offers.map(withCodes),
};

const SIZES = ['1x2', '1x4', '2x2', '2x3', '2x4', '2x6', '2x8', '4x4'] as const;
const NUMBERS = ['3023', '3710', '3022', '3021', '3020', '3795', '3034', '3031'];
const PRICES = [16, 24, 22, 28, 35, 48, 62, 72];
const EXTRA = [
  '82CA9C',
  '9B9A5A',
  'F785B1',
  '958A73',
  '4B9F4A',
  '9FC3E9',
  'E1D5ED',
  'BBE90B',
  'A95500',
  '078BC9',
  '923978',
  'CC702A',
  'FFFF00',
  '008F9B',
  'D9E4A7',
  '845E84',
  'F3CF9B',
];
const familyColours = [
  ...plate.offers.map(({ name, picture }, at) => ({ id: String(at + 1), name, picture })),
  ...EXTRA.map((hex, at) => ({
    id: String(at + 101),
    name: `第 ${at + 24} 色`,
    picture: { kind: 'part', shape: '3020', hex, finish: 'solid' } as const,
  })),
];

/** Some cells are sold out, some low; all others have plenty. */
function familyStock(row: number, column: number): number {
  if ((column * 5 + row * 11) % 23 === 7) return 0;
  return (column * 3 + row * 7) % 19 === 5 ? 20 + ((column * 13 + row) % 70) : 1200 + column * 31;
}

/** Eight plates in forty colours: some out of stock, some low, some not made. The plate of the page is the fifth. */
export const family: PartFamily = {
  colours: familyColours,
  parts: SIZES.map((size, row) => ({
    id: row === 4 ? plate.id : String(200 + row),
    name: `基础板 ${size.replace('x', '×')}`,
    number: NUMBERS[row] ?? '',
    picture: { kind: 'part', shape: `plate-${size}`, hex: 'C91A09', finish: 'solid' },
    limit: row === 0 ? 500 : undefined,
    offers: Object.fromEntries(
      familyColours.flatMap(({ id }, at) => {
        if (at > 0 && (at * 7 + row * 3) % 17 === 4) return [];
        return [
          [
            id,
            {
              uniqueId:
                row === 4 && at < plate.offers.length ? (plate.offers[at]?.uniqueId ?? '') : `${NUMBERS[row]}-${id}`,
              price: (PRICES[row] ?? 10) + (at % 9 === 8 ? 9 : 0),
              stock: familyStock(row, at),
            },
          ],
        ];
      }),
    ),
  })),
};

export const reviewCounts: ReviewCounts = { all: 312, good: 305, medium: 5, poor: 2, goodPercent: 98, stars: 4.9 };

const swatchPhoto = (paint: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${paint}"/><circle cx="40" cy="40" r="22" fill="white" fill-opacity=".5"/></svg>`)}`;
export const reviews: readonly Review[] = [
  {
    id: '1',
    nickname: '小**砖',
    avatar: '',
    stars: 5,
    serviceStars: 5,
    text: '和三年前那批放在一起看不出差别，咬合力刚好，拆的时候不费指甲。',
    offer: '大红',
    pictures: [swatchPhoto('firebrick'), swatchPhoto('tan')],
    when: '3天前',
    answer: '',
  },
  {
    id: '2',
    nickname: 'K**C',
    avatar: '',
    stars: 4,
    serviceStars: 5,
    text: '五百颗里有两颗水口略高，客服当天补了。整单配得很齐。',
    offer: '深灰',
    pictures: [],
    when: '',
    answer: '谢谢，水口的问题已经转给质检。',
  },
  {
    id: '3',
    nickname: '林**木',
    avatar: '',
    stars: 2,
    serviceStars: 3,
    text: '',
    offer: '',
    pictures: [],
    when: '2026-10-02',
    answer: '',
  },
];

export const coupons: readonly CouponOffer[] = [
  { id: '11', title: '新客券', amount: 500, from: 4900, scope: 'all', left: 120, isReceived: false, days: 7 },
  {
    id: '12',
    title: '基础板专场',
    amount: 1000,
    from: 9900,
    scope: 'category',
    isReceived: true,
    days: 0,
    usableFrom: NOW - DAY,
    usableTo: NOW + 9 * DAY,
  },
  { id: '13', title: '会员日', amount: 300, from: 0, scope: 'members', left: 8, isReceived: false, days: 3 },
  { id: '14', title: '周末券', amount: 200, from: 2000, scope: 'products', left: 0, isReceived: false, days: 2 },
];

/** A flash sale of the plate that ends at 22:00; 62 % are sold. */
export const flashSale: FlashSale = {
  id: '501',
  state: 'running',
  turnsAt: Date.parse('2026-11-20T22:00:00+08:00'),
  quota: 4000,
  left: 1520,
  soldPercent: 62,
  limitPerShopper: 200,
  limitPerOrder: 100,
  bought: 20,
  product: {
    ...plate,
    price: 22,
    marketPrice: 35,
    memberPrice: undefined,
    related: [],
    recommended: [],
    offers: plate.offers.slice(0, 6).map(({ memberPrice: _memberPrice, ...offer }) => ({
      ...offer,
      price: 22,
      marketPrice: offer.price,
      quota: 600,
      stock: Math.min(offer.stock, 380),
    })),
  },
};

export const presaleTerms: PresaleTerms = {
  state: 'running',
  from: NOW - 3 * DAY,
  to: NOW + 4 * DAY + 90 * MINUTE,
  shipsWithin: 15,
};
