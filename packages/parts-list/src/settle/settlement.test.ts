import { expect, test } from 'vitest';
import { line, sells, settle } from './test-shop.ts';

const brick = sells('3001', { 4: [100, 20], 71: [10, 21] });

test('merges lines that ask for the same and tells how many', () => {
  const { settlement, row } = settle([line('3001/4 x5'), line('3001/71 x2'), line('3001/4 x7')], [brick]);
  expect(row('3001/4')).toMatchObject({
    bucket: 'ready',
    group: { lines: 2, pieces: 12 },
    buy: { quantity: 12, unitPrice: 20, sum: 240 },
  });
  expect(settlement.counts()).toMatchObject({
    rows: 2,
    merged: 1,
    total: { lines: 3, pieces: 14 },
    buying: { rows: 2, lines: 3, pieces: 14, sum: 282, weight: 14 },
  });
});

test('accounts for a list with a typo, an old grey, a sold-out part, one that is off sale and one under another number', () => {
  const typo = line('/4 x3', {
    trouble: { code: 'unknownPart', file: 0, line: 4, values: { text: '30O1' } },
    read: { part: '30O1', line: 4 },
  });
  const renamed = line('3001/4 x1', { steps: [{ name: 'alias', from: '3001old', to: '3001' }] });
  const { settlement, row } = settle(
    [typo, line('3001/7 x6'), line('3002/4 x9'), line('3003/4 x2'), renamed, line('9999x/4 x1')],
    [brick, sells('3002', { 4: [0, 10] }), sells('3003', { 4: [50, 10] }, { isOnSale: false })],
  );
  const { buckets, undecided } = settlement.counts();
  expect(buckets).toMatchObject({
    unread: { lines: 1, pieces: 3 },
    noColour: { lines: 1, pieces: 6 },
    short: { lines: 1, pieces: 9 },
    offSale: { lines: 1, pieces: 2 },
    renamed: { lines: 1, pieces: 1 },
    notSold: { lines: 1, pieces: 1 },
  });
  // The typo, the colour and the sold-out part wait; what is off sale or not sold here has nothing to be decided.
  expect(undecided).toEqual({ lines: 3, pieces: 18 });
  expect(row('3001/7').offers).toMatchObject([{ how: 'colour', colour: 71, nearness: 'close', stock: 10 }]);
  expect(row('3001/7').offers[0]?.difference).toBeCloseTo(4.8, 1);
});

test('shares a limit among the rows of a part in the order of the file', () => {
  const { row } = settle([line('3001/4 x6'), line('3001/71 x6')], [{ ...brick, limit: 10 }]);
  expect(row('3001/4')).toMatchObject({ bucket: 'ready', buy: { quantity: 6 } });
  expect(row('3001/71')).toMatchObject({ bucket: 'overLimit', buy: { quantity: 4 }, isUndecided: false });
});

test('shares the stock of a colour among the rows that come to it', () => {
  const { row } = settle(
    [line('3070/4 x6'), line('3070b/4 x6'), line('3070b/any x1')],
    [sells('3070b', { 4: [10, 5] })],
    { hidden: 'cheapest' },
  );
  expect(row('3070/4')).toMatchObject({ bucket: 'renamed', buy: { quantity: 6 } });
  expect(row('3070b/4')).toMatchObject({ bucket: 'short', buy: { quantity: 4 } });
  expect(row('3070b/any')).toMatchObject({ bucket: 'short', buy: undefined });
});

test('serves what is asked for in a colour before what is taken in that colour for something else, and asks about what is left with nothing', () => {
  const { settlement, row } = settle([line('3001/7 x6'), line('3001/71 x10')], [brick], { tolerance: 5 });
  expect(row('3001/71')).toMatchObject({ bucket: 'ready', buy: { quantity: 10 } });
  expect(row('3001/7')).toMatchObject({
    bucket: 'noColour',
    taken: { by: 'settings', offer: { colour: 71 } },
    buy: undefined,
    isUndecided: true,
  });
  settlement.edit('3001/71', { quantity: 7 });
  expect(row('3001/7')).toMatchObject({ buy: { quantity: 3 }, isUndecided: false });
  settlement.setSettings({ shortages: 'skip' });
  expect(row('3001/7')).toMatchObject({ buy: undefined, isUndecided: false });
});

test('gives freed pieces of a limit to the next row when one is left out, and leaves the buckets as the file has them', () => {
  const { settlement, row } = settle([line('3001/4 x6'), line('3001/71 x6')], [{ ...brick, limit: 10 }]);
  settlement.leaveOut(['3001/4'], true);
  expect(row('3001/4')).toMatchObject({ bucket: 'ready', isLeftOut: true, buy: undefined });
  expect(row('3001/71')).toMatchObject({ bucket: 'overLimit', buy: { quantity: 6 } });
});

test('buys what is there of a short part, or leaves it out, as the shopper decided', () => {
  const { settlement, row } = settle([line('3001/71 x54')], [brick]);
  expect(row('3001/71')).toMatchObject({ bucket: 'short', buy: { quantity: 10 }, isUndecided: false });
  settlement.setSettings({ shortages: 'skip' });
  expect(row('3001/71')).toMatchObject({ bucket: 'short', buy: undefined, isUndecided: false });
  settlement.edit('3001/71', { quantity: 8 });
  expect(row('3001/71')).toMatchObject({ bucket: 'short', buy: { quantity: 8 } });
});

test('takes a near colour by the settings, for a whole colour and for one row, the nearest word winning', () => {
  const products = [sells('3001', { 71: [100, 20], 72: [100, 10] }), sells('3002', { 71: [100, 30] })];
  const { settlement, row } = settle([line('3001/7 x6'), line('3002/7 x2')], products, { tolerance: 5 });
  expect(row('3001/7')).toMatchObject({
    bucket: 'noColour',
    taken: { by: 'settings', offer: { colour: 71 } },
    buy: { quantity: 6, sum: 120 },
    isUndecided: false,
  });
  expect(settlement.counts().colourGroups).toMatchObject([
    {
      colour: 7,
      lines: 2,
      pieces: 8,
      offers: [{ colour: 71, priceFrom: 20, lines: 2 }],
      tooFar: { colour: 72 },
      taken: { colour: 71, by: 'settings' },
    },
  ]);
  settlement.setSettings({ tolerance: 0 });
  expect(row('3001/7')).toMatchObject({ bucket: 'noColour', taken: undefined, isUndecided: true });
  settlement.takeColour(7, 71);
  expect([row('3001/7').taken?.by, row('3002/7').taken?.by]).toEqual(['colour', 'colour']);
  settlement.takeColour(7, 'leaveOut');
  settlement.take('3002/7', '3002/71/colour');
  expect(row('3001/7')).toMatchObject({ isLeftOut: true, buy: undefined, isUndecided: false });
  expect(row('3002/7')).toMatchObject({ isLeftOut: false, taken: { by: 'shopper' }, buy: { quantity: 2, sum: 60 } });
  settlement.takeColour(7, undefined);
  settlement.take('3002/7', undefined);
  expect([row('3001/7').isUndecided, row('3002/7').isUndecided]).toEqual([true, true]);
});

test('never offers a colour of another finish, however near it looks', () => {
  const { row } = settle([line('3001/36 x1')], [brick]);
  expect(row('3001/36')).toMatchObject({ bucket: 'noColour', offers: [] });
});

test('takes another mould without asking where that is allowed, and offers it where it is not', () => {
  const { settlement, row } = settle([line('3070/4 x3')], [sells('3070b', { 4: [5, 8] })]);
  expect(row('3070/4')).toMatchObject({
    bucket: 'renamed',
    buy: { quantity: 3, sum: 24 },
    asked: { steps: [{ name: 'exact' }, { name: 'mould', from: '3070', to: '3070b' }] },
  });
  settlement.setSettings({ moulds: false });
  expect(row('3070/4')).toMatchObject({
    bucket: 'notSold',
    isUndecided: true,
    buy: undefined,
    offers: [{ how: 'mould', part: '3070b' }],
  });
  expect(settlement.counts().touched.moulds).toEqual({ lines: 1, pieces: 3 });
  settlement.take('3070/4', '3070b/4/mould');
  // The equation is about the file: a decision buys, and leaves the line where it is.
  expect(row('3070/4')).toMatchObject({ bucket: 'notSold', isUndecided: false, buy: { quantity: 3 } });
});

test('asks before it takes an alternate, which may not fit', () => {
  const { row } = settle([line('3794/4 x3')], [sells('3795', { 4: [5, 8] })]);
  expect(row('3794/4')).toMatchObject({
    bucket: 'notSold',
    isUndecided: true,
    taken: undefined,
    offers: [{ how: 'alternate', part: '3795' }],
  });
});

test('takes prints without their print once the shopper said so', () => {
  const { settlement, row } = settle([line('3626bpr0001/4 x4')], [sells('3626b', { 4: [50, 12] })]);
  expect(row('3626bpr0001/4')).toMatchObject({ bucket: 'notSold', isUndecided: true, offers: [{ how: 'blank' }] });
  expect(settlement.counts().touched.prints).toEqual({ lines: 1, pieces: 4 });
  settlement.setSettings({ prints: true });
  expect(row('3626bpr0001/4')).toMatchObject({
    bucket: 'renamed',
    taken: { by: 'settings', offer: { how: 'blank' } },
    buy: { quantity: 4, sum: 48 },
  });
});

test('offers two shorter ones for a longer one that is sold out, in pairs and at their price', () => {
  const { settlement, row } = settle(
    [line('3710/4 x4')],
    [sells('3710', { 4: [0, 30] }), sells('3023', { 4: [7, 10] })],
  );
  expect(row('3710/4')).toMatchObject({
    bucket: 'short',
    isUndecided: true,
    offers: [{ how: 'halves', part: '3023', each: 2 }],
  });
  settlement.take('3710/4', '3023/4/halves');
  // Seven are three pairs and one that is of no use.
  expect(row('3710/4').buy).toEqual({ quantity: 6, unitPrice: 10, sum: 60 });
});

test('buys hidden parts in the cheapest colour that has enough, or waits for the word', () => {
  const { settlement, row } = settle(
    [line('3001/any x30')],
    [sells('3001', { 4: [100, 20], 71: [10, 5], 72: [40, 12] })],
  );
  expect(row('3001/any')).toMatchObject({ bucket: 'ready', isUndecided: true, buy: undefined });
  expect(row('3001/any').offers.map(({ colour }) => colour)).toEqual([72, 4, 71]);
  settlement.setSettings({ hidden: 'cheapest' });
  expect(row('3001/any')).toMatchObject({
    bucket: 'ready',
    taken: { by: 'settings', offer: { how: 'anyColour', colour: 72 } },
    buy: { quantity: 30, sum: 360 },
  });
});

test('never buys more than there is when several rows come to the same part', () => {
  const { settlement, row } = settle([line('3001/71 x7'), line('3001/7 x7')], [brick]);
  settlement.take('3001/7', '3001/71/colour');
  expect([row('3001/71').buy?.quantity, row('3001/7').buy?.quantity]).toEqual([7, 3]);
});

test('moves a line to its bucket when the shopper corrects part, colour or quantity, and back when it is undone', () => {
  const typo = line('/4 x3', { trouble: { code: 'unknownPart', file: 0, line: 1 } });
  const dozen = line('3001/4 x0', {
    trouble: { code: 'badQuantity', file: 0, line: 2 },
    read: { quantity: '一打', line: 2 },
  });
  const grey = line('3001/- x2', { trouble: { code: 'unknownColour', file: 0, line: 3 } });
  const { settlement, row, keyAt } = settle([typo, dozen, grey], [brick]);
  settlement.edit(keyAt(0), { part: '3001' });
  settlement.edit(keyAt(1), { quantity: 12 });
  settlement.edit(keyAt(2), { colour: 71 });
  expect(row(keyAt(0))).toMatchObject({ bucket: 'waiting' });
  settlement.answer(settlement.wanted(), [{ part: '3001', product: brick }]);
  expect(
    [row(keyAt(0)), row(keyAt(1)), row(keyAt(2))].map(({ bucket, buy, asked }) => [
      bucket,
      buy?.quantity,
      asked.trouble,
    ]),
  ).toEqual([
    ['ready', 3, undefined],
    ['ready', 12, undefined],
    ['ready', 2, undefined],
  ]);
  // The files ask for no pieces that could be read: the sum stays theirs.
  expect(settlement.counts().total).toEqual({ lines: 3, pieces: 5 });
  for (const key of [keyAt(0), keyAt(1), keyAt(2)]) settlement.edit(key, { part: null, colour: null, quantity: null });
  expect([row(keyAt(0)).bucket, row(keyAt(1)).bucket, row(keyAt(2)).bucket]).toEqual(['unread', 'unread', 'unread']);
});

test('tells the trouble behind the one that was mended', () => {
  const both = line('/- x3', {
    trouble: { code: 'unknownPart', file: 0, line: 1 },
    read: { part: '30O1', colour: 'mauve' },
  });
  const { settlement, row, keyAt } = settle([both], [brick]);
  settlement.edit(keyAt(0), { part: '3001' });
  expect(row(keyAt(0))).toMatchObject({
    bucket: 'unread',
    asked: { trouble: { code: 'unknownColour', values: { text: 'mauve' } } },
  });
});

test('asks for each part once, in pairs of part and colour and nothing else, and for kin only where the part itself is not to be had', () => {
  const { shop, settlement } = settle(
    [line('3070/4 x3'), line('3070/71 x3'), line('3001/4 x1'), line('3710/4 x1'), line('3794/any x1')],
    [brick],
  );
  expect(shop.asked).toEqual([
    [
      { part: '3070', colour: 4 },
      { part: '3001', colour: 4 },
      { part: '3710', colour: 4 },
      { part: '3794', colour: 9999 },
    ],
    [
      { part: '3070b', colour: 4 },
      { part: '3023', colour: 4 },
      { part: '15573', colour: 9999 },
      { part: '3795', colour: 9999 },
    ],
  ]);
  expect(settlement.counts().isAsking).toBe(false);
  settlement.forget();
  expect(settlement.counts()).toMatchObject({ isAsking: true, buckets: { waiting: { lines: 5, pieces: 9 } } });
});

test('counts items that are no parts as not sold here', () => {
  const set = line('/- x1', { trouble: { code: 'notPart', file: 0, line: 1, values: { text: 'S' } } });
  const { row, keyAt } = settle([set], []);
  expect(row(keyAt(0))).toMatchObject({ bucket: 'notSold', isUndecided: false });
});

test('takes a part without a colour in BrickLink lists for a hidden one, if those come in the cheapest', () => {
  const bare = line('3001/- x1', { trouble: { code: 'noColour', file: 0, line: 1 } });
  const { settlement, row, keyAt } = settle([bare], [brick], { hidden: 'cheapest' });
  expect(row(keyAt(0))).toMatchObject({ bucket: 'ready', taken: { offer: { how: 'anyColour', colour: 4 } } });
  settlement.setSettings({ hidden: 'ask' });
  expect(row(keyAt(0))).toMatchObject({ bucket: 'unread', isUndecided: true });
});

test('buys spares only if they are wanted, and counts them either way', () => {
  const { settlement } = settle([line('3001/4 x5'), line('3001/4 x2', { read: { isSpare: true } })], [brick]);
  expect(settlement.counts()).toMatchObject({
    total: { lines: 1, pieces: 5 },
    touched: { spares: { lines: 1, pieces: 2 } },
  });
  settlement.setSettings({ spares: true });
  expect(settlement.counts()).toMatchObject({ total: { lines: 2, pieces: 7 }, buying: { pieces: 7 } });
});
