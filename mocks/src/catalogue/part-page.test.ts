import { partFamily, productDetail } from '@shop/contracts';
import { expect, test } from 'vitest';
import { visit } from '../shop/test-customer.ts';

const { shop, get, refusalOf } = visit({ language: 'en' });
const idOf = (number: string) => shop.catalogue.moulds.find((mould) => mould.number === number)?.id ?? '';
const detail = (number: string) => get(productDetail, { params: { id: idOf(number) } });
const family = (number: string) => get(partFamily, { params: { id: idOf(number) } });

test('a family has a part in other sizes, ordered by size', async () => {
  const { parts } = await family('3020');
  expect(parts.map(({ name }) => name)).toEqual([
    'Plate 2 × 2',
    'Plate 2 × 3',
    'Plate 2 × 4',
    'Plate 2 × 6',
    'Plate 2 × 8',
    'Plate 2 × 10',
    'Plate 2 × 12',
    'Plate 2 × 14',
  ]);
  expect((await family('32073')).parts.map(({ name }) => name)).toContain('Technic Axle 4');
  expect((await family('3062b')).parts.map(({ number }) => number)).toEqual(['3062b']);
});

test('parts with different angles are different families', async () => {
  for (const { name } of (await family('3040b')).parts) expect(name).toMatch(/^Slope 45° /);
});

test('every family includes its part, and has at most 8 parts and 40 colours, with offers in these only', async () => {
  for (const { id } of shop.catalogue.moulds.filter(({ onSale }, place) => onSale && place % 61 === 0)) {
    const { colours, parts } = await get(partFamily, { params: { id } });
    expect(parts.map((part) => part.id)).toContain(id);
    expect(parts.length).toBeLessThanOrEqual(8);
    expect(colours.length).toBeLessThanOrEqual(40);
    const ids = new Set(colours.map((colour) => colour.id));
    for (const { offers } of parts) for (const colour of Object.keys(offers)) expect(ids).toContain(colour);
  }
});

test('refuses the family of a deleted part', async () => {
  expect(await refusalOf(partFamily, { params: { id: '999999' } })).toMatchObject({ status: 400 });
});

test('a part has its numbers in every system', async () => {
  expect((await detail('6141')).part?.numbers).toMatchObject({
    gds: ['GDS-615'],
    rebrickable: ['6141'],
    bricklink: ['4073'],
    ldraw: ['6141.dat', '4073.dat'],
  });
  const tile = (await detail('3070b')).part?.numbers;
  expect(tile).toMatchObject({ lego: expect.arrayContaining(['3070', '30039']), bricklink: ['3070b'] });
  // The numbers of prints in other systems are uncertain.
  expect(Object.keys((await detail('3070bpr0071')).part?.numbers ?? {})).not.toContain('bricklink');
});

test('an offer has the numbers of its colour and its element ids', async () => {
  const red = (await detail('3001')).offers.find(({ name }) => name === 'Red');
  expect(red).toMatchObject({
    colourCodes: { gds: '010', rebrickable: '4', bricklink: '5', ldraw: '4', lego: '21' },
    elements: expect.arrayContaining(['300121']),
  });
});

test('a part has its related parts: its other half, its prints, and a print its blank', async () => {
  expect((await detail('41769')).related).toContainEqual(
    expect.objectContaining({
      relation: 'pair',
      product: expect.objectContaining({ name: 'Wedge, Plate 4 × 2 Left' }),
    }),
  );
  const prints = (await detail('3070b')).related.filter(({ relation }) => relation === 'print');
  expect(prints.length).toBeGreaterThan(10);
  expect(prints.length).toBeLessThanOrEqual(24);
  expect((await detail('3070bpr0071')).related).toMatchObject([
    { relation: 'alternate', product: { part: { number: '3070b' } } },
  ]);
});
