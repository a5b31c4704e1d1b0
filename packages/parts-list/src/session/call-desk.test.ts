import { expect, test } from 'vitest';
import { readListFile } from '../formats/read-file.ts';
import { callDesk } from './call-desk.ts';
import type { ReadProgress } from './desk.entity.ts';
import { completeDesk } from './complete-desk.ts';
import { openDesk } from './open-desk.ts';
import { loadReference } from '../reference/load-reference.ts';
import { serveDesk, type ServedDesk } from './serve-desk.ts';
import { ALL, file, realReference } from './test-desk.ts';
import { workerPair } from './test-worker.ts';

const LIST = 'Part,Color,Quantity\n3001,4,5\n3002,71,2\n';

function remote(makeDesk?: Parameters<typeof serveDesk>[1]) {
  const pair = workerPair();
  const progress: ReadProgress[] = [];
  let now = 0;
  serveDesk(
    pair.scope,
    makeDesk ??
      (async (onProgress) =>
        completeDesk(openDesk(await realReference(), { read: readListFile, onProgress }), realReference)),
  );
  const desk = callDesk(pair.worker, { now: () => now, onProgress: (told) => progress.push(told) });
  return { ...pair, desk, progress, tick: (ms: number) => (now += ms) };
}

test('a page works with the desk of a worker as with one of its own', async () => {
  const { desk, progress } = remote();
  const source = file('a.csv', LIST);
  const reading = desk.read([source]);
  // The bytes have gone over: nothing is held twice.
  expect(source.bytes.byteLength).toBe(0);
  expect(await reading).toEqual({ state: 'read' });
  expect((await desk.rows(ALL, 0, 1)).rows).toMatchObject([{ part: '3001' }]);
  expect(progress.at(-1)).toMatchObject({ file: 'a.csv', share: 1 });
  const again = remote().desk;
  await again.restore(await desk.snapshot());
  expect((await again.summary()).total).toEqual({ lines: 2, pieces: 7 });
});

test('calls are answered in their order, also when one has to fetch something first', async () => {
  const order: string[] = [];
  const { desk } = remote(async () => {
    const own = openDesk(await realReference(), { read: readListFile });
    const slow: ServedDesk = {
      ...completeDesk(own, realReference),
      read: (...args) => Promise.resolve().then(() => (order.push('read'), own.read(...args))),
      summary: () => (order.push('summary'), own.summary()),
    };
    return slow;
  });
  const [, summary] = await Promise.all([desk.read([file('a.csv', LIST)]), desk.summary()]);
  expect(order).toEqual(['read', 'summary']);
  expect(summary.total.lines).toBe(2);
});

test('a call that fails says why, and the next one is answered all the same', async () => {
  const { desk } = remote();
  await expect(desk.restore(new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ name: 'DamagedSnapshot' });
  expect((await desk.summary()).total.lines).toBe(0);
});

test('a desk that cannot be made fails every call with the reason', async () => {
  const { desk } = remote(() => Promise.reject(new Error('no tables')));
  await expect(desk.summary()).rejects.toThrow('no tables');
  await expect(desk.wanted()).rejects.toThrow('no tables');
});

test('closing ends the worker and whatever was asked of it', async () => {
  const { desk, isRunning } = remote();
  const reading = desk.read([file('a.csv', LIST)]);
  desk.close();
  await expect(reading).rejects.toMatchObject({ name: 'DeskClosed' });
  await expect(desk.summary()).rejects.toMatchObject({ name: 'DeskClosed' });
  expect(isRunning()).toBe(false);
});

test('a worker that breaks fails what is open, instead of keeping it waiting', async () => {
  const { desk, fail } = remote();
  const reading = desk.read([file('a.csv', LIST)]);
  fail('out of memory');
  await expect(reading).rejects.toThrow('out of memory');
});

test('tells when the worker was last heard, so that one that hangs can be ended', async () => {
  const { desk, tick } = remote();
  tick(60_000);
  const reading = desk.read([file('a.csv', LIST)]);
  expect(desk.lastHeard()).toBe(60_000);
  tick(5);
  await reading;
  tick(40_000);
  expect(desk.lastHeard()).toBe(60_005);
});

test('fetches element ids only when a list has some, and understands it then', async () => {
  let fetched = 0;
  const desk = completeDesk(openDesk(await realReference(), { read: readListFile }), () => {
    fetched += 1;
    return loadReference({ elements: true });
  });
  await desk.read([file('plain.csv', LIST)]);
  expect(fetched).toBe(0);
  await desk.read([file('pab.csv', 'elementId,quantity\n6016172,12\n4211389,3\n')]);
  expect(fetched).toBe(1);
  await desk.read([file('pab.csv', 'elementId,quantity\n6016172,12\n4211389,3\n')]);
  expect(fetched).toBe(1);
  const { rows } = await desk.rows(ALL, 0, 9);
  expect(rows.map(({ part, written }) => [written.part, part !== undefined])).toEqual([
    ['6016172', true],
    ['4211389', true],
  ]);
});

test('fetches them for old ids too: what such an id seems to tell may be another part', async () => {
  const desk = completeDesk(openDesk(await realReference(), { read: readListFile }), () =>
    loadReference({ elements: true }),
  );
  await desk.read([file('pab.csv', 'elementId,quantity\n636003,2\n')]);
  expect((await desk.rows(ALL, 0, 9)).rows).toMatchObject([{ part: '6632', colour: 15 }]);
});

test('fetches element ids for a Pick a Brick export, and leaves nothing out that has one', async () => {
  const desk = completeDesk(openDesk(await realReference(), { read: readListFile }), () =>
    loadReference({ elements: true }),
  );
  await desk.read([file('plain.csv', LIST)]);
  const { bytes, leftOut, name } = await desk.export('all', 'pab');
  expect({ leftOut, name }).toEqual({ leftOut: 0, name: 'plain.csv' });
  expect(new TextDecoder().decode(bytes)).toMatch(/^elementId,quantity\n\d{6,7},5\n\d{6,7},2\n$/);
});

test('goes on without element ids while they cannot be fetched, and tries again', async () => {
  let tries = 0;
  const desk = completeDesk(openDesk(await realReference(), { read: readListFile }), () => {
    tries += 1;
    return Promise.reject(new Error('offline'));
  });
  const source = () => file('pab.csv', 'elementId,quantity\n6016172,12\n');
  expect(await desk.read([source()])).toEqual({ state: 'read' });
  expect((await desk.summary()).buckets.unread.lines).toBe(1);
  await desk.read([source()]);
  expect(tries).toBe(2);
});
