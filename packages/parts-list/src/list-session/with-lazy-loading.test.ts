import { expect, test } from 'vitest';
import { readListFile } from '../formats/read-file.ts';
import { loadReference } from '../reference/load-reference.ts';
import { openListSession } from './open-list-session.ts';
import { ALL, file, realReference } from './test-list-session.ts';
import { withLazyLoading } from './with-lazy-loading.ts';

const LIST = 'Part,Color,Quantity\n3001,4,5\n3002,71,2\n';

test('answers calls in order, also when one has to load something first', async () => {
  const reading = Promise.withResolvers<void>();
  const session = withLazyLoading(openListSession(await realReference(), { read: readListFile }), async () => {
    await reading.promise;
    return loadReference({ elements: true });
  });
  const answered: string[] = [];
  const calls = [
    session.read([file('pab.csv', 'elementId,quantity\n6016172,12\n')]).then(() => answered.push('read')),
    session.summary().then(({ buckets }) => answered.push(`summary with ${buckets.unread.lines} lines not understood`)),
  ];
  reading.resolve();
  await Promise.all(calls);
  expect(answered).toEqual(['read', 'summary with 0 lines not understood']);
});

test('a failed call rejects with the reason, and the next one is answered', async () => {
  const session = withLazyLoading(openListSession(await realReference(), { read: readListFile }), realReference);
  await expect(session.restore(new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ name: 'DamagedSnapshot' });
  expect((await session.summary()).total.lines).toBe(0);
});

test('loads element ids only when a list has some, and identifies its lines again', async () => {
  let fetched = 0;
  const session = withLazyLoading(openListSession(await realReference(), { read: readListFile }), () => {
    fetched += 1;
    return loadReference({ elements: true });
  });
  await session.read([file('plain.csv', LIST)]);
  expect(fetched).toBe(0);
  await session.read([file('pab.csv', 'elementId,quantity\n6016172,12\n4211389,3\n')]);
  expect(fetched).toBe(1);
  await session.read([file('pab.csv', 'elementId,quantity\n6016172,12\n4211389,3\n')]);
  expect(fetched).toBe(1);
  const { rows } = await session.rows(ALL, 0, 9);
  expect(rows.map(({ part, written }) => [written.part, part !== undefined])).toEqual([
    ['6016172', true],
    ['4211389', true],
  ]);
});

test('loads them for legacy ids too, because such an id may belong to another part', async () => {
  const session = withLazyLoading(openListSession(await realReference(), { read: readListFile }), () =>
    loadReference({ elements: true }),
  );
  await session.read([file('pab.csv', 'elementId,quantity\n636003,2\n')]);
  expect((await session.rows(ALL, 0, 9)).rows).toMatchObject([{ part: '6632', colour: 15 }]);
});

test('loads element ids for a Pick a Brick export, and leaves out only parts without one', async () => {
  const session = withLazyLoading(openListSession(await realReference(), { read: readListFile }), () =>
    loadReference({ elements: true }),
  );
  await session.read([file('plain.csv', LIST)]);
  const { bytes, leftOut, name } = await session.export('all', 'pab');
  expect({ leftOut, name }).toEqual({ leftOut: 0, name: 'plain.csv' });
  expect(new TextDecoder().decode(bytes)).toMatch(/^elementId,quantity\n\d{6,7},5\n\d{6,7},2\n$/);
});

test('continues without element ids while they cannot be fetched, and tries again', async () => {
  let tries = 0;
  const session = withLazyLoading(openListSession(await realReference(), { read: readListFile }), () => {
    tries += 1;
    return Promise.reject(new Error('offline'));
  });
  const source = () => file('pab.csv', 'elementId,quantity\n6016172,12\n');
  expect(await session.read([source()])).toEqual({ state: 'read' });
  expect((await session.summary()).buckets.unread.lines).toBe(1);
  await session.read([source()]);
  expect(tries).toBe(2);
});
