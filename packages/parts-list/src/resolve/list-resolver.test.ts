import { expect, test } from 'vitest';
import { line, resolveList, sells } from './test-shop.ts';

const brick = sells('3001', { 4: [100, 20], 71: [10, 21] });

test('merges lines that request the same part and colour, and counts them', () => {
  const { resolver, row } = resolveList([line('3001/4 x5'), line('3001/71 x2'), line('3001/4 x7')], [brick]);
  expect(row('3001/4')).toMatchObject({
    bucket: 'ready',
    group: { lines: 2, pieces: 12 },
    buy: { quantity: 12, unitPrice: 20, sum: 240 },
  });
  expect(resolver.counts()).toMatchObject({
    rows: 2,
    merged: 1,
    total: { lines: 3, pieces: 14 },
    buying: { rows: 2, lines: 3, pieces: 14, sum: 282, weight: 14 },
  });
});

test('accounts for a typo, an old grey, a sold-out part, one off sale and one under another number', () => {
  const typo = line('/4 x3', {
    problem: { code: 'unknownPart', file: 0, line: 4, values: { text: '30O1' } },
    read: { part: '30O1', line: 4 },
  });
  const renamed = line('3001/4 x1', { steps: [{ name: 'alias', from: '3001old', to: '3001' }] });
  const { resolver, row } = resolveList(
    [typo, line('3001/7 x6'), line('3002/4 x9'), line('3003/4 x2'), renamed, line('9999x/4 x1')],
    [brick, sells('3002', { 4: [0, 10] }), sells('3003', { 4: [50, 10] }, { isOnSale: false })],
  );
  const { buckets, undecided } = resolver.counts();
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
  const { row } = resolveList([line('3001/4 x6'), line('3001/71 x6')], [{ ...brick, limit: 10 }]);
  expect(row('3001/4')).toMatchObject({ bucket: 'ready', buy: { quantity: 6 } });
  expect(row('3001/71')).toMatchObject({ bucket: 'overLimit', buy: { quantity: 4 }, isUndecided: false });
});

test('shares the stock of a colour among the rows that lead to it', () => {
  const { row } = resolveList(
    [line('3070/4 x6'), line('3070b/4 x6'), line('3070b/any x1')],
    [sells('3070b', { 4: [10, 5] })],
    { hidden: 'cheapest' },
  );
  expect(row('3070/4')).toMatchObject({ bucket: 'renamed', buy: { quantity: 6 } });
  expect(row('3070b/4')).toMatchObject({ bucket: 'short', buy: { quantity: 4 } });
  expect(row('3070b/any')).toMatchObject({ bucket: 'short', buy: undefined });
});

test('allocates stock to requested colours before replacements, and leaves a row without stock undecided', () => {
  const { resolver, row } = resolveList([line('3001/7 x6'), line('3001/71 x10')], [brick], { tolerance: 5 });
  expect(row('3001/71')).toMatchObject({ bucket: 'ready', buy: { quantity: 10 } });
  expect(row('3001/7')).toMatchObject({
    bucket: 'noColour',
    taken: { by: 'settings', offer: { colour: 71 } },
    buy: undefined,
    isUndecided: true,
  });
  resolver.edit('3001/71', { quantity: 7 });
  expect(row('3001/7')).toMatchObject({ buy: { quantity: 3 }, isUndecided: false });
  resolver.setSettings({ shortages: 'skip' });
  expect(row('3001/7')).toMatchObject({ buy: undefined, isUndecided: false });
});

test('gives the next row the pieces of a limit that a left-out row frees, and leaves the buckets unchanged', () => {
  const { resolver, row } = resolveList([line('3001/4 x6'), line('3001/71 x6')], [{ ...brick, limit: 10 }]);
  resolver.leaveOut(['3001/4'], true);
  expect(row('3001/4')).toMatchObject({ bucket: 'ready', isLeftOut: true, buy: undefined });
  expect(row('3001/71')).toMatchObject({ bucket: 'overLimit', buy: { quantity: 6 } });
});

test('buys what is in stock of a short part, or leaves it out, as the shopper decided', () => {
  const { resolver, row } = resolveList([line('3001/71 x54')], [brick]);
  expect(row('3001/71')).toMatchObject({ bucket: 'short', buy: { quantity: 10 }, isUndecided: false });
  resolver.setSettings({ shortages: 'skip' });
  expect(row('3001/71')).toMatchObject({ bucket: 'short', buy: undefined, isUndecided: false });
  resolver.edit('3001/71', { quantity: 8 });
  expect(row('3001/71')).toMatchObject({ bucket: 'short', buy: { quantity: 8 } });
});

test('takes a near colour by the settings, for a whole colour and for one row; the most specific choice wins', () => {
  const products = [sells('3001', { 71: [100, 20], 72: [100, 10] }), sells('3002', { 71: [100, 30] })];
  const { resolver, row } = resolveList([line('3001/7 x6'), line('3002/7 x2')], products, { tolerance: 5 });
  expect(row('3001/7')).toMatchObject({
    bucket: 'noColour',
    taken: { by: 'settings', offer: { colour: 71 } },
    buy: { quantity: 6, sum: 120 },
    isUndecided: false,
  });
  expect(resolver.counts().colourGroups).toMatchObject([
    {
      colour: 7,
      lines: 2,
      pieces: 8,
      offers: [{ colour: 71, priceFrom: 20, lines: 2 }],
      tooFar: { colour: 72 },
      taken: { colour: 71, by: 'settings' },
    },
  ]);
  resolver.setSettings({ tolerance: 0 });
  expect(row('3001/7')).toMatchObject({ bucket: 'noColour', taken: undefined, isUndecided: true });
  resolver.takeColour(7, 71);
  expect([row('3001/7').taken?.by, row('3002/7').taken?.by]).toEqual(['colour', 'colour']);
  resolver.takeColour(7, 'leaveOut');
  resolver.take('3002/7', '3002/71/colour');
  expect(row('3001/7')).toMatchObject({ isLeftOut: true, buy: undefined, isUndecided: false });
  expect(row('3002/7')).toMatchObject({ isLeftOut: false, taken: { by: 'shopper' }, buy: { quantity: 2, sum: 60 } });
  resolver.takeColour(7, undefined);
  resolver.take('3002/7', undefined);
  expect([row('3001/7').isUndecided, row('3002/7').isUndecided]).toEqual([true, true]);
});

test('never offers a colour of another finish, however near it is', () => {
  const { row } = resolveList([line('3001/36 x1')], [brick]);
  expect(row('3001/36')).toMatchObject({ bucket: 'noColour', offers: [] });
});

test('takes another mould automatically if that is allowed, and offers it if it is not', () => {
  const { resolver, row } = resolveList([line('3070/4 x3')], [sells('3070b', { 4: [5, 8] })]);
  expect(row('3070/4')).toMatchObject({
    bucket: 'renamed',
    buy: { quantity: 3, sum: 24 },
    requested: { steps: [{ name: 'exact' }, { name: 'mould', from: '3070', to: '3070b' }] },
  });
  resolver.setSettings({ moulds: false });
  expect(row('3070/4')).toMatchObject({
    bucket: 'notSold',
    isUndecided: true,
    buy: undefined,
    offers: [{ how: 'mould', part: '3070b' }],
  });
  expect(resolver.counts().touched.moulds).toEqual({ lines: 1, pieces: 3 });
  resolver.take('3070/4', '3070b/4/mould');
  // Buckets describe the file: a decision changes what is bought and not the bucket.
  expect(row('3070/4')).toMatchObject({ bucket: 'notSold', isUndecided: false, buy: { quantity: 3 } });
});

test('offers an alternate, which may not fit, and does not take it by itself', () => {
  const { row } = resolveList([line('3794/4 x3')], [sells('3795', { 4: [5, 8] })]);
  expect(row('3794/4')).toMatchObject({
    bucket: 'notSold',
    isUndecided: true,
    taken: undefined,
    offers: [{ how: 'alternate', part: '3795' }],
  });
});

test('takes printed parts without their print after the shopper allowed it', () => {
  const { resolver, row } = resolveList([line('3626bpr0001/4 x4')], [sells('3626b', { 4: [50, 12] })]);
  expect(row('3626bpr0001/4')).toMatchObject({ bucket: 'notSold', isUndecided: true, offers: [{ how: 'blank' }] });
  expect(resolver.counts().touched.prints).toEqual({ lines: 1, pieces: 4 });
  resolver.setSettings({ prints: true });
  expect(row('3626bpr0001/4')).toMatchObject({
    bucket: 'renamed',
    taken: { by: 'settings', offer: { how: 'blank' } },
    buy: { quantity: 4, sum: 48 },
  });
});

test('offers two shorter parts for a longer one that is sold out, in pairs and at their price', () => {
  const { resolver, row } = resolveList(
    [line('3710/4 x4')],
    [sells('3710', { 4: [0, 30] }), sells('3023', { 4: [7, 10] })],
  );
  expect(row('3710/4')).toMatchObject({
    bucket: 'short',
    isUndecided: true,
    offers: [{ how: 'halves', part: '3023', each: 2 }],
  });
  resolver.take('3710/4', '3023/4/halves');
  // Seven pieces make three pairs.
  expect(row('3710/4').buy).toEqual({ quantity: 6, unitPrice: 10, sum: 60 });
});

test('buys hidden parts in the cheapest colour with enough stock, or waits for the decision', () => {
  const { resolver, row } = resolveList(
    [line('3001/any x30')],
    [sells('3001', { 4: [100, 20], 71: [10, 5], 72: [40, 12] })],
  );
  expect(row('3001/any')).toMatchObject({ bucket: 'ready', isUndecided: true, buy: undefined });
  expect(row('3001/any').offers.map(({ colour }) => colour)).toEqual([72, 4, 71]);
  resolver.setSettings({ hidden: 'cheapest' });
  expect(row('3001/any')).toMatchObject({
    bucket: 'ready',
    taken: { by: 'settings', offer: { how: 'anyColour', colour: 72 } },
    buy: { quantity: 30, sum: 360 },
  });
});

test('never buys more than the stock when several rows lead to the same part', () => {
  const { resolver, row } = resolveList([line('3001/71 x7'), line('3001/7 x7')], [brick]);
  resolver.take('3001/7', '3001/71/colour');
  expect([row('3001/71').buy?.quantity, row('3001/7').buy?.quantity]).toEqual([7, 3]);
});

test('moves a line to its bucket when the shopper corrects it, and back when that is undone', () => {
  const typo = line('/4 x3', { problem: { code: 'unknownPart', file: 0, line: 1 } });
  const dozen = line('3001/4 x0', {
    problem: { code: 'badQuantity', file: 0, line: 2 },
    read: { quantity: '一打', line: 2 },
  });
  const grey = line('3001/- x2', { problem: { code: 'unknownColour', file: 0, line: 3 } });
  const { resolver, row, keyAt } = resolveList([typo, dozen, grey], [brick]);
  resolver.edit(keyAt(0), { part: '3001' });
  resolver.edit(keyAt(1), { quantity: 12 });
  resolver.edit(keyAt(2), { colour: 71 });
  expect(row(keyAt(0))).toMatchObject({ bucket: 'waiting' });
  resolver.addMatches(resolver.pairsToMatch(), [{ part: '3001', product: brick }]);
  expect(
    [row(keyAt(0)), row(keyAt(1)), row(keyAt(2))].map(({ bucket, buy, requested }) => [
      bucket,
      buy?.quantity,
      requested.problem,
    ]),
  ).toEqual([
    ['ready', 3, undefined],
    ['ready', 12, undefined],
    ['ready', 2, undefined],
  ]);
  // One quantity in the files could not be read: the total stays that of the files.
  expect(resolver.counts().total).toEqual({ lines: 3, pieces: 5 });
  for (const key of [keyAt(0), keyAt(1), keyAt(2)]) resolver.edit(key, { part: null, colour: null, quantity: null });
  expect([row(keyAt(0)).bucket, row(keyAt(1)).bucket, row(keyAt(2)).bucket]).toEqual(['unread', 'unread', 'unread']);
});

test('shows the next problem of a line after the first one was solved', () => {
  const both = line('/- x3', {
    problem: { code: 'unknownPart', file: 0, line: 1 },
    read: { part: '30O1', colour: 'mauve' },
  });
  const { resolver, row, keyAt } = resolveList([both], [brick]);
  resolver.edit(keyAt(0), { part: '3001' });
  expect(row(keyAt(0))).toMatchObject({
    bucket: 'unread',
    requested: { problem: { code: 'unknownColour', values: { text: 'mauve' } } },
  });
});

test('requests each part once as a pair, and related parts only if the part itself cannot be bought', () => {
  const { shop, resolver } = resolveList(
    [line('3070/4 x3'), line('3070/71 x3'), line('3001/4 x1'), line('3710/4 x1'), line('3794/any x1')],
    [brick],
  );
  expect(shop.requests).toEqual([
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
  expect(resolver.counts().isMatching).toBe(false);
  resolver.clearMatches();
  expect(resolver.counts()).toMatchObject({ isMatching: true, buckets: { waiting: { lines: 5, pieces: 9 } } });
});

test('counts items that are not parts as not sold here', () => {
  const set = line('/- x1', { problem: { code: 'notPart', file: 0, line: 1, values: { text: 'S' } } });
  const { row, keyAt } = resolveList([set], []);
  expect(row(keyAt(0))).toMatchObject({ bucket: 'notSold', isUndecided: false });
});

test('treats a part without a colour in a BrickLink list as a hidden part, by the setting', () => {
  const bare = line('3001/- x1', { problem: { code: 'noColour', file: 0, line: 1 } });
  const { resolver, row, keyAt } = resolveList([bare], [brick], { hidden: 'cheapest' });
  expect(row(keyAt(0))).toMatchObject({ bucket: 'ready', taken: { offer: { how: 'anyColour', colour: 4 } } });
  resolver.setSettings({ hidden: 'ask' });
  expect(row(keyAt(0))).toMatchObject({ bucket: 'unread', isUndecided: true });
});

test('buys spare parts only if the setting says so, and counts them either way', () => {
  const { resolver } = resolveList([line('3001/4 x5'), line('3001/4 x2', { read: { isSpare: true } })], [brick]);
  expect(resolver.counts()).toMatchObject({
    total: { lines: 1, pieces: 5 },
    touched: { spares: { lines: 1, pieces: 2 } },
  });
  resolver.setSettings({ spares: true });
  expect(resolver.counts()).toMatchObject({ total: { lines: 2, pieces: 7 }, buying: { pieces: 7 } });
});
