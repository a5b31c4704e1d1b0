import { expect, test } from 'vitest';
import { readCatalogue } from '../../mocks/src/catalogue-data/read-catalogue.ts';
import { readingOf, search } from '../../mocks/src/search/index.ts';
import { readTable } from '../part-tables.ts';

const catalogue = readCatalogue();
const elsewhere = readTable(import.meta.dirname, 'colour-names.csv');
/** A colour without any part in the shop: nothing is found, so nothing is read. */
const UNSOLD = 'Trans-Pink';

type Named = { language: string; name: string; colour: number };
/** Every colour by its name in the shop's languages and in three other catalogues. */
const named: readonly Named[] = catalogue.colours.flatMap(({ id, names }) => {
  const { bricklink = '', ldraw = '', lego = '' } = elsewhere.find(({ colour }) => Number(colour) === id) ?? {};
  return Object.entries({ ...names, bricklink, ldraw, lego }).map(([language, name]) => ({
    language,
    name,
    colour: id,
  }));
});
const coloursRead = (keyword: string) =>
  readingOf(catalogue, keyword)?.find(({ colours }) => colours.length > 0)?.colours;
const isUnsold = (id: number) => catalogue.colours.find((colour) => colour.id === id)?.names.en === UNSOLD;

test('every colour is read by its exact name in three languages and in three catalogues; an ambiguous name asks', () => {
  expect(named.filter(({ name }) => name !== '')).toHaveLength(104 * 6);
  const ambiguous = new Set<string>();
  for (const { name, colour } of named) {
    const colours = coloursRead(name.toLowerCase().replaceAll(/[-_]/g, ' ')) ?? [];
    if (colours.length > 1) ambiguous.add(name.replaceAll('_', ' ').replace('Grey', 'Gray'));
    if (!isUnsold(colour)) expect(colours, name).toContain(colour);
  }
  expect([...ambiguous].toSorted()).toEqual([
    // LEGO calls another colour by this name, or a yellow brick may be meant.
    'Aqua',
    'Brick Red',
    'Brick Yellow',
    // Out of production, or one general word.
    'Brown',
    'Dark Gray',
    'Dark Green',
    'Gray',
    'Light Gray',
    'Silver',
    'Transparent',
  ]);
});

test('no exact name of a colour finds a part in another one, beside a shape', () => {
  const wrong = named.flatMap(({ language, name, colour }) => {
    const keyword = language.startsWith('zh') ? `${name.replace(/色$/, '')}色砖` : `${name} brick`;
    const found = search(catalogue, keyword);
    const colours = coloursRead(keyword) ?? [];
    const isMade = found.some(({ mould }) => mould.colours.some((offer) => offer.colour.id === colour));
    const isAnother = colours.length === 1 && found.some(({ colourId = colour }) => colourId !== colour);
    const isUnread = colours.length === 0 && found.length > 0;
    return isAnother || isUnread || (isMade && !colours.includes(colour)) ? [{ keyword, colours }] : [];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['透明蓝色 1x2 砖', 'Trans-Dark Blue'],
  ['透明藍色 1x2 磚', 'Trans-Dark Blue'],
  ['blue 1x2 brick trans', 'Trans-Dark Blue'],
  ['透明浅蓝色 1x2 砖', 'Trans-Light Blue'],
  ['Brick Yellow plate 1x2', 'Tan'],
  ['tr. lt blue plate 1x2', 'Trans-Light Blue'],
  ['深蓝色砖 1x2', 'Dark Blue'],
  ['沙綠色 1x2 磚', 'Sand Green'],
  ['沙蓝 1x2 砖', 'Sand Blue'],
  ['橄榄绿色 1x2 板', 'Olive Green'],
  ['深紫 1x2 砖', 'Dark Purple'],
  ['洋红色 1x2 砖', 'Magenta'],
])('“%s” is %s', (keyword, colour) => {
  const id = catalogue.colours.find(({ names }) => names.en === colour)?.id;
  expect(coloursRead(keyword)).toEqual([id]);
  expect(search(catalogue, keyword)[0]?.colourId).toBe(id);
});

test.each([
  ['gray plate 1x2', ['Light Bluish Gray', 'Dark Bluish Gray']],
  ['灰色板 1x2', ['Light Bluish Gray', 'Dark Bluish Gray']],
  ['gold tile 2x2', ['Pearl Gold']],
  ['brick yellow 2x4', ['Yellow', 'Tan']],
  ['dark green plate', ['Dark Green', 'Green']],
])('“%s” may be several colours, the likeliest first: %s', (keyword, first) => {
  const names = coloursRead(keyword)?.map((id) => catalogue.colours.find((colour) => colour.id === id)?.names.en);
  expect(names?.slice(0, first.length)).toEqual(first);
  expect(names?.length).toBeGreaterThan(1);
});

test.each([
  ['萊姆綠 1x1', 27],
  ['莱姆绿 1x1', 27],
  ['亮浅黄 1x1 砖', 226],
  ['亮浅橙 1x2', 191],
  ['亮浅蓝 1x2', 212],
])('reads the colour of “%s” by what builders call it', (keyword, colour) => {
  expect(coloursRead(keyword)).toEqual([colour]);
});
