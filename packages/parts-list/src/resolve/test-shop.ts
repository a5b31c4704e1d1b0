import type { MatchedColour, MatchedPart, MatchedProduct, PartPair } from '@shop/contracts';
import type { ReadLine } from '../formats/list.entity.ts';
import type { IdentifiedLine } from '../identifiers/identified.entity.ts';
import type { Colour, Reference } from '../reference/reference.entity.ts';
import { createListResolver, type ListResolver } from './list-resolver.ts';

const colour = (id: number, hex: string, en: string, gds: string, finish: Colour['finish'] = 'solid'): Colour => ({
  id,
  hex,
  finish,
  names: { 'zh-Hans': en, 'zh-Hant': en, en },
  codes: { rebrickable: String(id), gds },
});

/** Old and new greys, two reds that differ only in finish, and black. */
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

/** A few parts and their relations, small enough to follow every number in a test. */
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
  picture: { kind: 'part', shape: '3001', hex: '000000', finish: 'solid' },
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

/** An identified line from `3001/4 x5`. Without a part, a colour (`-`) or pieces (0) it is not understood. */
export function line(
  text: string,
  more: Omit<Partial<IdentifiedLine>, 'read'> & { read?: Partial<ReadLine> } = {},
): IdentifiedLine {
  const [, part = '', id = '', pieces = '0'] = /^(\S*)\/(\S*) x(\d+)$/.exec(text) ?? [];
  const colourId = id === 'any' ? ('any' as const) : Number(id);
  const has = { part: part !== '', colour: id !== '-', pieces: pieces !== '0' };
  return {
    part: has.part ? part : undefined,
    colour: has.colour ? colourId : undefined,
    quantity: Number(pieces),
    steps: [{ name: 'exact', from: part, to: part }],
    isUnderstood: has.part && has.colour && has.pieces,
    ...more,
    read: { file: 0, line: 1, part, colour: id, quantity: pieces, ...more.read },
  };
}

/** A shop that matches products by part number, and records the requests. */
export function testShop(products: readonly MatchedProduct[]) {
  const requests: PartPair[][] = [];
  const match = (pairs: readonly PartPair[]): readonly MatchedPart[] => {
    requests.push([...pairs]);
    return pairs.map(({ part }) => {
      const product = products.find(({ number }) => number === part);
      return product ? { part, product } : { part };
    });
  };
  return { requests, match };
}

type Matching = Pick<ListResolver, 'pairsToMatch' | 'addMatches'>;
/** Requests matches from the shop until there is nothing left to match. */
export function matchAll(list: Matching, shop: ReturnType<typeof testShop>): void {
  for (let pairs = list.pairsToMatch(); pairs.length > 0; pairs = list.pairsToMatch())
    list.addMatches(pairs, shop.match(pairs));
}

/** Resolves lines with all the matches of a shop that sells the products. */
export function resolveList(
  lines: readonly IdentifiedLine[],
  products: readonly MatchedProduct[],
  settings: Parameters<ListResolver['setSettings']>[0] = {},
) {
  const resolver = createListResolver(smallReference);
  resolver.setSettings({ tolerance: 0, hidden: 'ask', ...settings });
  resolver.setLines(lines, {
    identify: (read) =>
      line(`${read.part}/${/^(\d+|any)$/.test(read.colour) ? read.colour : '-'} x${read.quantity || '0'}`, { read }),
    meansAny: () => true,
  });
  const shop = testShop(products);
  matchAll(resolver, shop);
  /** A resolved row with its allocation, by its key. */
  const rowOf = (key: string) => {
    const { rows, allocations } = resolver.resolved();
    const index = rows.findIndex(({ group }) => group.key === key);
    const [row, allocation] = [rows[index], allocations[index]];
    if (!row || !allocation) throw new Error(`There is no row ${key}.`);
    return { ...row, ...allocation };
  };
  /** The key of the row at an index: needed for lines that were not understood, whose keys are their texts. */
  const keyAt = (index: number) => resolver.resolved().rows[index]?.group.key ?? '';
  return { resolver, shop, row: rowOf, keyAt };
}
