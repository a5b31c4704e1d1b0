import { expect, test } from 'vitest';
import { askAll, sells } from '../settle/test-shop.ts';
import { readListFile } from '../formats/read-file.ts';
import { openDesk } from './open-desk.ts';
import { ALL, deskWith, file, realReference, rowsOf } from './test-desk.ts';

const STATION = file(
  'station.csv',
  'Part,Color,Quantity,Is Spare\n3001,4,5,False\n30O1,4,2,False\n3002,7,6,False\n3003,4,9,False\n3001,4,1,True\n3001,4,3,False\n',
);
const GOODS = [
  sells('3001', { 4: [100, 20] }, { name: '基础砖 2×4', shopNumber: 'GDS-541' }),
  sells('3002', { 71: [50, 15] }),
  sells('3003', { 4: [0, 10] }),
];

test('accounts for every line of a list, with what was written beside what was understood', async () => {
  const { desk } = await deskWith([STATION], GOODS);
  const { total, buckets, ignored, merged, files, system } = desk.summary();
  expect({ total, merged }).toEqual({ total: { lines: 5, pieces: 25 }, merged: 1 });
  expect(buckets).toMatchObject({
    ready: { lines: 2, pieces: 8 },
    unread: { lines: 1, pieces: 2 },
    noColour: { lines: 1, pieces: 6 },
    short: { lines: 1, pieces: 9 },
  });
  expect(ignored).toEqual([
    { why: 'header', rows: 1, pieces: 0 },
    { why: 'spare', rows: 1, pieces: 1 },
  ]);
  expect(files).toMatchObject([{ name: 'station.csv', format: 'rebrickable', troubles: [] }]);
  expect(system.name).toBe('rebrickable');
  const [brick, typo, grey] = rowsOf(desk);
  expect(brick).toMatchObject({
    bucket: 'ready',
    lines: 2,
    firstLine: 2,
    written: { part: '3001', colour: '4', quantity: '5' },
    product: { name: '基础砖 2×4', picture: { hex: 'C91A09' } },
    buy: { quantity: 8, sum: 160 },
  });
  expect(typo).toMatchObject({
    bucket: 'unread',
    firstLine: 3,
    written: { part: '30O1' },
    isUndecided: true,
    trouble: { code: 'unknownPart' },
  });
  expect(typo?.near).toContain('3001');
  expect(grey).toMatchObject({
    bucket: 'noColour',
    colour: 7,
    taken: { by: 'settings', offer: { colour: 71, nearness: 'close' } },
    buy: { quantity: 6, sum: 90 },
  });
});

test('reads several files into one list, and one that cannot be read does not lose the others', async () => {
  const picture = {
    name: 'photo.csv',
    bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]),
  };
  const { desk, reading } = await deskWith(
    [
      STATION,
      picture,
      file(
        'wanted.xml',
        '<INVENTORY><ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>3001</ITEMID><COLOR>5</COLOR><MINQTY>2</MINQTY></ITEM></INVENTORY>',
      ),
    ],
    GOODS,
  );
  expect(reading).toEqual({ state: 'read' });
  expect(desk.summary().files).toMatchObject([
    { name: 'station.csv', troubles: [] },
    { name: 'photo.csv', troubles: [{ code: 'picture', file: 1 }] },
    { name: 'wanted.xml', format: 'bricklink', troubles: [] },
  ]);
  // BrickLink's 5 is Rebrickable's 4: red goes to red.
  expect(rowsOf(desk)[0]).toMatchObject({ lines: 3, pieces: 10 });
});

test('keeps the list at hand when none of the new files can be read, and says why', async () => {
  const { desk } = await deskWith([STATION], GOODS);
  expect(desk.read([file('nothing.csv', '')])).toMatchObject({
    state: 'failed',
    names: ['nothing.csv'],
    troubles: [{ code: 'empty', file: 0 }],
  });
  expect(desk.summary().total.lines).toBe(5);
});

test('asks which column is which, and reads on with the answer', async () => {
  const { desk, reading } = await deskWith([file('mine.csv', 'foo,bar\n3001,12\n3002,9\n3003,8\n')]);
  expect(reading).toMatchObject({ state: 'columns', questions: [{ file: 0, name: 'mine.csv' }] });
  expect(desk.mapColumns({ 0: { part: 0, quantity: 1, hasHeader: true } })).toEqual({ state: 'read' });
  expect(rowsOf(desk)).toMatchObject([
    { written: { part: '3001', quantity: '12' }, trouble: { code: 'noColour' } },
    { pieces: 9 },
    { pieces: 8 },
  ]);
});

test('reads colours by another system when the shopper says so', async () => {
  const { desk } = await deskWith([file('bare.csv', 'part,color,qty\n3001,5,2\n')], GOODS);
  desk.setSystem('bricklink');
  expect(rowsOf(desk)[0]).toMatchObject({ colour: 4 });
  expect(desk.summary().system).toMatchObject({ name: 'bricklink', by: 'chosen' });
});

test('goes on after a reload where the shopper was', async () => {
  const { desk, shop } = await deskWith([STATION], GOODS);
  const [, typo, grey] = rowsOf(desk);
  desk.edit(typo?.key ?? '', { part: '3001', quantity: 4 });
  desk.leaveOut([grey?.key ?? ''], true);
  desk.setSettings({ spares: true, tolerance: 0 });
  desk.takeColour(7, 71);
  askAll(desk, shop);
  const again = openDesk(await realReference(), { read: readListFile });
  again.restore(desk.snapshot());
  expect(again.summary().buckets.waiting.lines).toBeGreaterThan(0);
  askAll(again, shop);
  expect(again.summary()).toEqual(desk.summary());
  expect(rowsOf(again)).toEqual(rowsOf(desk));
});

test('finds rows by number, name, colour in any language and what is written', async () => {
  const { desk } = await deskWith([STATION], GOODS);
  const found = (search: string) => rowsOf(desk, { search }).map(({ written }) => written.part);
  expect(found('gds-541')).toEqual(['3001']);
  expect(found('基础砖')).toEqual(['3001']);
  expect(found('light gray')).toEqual(['3002']);
  expect(found('30Ｏ1')).toEqual(['30O1']);
  expect(found('red 3003')).toEqual(['3003']);
  expect(found('no such thing')).toEqual([]);
});

test('shows a bucket, or what waits, and sorts', async () => {
  const { desk } = await deskWith([STATION], GOODS);
  const parts = (view: Parameters<typeof rowsOf>[1]) => rowsOf(desk, view).map(({ written }) => written.part);
  expect(parts({ bucket: 'short' })).toEqual(['3003']);
  expect(parts({ bucket: 'undecided' })).toEqual(['30O1', '3003']);
  expect(parts({ sort: 'undecidedFirst' })).toEqual(['30O1', '3003', '3002', '3001']);
  expect(parts({ sort: 'part' })).toEqual(['3001', '3002', '3003', '30O1']);
  expect(parts({ sort: 'sum' })).toEqual(['3001', '3002', '30O1', '3003']);
  expect(parts({ sort: 'quantity' })).toEqual(['3003', '3001', '3002', '30O1']);
  expect(desk.rows({ ...ALL, sort: 'part' }, 1, 2)).toMatchObject({ count: 4, rows: [{ part: '3002' }] });
  expect(desk.keys({ ...ALL, bucket: 'ready' })).toEqual(['3001/4']);
});

test('leaves a row in its place while it is decided', async () => {
  const { desk } = await deskWith([file('greys.csv', 'Part,Color,Quantity\n3001,4,1\n3002,7,6\n3002,8,6\n')], GOODS);
  desk.setSettings({ tolerance: 0 });
  const order = () => desk.keys({ ...ALL, sort: 'undecidedFirst' });
  expect(order()).toEqual(['3002/7', '3002/8', '3001/4']);
  desk.take('3002/7', '3002/71/colour');
  desk.leaveOut(['3002/8'], true);
  expect(order()).toEqual(['3002/7', '3002/8', '3001/4']);
});

test('a line that was not understood stays where it is while it is mended, a line that was fine too', async () => {
  const { desk } = await deskWith(
    [
      file(
        'plain.csv',
        'Part,Color,Quantity,Is Spare\n3001,4,5,False\n30O1,4,2,False\n3001,4,x,False\n3001,71,1,False\n',
      ),
    ],
    [sells('3001', { 4: [100, 20], 71: [100, 20] })],
  );
  const order = () => desk.keys({ ...ALL, sort: 'undecidedFirst' });
  const before = order();
  expect(before.map((key) => key.startsWith('#'))).toEqual([true, true, false, false]);
  desk.edit(before[0] ?? '', { part: '3001' });
  desk.edit(before[1] ?? '', { quantity: 3 });
  desk.edit('3001/71', { quantity: 3 });
  expect(order()).toEqual(before);
  expect(desk.summary().undecided.lines).toBe(0);
});

test('puts into the cart one line for each offer, named and in its colour', async () => {
  const { desk } = await deskWith([file('greys.csv', 'Part,Color,Quantity\n3002,71,4\n3002,7,6\n')], GOODS);
  expect(desk.wishes()).toEqual([
    { key: '3002/71', name: 'Part 3002', colour: 71, productId: 'p3002', uniqueId: '3002-71', quantity: 10 },
  ]);
});

test('saves what was understood, hidden parts too, and counts what was not', async () => {
  const { desk } = await deskWith([file('a.csv', 'Part,Color,Quantity\n3001,9999,4\n30O1,4,2\n3002,7,6\n')], GOODS);
  const saved = desk.pairs();
  expect(saved).toEqual({
    pairs: [
      { part: '3001', colour: 9999, quantity: 4 },
      { part: '3002', colour: 7, quantity: 6 },
    ],
    leftOut: 1,
  });
  desk.open('my list', saved.pairs);
  expect(rowsOf(desk).map(({ key, pieces }) => [key, pieces])).toEqual([
    ['3001/any', 4],
    ['3002/7', 6],
  ]);
  expect(desk.summary().files[0]?.name).toBe('my list');
});

test('keeps what was decided when a new version of the list is read', async () => {
  const { desk } = await deskWith([STATION], GOODS);
  desk.edit('3001/4', { quantity: 2 });
  desk.leaveOut(['3003/4'], true);
  desk.read([file('v2.csv', 'Part,Color,Quantity\n3003,4,9\n3001,4,30\n')], { keepsChoices: true });
  expect(rowsOf(desk)).toMatchObject([
    { key: '3003/4', isLeftOut: true },
    { key: '3001/4', isEdited: true, buy: { quantity: 2 } },
  ]);
  desk.read([STATION]);
  expect(rowsOf(desk).some(({ isEdited, isLeftOut }) => isEdited || isLeftOut)).toBe(false);
});

test('sets the list beside an earlier one and the cart, which may hold something else in its place', async () => {
  const { desk, shop } = await deskWith([file('v2.csv', 'Part,Color,Quantity\n3001,4,30\n3002,7,6\n')], GOODS);
  const before = [
    { part: '3001', colour: 4, quantity: 20 },
    { part: '3003', colour: 4, quantity: 1 },
  ];
  const cart = [
    { productId: 'p3001', uniqueId: '3001-4', quantity: 5 },
    { productId: 'p3002', uniqueId: '3002-71', quantity: 6 },
    { productId: 'p3003', uniqueId: '3003-4', quantity: 2 },
  ];
  desk.compare(before, cart);
  askAll(desk, shop);
  expect(desk.compare(before, cart)).toMatchObject([
    { key: '3001/4', kind: 'more', here: 30, before: 20, inCart: 5, name: '基础砖 2×4' },
    { key: '3002/7', kind: 'added', here: 6, before: 0, inCart: 6 },
    { key: '3003/4', kind: 'removed', here: 0, before: 1, inCart: 2, name: 'Part 3003' },
  ]);
});

test('tells how far a file is, with its first rows early', async () => {
  const rows = Array.from({ length: 6000 }, (_, n) => `3001,4,${n + 1}`).join('\n');
  const told: { rows: number; share: number; perSecond: number; first: readonly string[] | undefined }[] = [];
  let now = 0;
  await deskWith([file('big.csv', `Part,Color,Quantity\n${rows}\n`)], [], {
    now: () => (now += 10),
    onProgress: ({ firstRows, rows: done, share, perSecond }) =>
      told.push({ rows: done, share, perSecond, first: firstRows[0] }),
  });
  expect(told[0]).toEqual({ rows: 0, share: 0, perSecond: 0, first: ['3001', '4', '1'] });
  expect(told.at(-1)).toMatchObject({ rows: 6000, share: 1 });
  expect(told.length).toBeGreaterThan(3);
  expect(told.slice(1).every(({ perSecond }) => perSecond > 0)).toBe(true);
});

test('a typo that was mended stays mended in a new version of the file, wherever the line stands there', async () => {
  const { desk } = await deskWith([file('v1.csv', 'part,color,quantity\n30O1,4,5\n3023,71,10\n')]);
  const [typo] = rowsOf(desk, { bucket: 'unread' });
  desk.edit(typo?.key ?? '', { part: '3001' });
  desk.read([file('v2.csv', 'part,color,quantity\n3005,15,2\n3023,71,12\n30O1,4,5\n30O1,4,5\n')], {
    keepsChoices: true,
  });
  expect(
    rowsOf(desk).map(({ part, written, firstLine, isEdited }) => [firstLine, written.part, part, isEdited]),
  ).toEqual([
    [2, '3005', '3005', false],
    [3, '3023', '3023', false],
    [4, '30O1', '3001', true],
    [5, '30O1', undefined, false],
  ]);
});
