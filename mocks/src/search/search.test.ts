import { productDetail, products, category } from '@shop/contracts';
import { expect, test } from 'vitest';
import { readCatalogue } from '../catalogue-data/read-catalogue.ts';
import { readQuery } from './read-query.ts';
import { searchIndex } from './search-index.ts';
import { readingOf, search } from './search.ts';
import { visit } from '../shop/test-customer.ts';

const catalogue = readCatalogue();
const numbers = (keyword: string) => search(catalogue, keyword).map(({ mould }) => mould.number);
const first = (keyword: string) => search(catalogue, keyword)[0];

test('an exact number comes first, with or without the extension of an LDraw file, also in full-width digits', () => {
  for (const keyword of ['3001', '3001.dat', ' 3001 ', '３００１', '3001.DAT'])
    expect(first(keyword)?.mould.number).toBe('3001');
});

test('finds a part by its older numbers and by its GDS number, with a colour code or without', () => {
  const mould = catalogue.moulds.find((known) => known.number === '3001');
  const gds = mould?.gds ?? '';
  for (const keyword of [gds, gds.toLowerCase(), gds.replace('-', ''), gds.replace('GDS-', ''), `${gds}-010`])
    expect(first(keyword)?.mould.number).toBe('3001');
  for (const alias of mould?.aliases ?? []) expect(numbers(alias)).toContain('3001');
});

test('an unfinished number finds the numbers that start with it', () => {
  const found = numbers('300');
  for (const number of ['3001', '3003', '3005']) expect(found).toContain(number);
});

test('finds a shape by name and size in each language, however the size is written', () => {
  for (const keyword of [
    'plate 2x4',
    '2x4 plate',
    'Plate 2 × 4',
    '2*4 PLATE',
    '基础板 2×4',
    '２×４ 基础板',
    '基礎板2x4',
    '基础板 4x2',
  ])
    expect(first(keyword)?.mould.number).toBe('3020');
  expect(numbers('２×４')).toContain('3001');
  expect(numbers('2×4')).toContain('3020');
});

test('a colour word finds moulds made in that colour and shows them in it', () => {
  const red = catalogue.colours.find((colour) => colour.names.en === 'Red')?.id;
  for (const keyword of ['red 2x4 plate', '红 2x4 板', '大红基础板2×4', '紅色基礎板 2×4', 'Plate 2 x 4 RED']) {
    const found = search(catalogue, keyword);
    expect(found[0]).toEqual({ mould: expect.objectContaining({ number: '3020' }), colourId: red });
    for (const { mould, colourId } of found)
      if (colourId !== undefined) expect(mould.colours.some(({ colour }) => colour.id === colourId)).toBe(true);
  }
});

test('an element id opens the part in its colour, a shop number with a colour as well', () => {
  expect(first('300121')).toMatchObject({ mould: { number: '3001' }, colourId: 4 });
  expect(first('4211398')).toMatchObject({ mould: { number: '3023' }, colourId: 71 });
  expect(first('GDS-511-080')).toMatchObject({ mould: { number: '3020' }, colourId: 0 });
});

test('finds a part by the number printed on it and by its numbers in other catalogues', () => {
  expect(first('30039')?.mould.number).toBe('3070b');
  expect(first('4073')?.mould.number).toBe('6141');
  expect(first('4073.dat')?.mould.number).toBe('6141');
});

test('shows the plain part for a print or a mould variant that the shop does not have', () => {
  expect(first('3069bpb001')?.mould.number).toBe('3069b');
  expect(first('3020c')?.mould.number).toBe('3020');
  expect(first('3070bpr0071')?.mould.names.en).toBe('Tile 1 × 1 with Letter I Print');
  expect(first('tile letter J')?.mould.number).toBe('3070bpr0072');
});

test('a number can be combined with a colour', () => {
  for (const keyword of ['3020 red', 'red 3020', '3020红色'])
    expect(first(keyword)).toMatchObject({ mould: { number: '3020' }, colourId: 4 });
});

test('understands synonyms, mixed scripts, plurals and quantities', () => {
  for (const [keyword, number] of [
    ['cheese slope', '54200'],
    ['beam 5', '32316'],
    ['光板 1x2', '3069b'],
    ['圆形磚 2x2', '3941'],
    ['plates 2x4', '3020'],
    ['lego red plates 2x4 20 pcs', '3020'],
    ['slope 30 1x2x2/3', '85984'],
    ['20个红色2x4板', '3020'],
    ['24t gear', '3648b'],
    ['2乘4的板', '3020'],
  ] as const)
    expect(first(keyword)?.mould.number, keyword).toBe(number);
});

test('light gray means the colour in production', () => {
  expect(first('light grey 1x2 plate')).toMatchObject({ mould: { number: '3023' }, colourId: 71 });
});

test('words of one colour belong together: "dark blue" is not dark and blue of two colours', () => {
  const found = search(catalogue, 'dark blue brick 2x4');
  const darkBlue = catalogue.colours.find((colour) => colour.names.en === 'Dark Blue')?.id;
  expect(found[0]).toMatchObject({ colourId: darkBlue, mould: { number: '3001' } });
  expect(first('light bluish grey plate 2x4')?.mould.number).toBe('3020');
});

test('does not take 2x4 for 12x4 or red for reddish', () => {
  for (const { mould } of search(catalogue, '2x4')) expect(mould.names.en).toMatch(/(?<![\d.])(2 × 4|4 × 2)(?![\d.])/);
  for (const { colourId } of search(catalogue, 'red plate 1x1'))
    expect(catalogue.colours.find(({ id }) => id === colourId)?.names.en ?? 'Red').toMatch(/\bRed\b/);
});

test('finds nothing for blank and unknown queries', () => {
  for (const keyword of ['', '   ', '！！', 'zzzzqqq', '2x4 zzzz', '恐龙飞船']) expect(numbers(keyword)).toEqual([]);
});

test('returns the same order every time', () => {
  expect(numbers('plate')).toEqual(numbers('plate'));
});

test('of a pasted text the beginning is searched, whatever its length', () => {
  for (const word of ['a', '板', '2x4', 'plate ', '😀']) {
    const text = word.repeat(10_000);
    expect(search(catalogue, text)).toEqual(search(catalogue, text.slice(0, 60)));
    expect(readQuery(searchIndex(catalogue), text).terms.length).toBeLessThanOrEqual(12);
  }
});

test('text that is no name finds nothing', () => {
  const texts = ['.*', '(a+)+$', '[', '\\', "'; DROP TABLE products;--", '<script>alert(1)</script>', '-- ..'];
  for (const text of [...texts, 'constructor']) expect(numbers(text)).toEqual([]);
});

const page = { page: 1, limit: 20 };

test('a shopper finds parts by keyword, sorted as asked, a page at a time', async () => {
  const { get } = visit({ language: 'en' });
  const found = await get(products, { query: { ...page, keyword: 'red 2x4 plate' } });
  expect(found.products[0]).toMatchObject({
    name: 'Plate 2 × 4',
    picture: { kind: 'part', hex: 'C91A09' },
    unit: 'pc',
    part: { number: '3020' },
  });
  const cheap = await get(products, { query: { ...page, limit: 500, keyword: 'plate', priceOrder: 'asc' } });
  const prices = cheap.products.map((row) => row.price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(prices).toHaveLength(100);
  expect(cheap.total).toBeGreaterThan(100);
  const sold = (await get(products, { query: { ...page, salesOrder: 'desc' } })).products.map((row) => row.sales ?? 0);
  expect(sold).toEqual(sold.toSorted((a, b) => b - a));
  const last = await get(products, { query: { page: 9999, limit: 20 } });
  expect(last.products).toEqual([]);
});

test('says how it read a keyword in the language of the shopper, without what a filter chooses', async () => {
  const { get } = visit({ language: 'zh-TW' });
  const keyword = '透明藍色 1x2 磚 20個';
  const { reading } = await get(products, { query: { ...page, keyword } });
  expect(reading).toMatchObject([
    { text: '透明藍色', colours: [{ id: '33', name: '明藍', picture: { kind: 'part', hex: '0020A0' } }] },
    { text: '1x2', size: '1x2', colours: [] },
    { text: '磚', colours: [] },
  ]);
  const inRed = await get(products, { query: { ...page, keyword, color: '4' } });
  expect(inRed.reading?.map(({ text }) => text)).toEqual(['1x2', '磚']);
  expect(inRed.products[0]).toMatchObject({ name: '基礎磚 1×2', picture: { hex: 'C91A09' } });
  expect((await get(products, { query: { ...page, keyword: '3001' } })).reading).toBeUndefined();
  expect((await get(products, { query: page })).reading).toBeUndefined();
});

test('the texts of the pieces, joined, are read the same', () => {
  for (const keyword of [
    '20个红色2x4板',
    'Trans-Light Blue plate 1x2',
    'blue brick trans',
    'GDS-511 black',
    '3020 red',
  ]) {
    const pieces = readingOf(catalogue, keyword) ?? [];
    expect(readingOf(catalogue, pieces.map(({ text }) => text).join(' ')), keyword).toEqual(pieces);
    expect(pieces.length, keyword).toBeGreaterThan(1);
  }
});

test('a category shows exactly the parts of its subcategories', async () => {
  const { get } = visit();
  const tops = await get(category, {});
  expect(tops.length).toBeGreaterThan(8);
  for (const top of tops) {
    expect(top.picture.kind).toBe('part');
    const whole = await get(products, { query: { ...page, cid: top.id } });
    const parts = await Promise.all(top.children.map((child) => get(products, { query: { ...page, sid: child.id } })));
    expect(parts.reduce((sum, part) => sum + part.total, 0)).toBe(whole.total);
  }
});

test('opens a part with one offer for each colour, in the language of the shopper', async () => {
  const { shop, get } = visit({ language: 'zh-TW' });
  const mould = shop.catalogue.moulds.find((known) => known.number === '3020');
  const product = await get(productDetail, { params: { id: mould?.id ?? '' } });
  expect(product.name).toBe('基礎板 2×4');
  expect(product.offers).toHaveLength(mould?.colours.length ?? 0);
  expect(new Set(product.offers.map((offer) => offer.uniqueId)).size).toBe(product.offers.length);
  for (const offer of product.offers) expect(offer.uniqueId).toMatch(/^[0-9a-f]{8}$/);
  expect(product.descriptionHtml).toContain('<li>凸點間距 8 mm');
  expect(product.part?.numbers?.ldraw).toContain('3020.dat');
  expect(product.recommended.length).toBeGreaterThan(0);
  expect(product.recommended.map((row) => row.id)).not.toContain(product.id);
});

test('refuses a part that is unknown or off sale, and leaves it out of every list', async () => {
  const { shop, get, refusalOf } = visit();
  const offSale = shop.catalogue.moulds.find((mould) => !mould.onSale);
  for (const id of ['999999', 'x', offSale?.id ?? ''])
    expect(await refusalOf(productDetail, { params: { id } })).toEqual({ status: 400, message: '商品不存在' });
  const found = await get(products, { query: { ...page, limit: 100, keyword: offSale?.number } });
  expect(found.products.map((row) => row.id)).not.toContain(offSale?.id);
});

test('keys of the colours are unique within each part', () => {
  const { shop } = visit();
  expect(
    shop.catalogue.moulds.every(
      (mould) => new Set(mould.colours.map(({ colour }) => colour.id)).size === mould.colours.length,
    ),
  ).toBe(true);
});
