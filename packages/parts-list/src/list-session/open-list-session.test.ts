import { expect, test } from 'vitest';
import { matchAll, sells } from '../resolve/test-shop.ts';
import { readListFile } from '../formats/read-file.ts';
import { openListSession } from './open-list-session.ts';
import { ALL, listSessionWith, file, realReference, rowsOf } from './test-list-session.ts';

const STATION = file(
  'station.csv',
  'Part,Color,Quantity,Is Spare\n3001,4,5,False\n30O1,4,2,False\n3002,7,6,False\n3003,4,9,False\n3001,4,1,True\n3001,4,3,False\n',
);
const GOODS = [
  sells('3001', { 4: [100, 20] }, { name: '基础砖 2×4', shopNumber: 'GDS-541' }),
  sells('3002', { 71: [50, 15] }),
  sells('3003', { 4: [0, 10] }),
];

test('accounts for every line of a list, with what is written and what was understood', async () => {
  const { session } = await listSessionWith([STATION], GOODS);
  const { total, buckets, ignored, merged, files, system } = session.summary();
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
  expect(files).toMatchObject([{ name: 'station.csv', format: 'rebrickable', problems: [] }]);
  expect(system.name).toBe('rebrickable');
  const [brick, typo, grey] = rowsOf(session);
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
    problem: { code: 'unknownPart' },
  });
  expect(typo?.near).toContain('3001');
  expect(grey).toMatchObject({
    bucket: 'noColour',
    colour: 7,
    taken: { by: 'settings', offer: { colour: 71, nearness: 'close' } },
    buy: { quantity: 6, sum: 90 },
  });
});

/** A list whose quantities are BrickLink's numbers of Gobricks' colours. */
const COLOURS_FOR_QUANTITIES = [
  ['3001', '080', '11'],
  ['3002', '090', '1'],
  ['3003', '010', '5'],
  ['3004', '071', '86'],
  ['3020', '072', '85'],
];
const suspected = () => [
  file(
    'gobricks.csv',
    `part,colour,quantity,wanted\n${COLOURS_FOR_QUANTITIES.map((cells) => `${cells.join(',')},2`).join('\n')}\n`,
  ),
];

test('takes one piece for each line in place of quantities that look like colours, also after a reload', async () => {
  const { session } = await listSessionWith(suspected());
  expect(session.summary()).toMatchObject({
    total: { lines: 5, pieces: 188 },
    files: [{ canAskColumns: true, problems: [{ code: 'quantityLooksLikeColour', file: 0 }] }],
  });
  session.takeOneEach(0, true);
  const oneEach = { total: { lines: 5, pieces: 5 }, files: [{ isOneEach: true, problems: [] }] };
  expect(session.summary()).toMatchObject(oneEach);
  const { session: reloaded } = await listSessionWith([]);
  reloaded.restore(session.snapshot());
  expect(reloaded.summary()).toMatchObject(oneEach);
  expect(rowsOf(reloaded)[0]?.written).toEqual({ part: '3001', colour: '080', quantity: '11' });
  reloaded.takeOneEach(0, false);
  expect(reloaded.summary()).toMatchObject({ total: { pieces: 188 }, files: [{ problems: [{}] }] });
});

test('asks again for the columns of an uploaded list, and the list stays until they are chosen', async () => {
  const { session } = await listSessionWith(suspected());
  const asked = session.askColumns(0);
  expect(asked).toMatchObject({
    state: 'columns',
    questions: [{ file: 0, name: 'gobricks.csv', guess: { part: 0, colour: 1, quantity: 2, hasHeader: true } }],
  });
  expect(session.summary().total.pieces).toBe(188);
  expect(session.mapColumns({ 0: { part: 0, colour: 1, quantity: 3, hasHeader: true } })).toEqual({ state: 'read' });
  expect(session.summary()).toMatchObject({ total: { pieces: 10 }, files: [{ problems: [] }] });
  const { session: reloaded } = await listSessionWith([]);
  reloaded.restore(session.snapshot());
  expect(reloaded.askColumns(0)).toBeUndefined();
  expect(reloaded.summary().files[0]?.canAskColumns).toBeUndefined();
});

test('reads several files into one list, and one that cannot be read does not lose the others', async () => {
  const picture = {
    name: 'photo.csv',
    bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]),
  };
  const { session, reading } = await listSessionWith(
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
  expect(session.summary().files).toMatchObject([
    { name: 'station.csv', problems: [] },
    { name: 'photo.csv', problems: [{ code: 'picture', file: 1 }] },
    { name: 'wanted.xml', format: 'bricklink', problems: [] },
  ]);
  // BrickLink's 5 and Rebrickable's 4 are both red.
  expect(rowsOf(session)[0]).toMatchObject({ lines: 3, pieces: 10 });
});

test('the open list stays when none of the new files can be read, and the problems are reported', async () => {
  const { session } = await listSessionWith([STATION], GOODS);
  expect(session.read([file('nothing.csv', '')])).toMatchObject({
    state: 'failed',
    names: ['nothing.csv'],
    problems: [{ code: 'empty', file: 0 }],
  });
  expect(session.summary().total.lines).toBe(5);
});

test('asks which column is which, and continues with the answer', async () => {
  const { session, reading } = await listSessionWith([file('mine.csv', 'foo,bar\n3001,12\n3002,9\n3003,8\n')]);
  expect(reading).toMatchObject({ state: 'columns', questions: [{ file: 0, name: 'mine.csv' }] });
  expect(session.mapColumns({ 0: { part: 0, quantity: 1, hasHeader: true } })).toEqual({ state: 'read' });
  expect(rowsOf(session)).toMatchObject([
    { written: { part: '3001', quantity: '12' }, problem: { code: 'noColour' } },
    { pieces: 9 },
    { pieces: 8 },
  ]);
});

test('reads colours by another system when the shopper chooses it', async () => {
  const { session } = await listSessionWith([file('bare.csv', 'part,color,qty\n3001,5,2\n')], GOODS);
  session.setSystem('bricklink');
  expect(rowsOf(session)[0]).toMatchObject({ colour: 4 });
  expect(session.summary().system).toMatchObject({ name: 'bricklink', by: 'chosen' });
});

test('restores the list and all decisions after a reload', async () => {
  const { session, shop } = await listSessionWith([STATION], GOODS);
  const [, typo, grey] = rowsOf(session);
  session.edit(typo?.key ?? '', { part: '3001', quantity: 4 });
  session.leaveOut([grey?.key ?? ''], true);
  session.setSettings({ spares: true, tolerance: 0 });
  session.takeColour(7, 71);
  matchAll(session, shop);
  const again = openListSession(await realReference(), { read: readListFile });
  again.restore(session.snapshot());
  expect(again.summary().buckets.waiting.lines).toBeGreaterThan(0);
  matchAll(again, shop);
  expect(again.summary()).toEqual(session.summary());
  expect(rowsOf(again)).toEqual(rowsOf(session));
});

test('finds rows by number, name, colour in any language, and the text as written', async () => {
  const { session } = await listSessionWith([STATION], GOODS);
  const found = (search: string) => rowsOf(session, { search }).map(({ written }) => written.part);
  expect(found('gds-541')).toEqual(['3001']);
  expect(found('基础砖')).toEqual(['3001']);
  expect(found('light gray')).toEqual(['3002']);
  expect(found('30Ｏ1')).toEqual(['30O1']);
  expect(found('red 3003')).toEqual(['3003']);
  expect(found('no such thing')).toEqual([]);
});

test('filters by bucket or undecided rows, and sorts', async () => {
  const { session } = await listSessionWith([STATION], GOODS);
  const parts = (view: Parameters<typeof rowsOf>[1]) => rowsOf(session, view).map(({ written }) => written.part);
  expect(parts({ bucket: 'short' })).toEqual(['3003']);
  expect(parts({ bucket: 'undecided' })).toEqual(['30O1', '3003']);
  expect(parts({ sort: 'undecidedFirst' })).toEqual(['30O1', '3003', '3002', '3001']);
  expect(parts({ sort: 'part' })).toEqual(['3001', '3002', '3003', '30O1']);
  expect(parts({ sort: 'sum' })).toEqual(['3001', '3002', '30O1', '3003']);
  expect(parts({ sort: 'quantity' })).toEqual(['3003', '3001', '3002', '30O1']);
  expect(session.rows({ ...ALL, sort: 'part' }, 1, 2)).toMatchObject({ count: 4, rows: [{ part: '3002' }] });
  expect(session.keys({ ...ALL, bucket: 'ready' })).toEqual(['3001/4']);
});

test('a row does not move when it is decided', async () => {
  const { session } = await listSessionWith(
    [file('greys.csv', 'Part,Color,Quantity\n3001,4,1\n3002,7,6\n3002,8,6\n')],
    GOODS,
  );
  session.setSettings({ tolerance: 0 });
  const order = () => session.keys({ ...ALL, sort: 'undecidedFirst' });
  expect(order()).toEqual(['3002/7', '3002/8', '3001/4']);
  session.take('3002/7', '3002/71/colour');
  session.leaveOut(['3002/8'], true);
  expect(order()).toEqual(['3002/7', '3002/8', '3001/4']);
});

test('a line does not move when it is corrected or edited', async () => {
  const { session } = await listSessionWith(
    [
      file(
        'plain.csv',
        'Part,Color,Quantity,Is Spare\n3001,4,5,False\n30O1,4,2,False\n3001,4,x,False\n3001,71,1,False\n',
      ),
    ],
    [sells('3001', { 4: [100, 20], 71: [100, 20] })],
  );
  const order = () => session.keys({ ...ALL, sort: 'undecidedFirst' });
  const before = order();
  expect(before.map((key) => key.startsWith('#'))).toEqual([true, true, false, false]);
  session.edit(before[0] ?? '', { part: '3001' });
  session.edit(before[1] ?? '', { quantity: 3 });
  session.edit('3001/71', { quantity: 3 });
  expect(order()).toEqual(before);
  expect(session.summary().undecided.lines).toBe(0);
});

test('adds one line per offer to the cart, with name and colour', async () => {
  const { session } = await listSessionWith([file('greys.csv', 'Part,Color,Quantity\n3002,71,4\n3002,7,6\n')], GOODS);
  expect(session.cartRequests()).toEqual([
    { key: '3002/71', name: 'Part 3002', colour: 71, productId: 'p3002', uniqueId: '3002-71', quantity: 10 },
  ]);
});

test('saves what was understood, hidden parts too, and counts what was not', async () => {
  const { session } = await listSessionWith(
    [file('a.csv', 'Part,Color,Quantity\n3001,9999,4\n30O1,4,2\n3002,7,6\n')],
    GOODS,
  );
  const saved = session.pairs();
  expect(saved).toEqual({
    pairs: [
      { part: '3001', colour: 9999, quantity: 4 },
      { part: '3002', colour: 7, quantity: 6 },
    ],
    leftOut: 1,
  });
  session.open('my list', saved.pairs);
  expect(rowsOf(session).map(({ key, pieces }) => [key, pieces])).toEqual([
    ['3001/any', 4],
    ['3002/7', 6],
  ]);
  expect(session.summary().files[0]?.name).toBe('my list');
});

test('decisions stay when a new version of the list is read', async () => {
  const { session } = await listSessionWith([STATION], GOODS);
  session.edit('3001/4', { quantity: 2 });
  session.leaveOut(['3003/4'], true);
  session.read([file('v2.csv', 'Part,Color,Quantity\n3003,4,9\n3001,4,30\n')], { preserveChoices: true });
  expect(rowsOf(session)).toMatchObject([
    { key: '3003/4', isLeftOut: true },
    { key: '3001/4', isEdited: true, buy: { quantity: 2 } },
  ]);
  session.read([STATION]);
  expect(rowsOf(session).some(({ isEdited, isLeftOut }) => isEdited || isLeftOut)).toBe(false);
});

test('compares the list with an earlier one and the cart, which may contain replacements', async () => {
  const { session, shop } = await listSessionWith(
    [file('v2.csv', 'Part,Color,Quantity\n3001,4,30\n3002,7,6\n')],
    GOODS,
  );
  const before = [
    { part: '3001', colour: 4, quantity: 20 },
    { part: '3003', colour: 4, quantity: 1 },
  ];
  const cart = [
    { productId: 'p3001', uniqueId: '3001-4', quantity: 5 },
    { productId: 'p3002', uniqueId: '3002-71', quantity: 6 },
    { productId: 'p3003', uniqueId: '3003-4', quantity: 2 },
  ];
  session.compare(before, cart);
  matchAll(session, shop);
  expect(session.compare(before, cart)).toMatchObject([
    { key: '3001/4', kind: 'more', here: 30, before: 20, inCart: 5, name: '基础砖 2×4' },
    { key: '3002/7', kind: 'added', here: 6, before: 0, inCart: 6 },
    { key: '3003/4', kind: 'removed', here: 0, before: 1, inCart: 2, name: 'Part 3003' },
  ]);
});

test('reports the progress of a file, with its first rows early', async () => {
  const rows = Array.from({ length: 6000 }, (_, n) => `3001,4,${n + 1}`).join('\n');
  const reports: { rows: number; share: number; perSecond: number; first: readonly string[] | undefined }[] = [];
  let now = 0;
  await listSessionWith([file('big.csv', `Part,Color,Quantity\n${rows}\n`)], [], {
    now: () => (now += 10),
    onProgress: ({ firstRows, rows: done, share, perSecond }) =>
      reports.push({ rows: done, share, perSecond, first: firstRows[0] }),
  });
  expect(reports[0]).toEqual({ rows: 0, share: 0, perSecond: 0, first: ['3001', '4', '1'] });
  expect(reports.at(-1)).toMatchObject({ rows: 6000, share: 1 });
  expect(reports.length).toBeGreaterThan(3);
  expect(reports.slice(1).every(({ perSecond }) => perSecond > 0)).toBe(true);
});

test('a corrected typo stays corrected in a new version of the file, also on another line', async () => {
  const { session } = await listSessionWith([file('v1.csv', 'part,color,quantity\n30O1,4,5\n3023,71,10\n')]);
  const [typo] = rowsOf(session, { bucket: 'unread' });
  session.edit(typo?.key ?? '', { part: '3001' });
  session.read([file('v2.csv', 'part,color,quantity\n3005,15,2\n3023,71,12\n30O1,4,5\n30O1,4,5\n')], {
    preserveChoices: true,
  });
  expect(
    rowsOf(session).map(({ part, written, firstLine, isEdited }) => [firstLine, written.part, part, isEdited]),
  ).toEqual([
    [2, '3005', '3005', false],
    [3, '3023', '3023', false],
    [4, '30O1', '3001', true],
    [5, '30O1', undefined, false],
  ]);
});

test('matched by searches, only the parts of the list are requested, and decisions stay', async () => {
  const session = openListSession(await realReference(), { read: readListFile });
  session.read([STATION]);
  session.leaveOut(['3003/4'], true);
  const asked = session.pairsToMatch();
  expect(asked.map(({ part }) => part)).toEqual(['3001', '3002', '3003']);
  const [first, ...others] = asked.map((pair) => ({ ...pair, products: [] }));
  session.addProducts(first ? [first] : []);
  expect(session.pairsToMatch().map(({ part }) => part)).toEqual(['3002', '3003']);
  session.addProducts(others);
  expect(session.pairsToMatch()).toEqual([]);
  expect(session.summary()).toMatchObject({ isMatching: false, buckets: { notSold: { lines: 4 } } });
  expect(rowsOf(session).filter(({ isLeftOut }) => isLeftOut)).toMatchObject([{ part: '3003' }]);
});
