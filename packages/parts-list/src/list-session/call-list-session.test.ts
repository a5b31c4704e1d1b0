import { expect, test } from 'vitest';
import { readListFile } from '../formats/read-file.ts';
import { callListSession } from './call-list-session.ts';
import type { ReadProgress } from './list-session.entity.ts';
import { withLazyLoading } from './with-lazy-loading.ts';
import { openListSession } from './open-list-session.ts';
import { loadReference } from '../reference/load-reference.ts';
import { serveListSession, type ServedListSession } from './serve-list-session.ts';
import { ALL, file, realReference } from './test-list-session.ts';
import { workerPair } from './test-worker.ts';

const LIST = 'Part,Color,Quantity\n3001,4,5\n3002,71,2\n';

function remote(createListSession?: Parameters<typeof serveListSession>[1]) {
  const pair = workerPair();
  const progress: ReadProgress[] = [];
  let now = 0;
  serveListSession(
    pair.scope,
    createListSession ??
      (async (onProgress) =>
        withLazyLoading(openListSession(await realReference(), { read: readListFile, onProgress }), realReference)),
  );
  const session = callListSession(pair.worker, { now: () => now, onProgress: (reports) => progress.push(reports) });
  return { ...pair, session, progress, tick: (ms: number) => (now += ms) };
}

test('a page uses the session of a worker like a local one', async () => {
  const { session, progress } = remote();
  const source = file('a.csv', LIST);
  const reading = session.read([source]);
  // The bytes were transferred, not copied.
  expect(source.bytes.byteLength).toBe(0);
  expect(await reading).toEqual({ state: 'read' });
  expect((await session.rows(ALL, 0, 1)).rows).toMatchObject([{ part: '3001' }]);
  expect(progress.at(-1)).toMatchObject({ file: 'a.csv', share: 1 });
  const again = remote().session;
  await again.restore(await session.snapshot());
  expect((await again.summary()).total).toEqual({ lines: 2, pieces: 7 });
});

test('calls are answered in order, also when one has to load something first', async () => {
  const order: string[] = [];
  const { session } = remote(async () => {
    const own = openListSession(await realReference(), { read: readListFile });
    const slow: ServedListSession = {
      ...withLazyLoading(own, realReference),
      read: (...args) => Promise.resolve().then(() => (order.push('read'), own.read(...args))),
      summary: () => (order.push('summary'), own.summary()),
    };
    return slow;
  });
  const [, summary] = await Promise.all([session.read([file('a.csv', LIST)]), session.summary()]);
  expect(order).toEqual(['read', 'summary']);
  expect(summary.total.lines).toBe(2);
});

test('a failed call rejects with the reason, and the next one is answered', async () => {
  const { session } = remote();
  await expect(session.restore(new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ name: 'DamagedSnapshot' });
  expect((await session.summary()).total.lines).toBe(0);
});

test('every call fails with the reason if the session cannot be created', async () => {
  const { session } = remote(() => Promise.reject(new Error('no tables')));
  await expect(session.summary()).rejects.toThrow('no tables');
  await expect(session.pairsToMatch()).rejects.toThrow('no tables');
});

test('closing ends the worker and rejects its open calls', async () => {
  const { session, isRunning } = remote();
  const reading = session.read([file('a.csv', LIST)]);
  session.close();
  await expect(reading).rejects.toMatchObject({ name: 'ListSessionClosed' });
  await expect(session.summary()).rejects.toMatchObject({ name: 'ListSessionClosed' });
  expect(isRunning()).toBe(false);
});

test('open calls reject when the worker fails', async () => {
  const { session, fail } = remote();
  const reading = session.read([file('a.csv', LIST)]);
  fail('out of memory');
  await expect(reading).rejects.toThrow('out of memory');
});

test('returns the time of the last message of the worker, so that a hanging one can be ended', async () => {
  const { session, tick } = remote();
  tick(60_000);
  const reading = session.read([file('a.csv', LIST)]);
  expect(session.lastMessageAt()).toBe(60_000);
  tick(5);
  await reading;
  tick(40_000);
  expect(session.lastMessageAt()).toBe(60_005);
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
