import type { MatchedColour, MatchedPart, MatchedProduct, PartPair } from '@shop/contracts';
import type { ReadLine } from '../formats/list.entity.ts';
import type { Colour, Reference } from '../reference/reference.entity.ts';
import type { ResolvedLine } from '../reference/resolved.entity.ts';
import { createSettlement, type Settlement } from './settlement.ts';

const colour = (id: number, hex: string, en: string, gds: string, finish: Colour['finish'] = 'solid'): Colour => ({
  id,
  hex,
  finish,
  names: { 'zh-Hans': en, 'zh-Hant': en, en },
  codes: { rebrickable: String(id), gds },
});

/** Greys old and new, two reds that differ in finish alone, and black. */
const COLOURS = [
  colour(0, '05131D', 'Black', '080'),
  colour(4, 'C91A09', 'Red', '010'),
  colour(36, 'C91A09', 'Trans-Red', '110', 'transparent'),
  colour(7, '9BA19D', 'Light Gray', ''),
  colour(71, 'A0A5A9', 'Light Bluish Gray', '071'),
  colour(8, '6D6E5C', 'Dark Gray', ''),
  colour(72, '6C6E68', 'Dark Bluish Gray', '072'),
];
const KIN: Record<string, ReturnType<Reference['kinOf']>> = {
  '3070': [{ part: '3070b', by: 'mould' }],
  '3794': [
    { part: '15573', by: 'mould' },
    { part: '3795', by: 'alternate' },
  ],
  '3626bpr0001': [{ part: '3626b', by: 'blank' }],
};

/** A few parts and how they go together, for stories whose every number can be seen. */
const smallReference: Reference = {
  colours: COLOURS,
  colour: (id) => COLOURS.find((known) => known.id === id),
  colourBy: (_, code) => COLOURS.find(({ id }) => String(id) === code),
  colourNamed: () => undefined,
  part: (number) => number,
  coloursOf: () => new Set(),
  partOfGds: () => undefined,
  element: () => undefined,
  elementOf: () => undefined,
  alias: () => undefined,
  kinOf: (part) => KIN[part] ?? [],
  halvesOf: (part) => (part === '3710' ? '3023' : undefined),
  near: () => ['3001', '3010'],
  bricklinkNumber: (part) => part,
};

/** A product by number: its colours as `colour: [stock, price in fen]`. */
export const sells = (
  number: string,
  colours: Record<number, readonly [stock: number, price: number]>,
  more: Partial<MatchedProduct> = {},
): MatchedProduct => ({
  id: `p${number}`,
  number,
  shopNumber: '',
  name: `Part ${number}`,
  picture: { kind: 'part', shape: 'brick-2x4', hex: '000000', finish: 'solid' },
  isOnSale: true,
  weight: 1000,
  colours: Object.entries(colours).map(([id, [stock, price]]): MatchedColour => ({
    colour: Number(id),
    uniqueId: `${number}-${id}`,
    price,
    stock,
  })),
  ...more,
});

/** A line as it is understood: `3001/4 x5`. Without a part, colour (`-`) or number of pieces (0) it is not. */
export function line(
  text: string,
  more: Omit<Partial<ResolvedLine>, 'read'> & { read?: Partial<ReadLine> } = {},
): ResolvedLine {
  const [, part = '', id = '', pieces = '0'] = /^(\S*)\/(\S*) x(\d+)$/.exec(text) ?? [];
  const asked = id === 'any' ? ('any' as const) : Number(id);
  const has = { part: part !== '', colour: id !== '-', pieces: pieces !== '0' };
  return {
    ...(has.part ? { part } : {}),
    ...(has.colour ? { colour: asked } : {}),
    quantity: Number(pieces),
    steps: [{ name: 'exact', from: part, to: part }],
    isUnderstood: has.part && has.colour && has.pieces,
    ...more,
    read: { file: 0, line: 1, part, colour: id, quantity: pieces, ...more.read },
  };
}

/** A shop that answers by numbers, and keeps what it was asked. */
export function shopOf(products: readonly MatchedProduct[]) {
  const asked: PartPair[][] = [];
  const answer = (pairs: readonly PartPair[]): readonly MatchedPart[] => {
    asked.push([...pairs]);
    return pairs.map(({ part }) => {
      const product = products.find(({ number }) => number === part);
      return product ? { part, product } : { part };
    });
  };
  return { asked, answer };
}

type Asking = Pick<Settlement, 'wanted' | 'answer'>;
/** Asks the shop until nothing is wanted any more. */
export function askAll(list: Asking, shop: ReturnType<typeof shopOf>): void {
  for (let pairs = list.wanted(); pairs.length > 0; pairs = list.wanted()) list.answer(pairs, shop.answer(pairs));
}

/** Lines brought to an order with all that the shop says of them. */
export function settle(
  lines: readonly ResolvedLine[],
  products: readonly MatchedProduct[],
  settings: Parameters<Settlement['setSettings']>[0] = {},
) {
  const settlement = createSettlement(smallReference);
  settlement.setSettings({ tolerance: 0, hidden: 'ask', ...settings });
  settlement.setLines(lines, {
    resolve: (read) =>
      line(`${read.part}/${/^(\d+|any)$/.test(read.colour) ? read.colour : '-'} x${read.quantity || '0'}`, { read }),
    meansAny: () => true,
  });
  const shop = shopOf(products);
  askAll(settlement, shop);
  /** A row by its key, as it came to stand. */
  const row = (key: string) => {
    const { standings, dealt } = settlement.settled();
    const place = standings.findIndex(({ group }) => group.key === key);
    const [standing, deal] = [standings[place], dealt[place]];
    if (!standing || !deal) throw new Error(`There is no row ${key}.`);
    return { ...standing, ...deal };
  };
  /** Key of the row at a place, from 0: lines that were not understood are known by what they say. */
  const keyAt = (place: number) => settlement.settled().standings[place]?.group.key ?? '';
  return { settlement, shop, row, keyAt };
}
