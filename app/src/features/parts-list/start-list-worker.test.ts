import type { ReadProgress, SourceFile } from '@shop/parts-list';
import { afterEach, expect, test, vi } from 'vitest';
import { InPageWorker, openTestListSession } from '../../stand-in/test-list-worker.ts';
import type { OpenListSession } from './list-worker.ts';
import { startListWorker } from './start-list-worker.ts';

const LIST = 'Part,Color,Quantity\n3001,4,5\n3002,71,2\n';
const file = (name: string, text: string): SourceFile => ({ name, bytes: new TextEncoder().encode(text) });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function start(open: OpenListSession = openTestListSession) {
  const worker = new InPageWorker(open);
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  const progress: ReadProgress[] = [];
  return { worker, progress, session: startListWorker((reported) => progress.push(reported)) };
}

test('a page uses the session of a worker like a local one', async () => {
  const { session, progress } = start();
  const source = file('a.csv', LIST);
  expect(await session.read([source])).toEqual({ state: 'read' });
  // The bytes were transferred, not copied.
  expect(source.bytes.byteLength).toBe(0);
  expect((await session.rows({ search: '', sort: 'file' }, 0, 1)).rows).toMatchObject([{ part: '3001' }]);
  expect(progress.at(-1)).toMatchObject({ file: 'a.csv', share: 1 });
  const again = start().session;
  await again.restore(await session.snapshot());
  expect((await again.summary()).total).toEqual({ lines: 2, pieces: 7 });
});

test('calls are answered in order, also while the session is created', async () => {
  const { session } = start();
  const [, summary] = await Promise.all([session.read([file('a.csv', LIST)]), session.summary()]);
  expect(summary.total.lines).toBe(2);
});

test('a failed call rejects with the reason, and the next one is answered', async () => {
  const { session } = start();
  await expect(session.restore(new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ name: 'DamagedSnapshot' });
  expect((await session.summary()).total.lines).toBe(0);
});

test('every call fails with the reason if the session cannot be created', async () => {
  const { session } = start(() => Promise.reject(new Error('no tables')));
  await expect(session.summary()).rejects.toThrow('no tables');
  await expect(session.pairsToMatch()).rejects.toThrow('no tables');
});

test('closing ends the worker and rejects its open calls', async () => {
  const { session, worker } = start();
  const reading = session.read([file('a.csv', LIST)]);
  session.close();
  await expect(reading).rejects.toMatchObject({ name: 'ListSessionClosed' });
  await expect(session.summary()).rejects.toMatchObject({ name: 'ListSessionClosed' });
  expect(worker.isRunning).toBe(false);
});

test('open calls reject when the worker fails', async () => {
  const { session, worker } = start();
  const reading = session.read([file('a.csv', LIST)]);
  worker.fail('out of memory');
  await expect(reading).rejects.toThrow('out of memory');
});

test('returns the time of the last message of the worker, so that a hanging one can be ended', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  const reporting = Promise.withResolvers<() => void>();
  const tables = Promise.withResolvers<void>();
  const { session, progress } = start(async (onProgress) => {
    reporting.resolve(() => onProgress({ file: 'a.csv', rows: 1, share: 0.5, perSecond: 0, firstRows: [] }));
    await tables.promise;
    return openTestListSession(() => undefined);
  });
  now.mockReturnValue(60_000);
  const reading = session.read([file('a.csv', LIST)]);
  expect(session.lastMessageAt()).toBe(60_000);
  now.mockReturnValue(60_003);
  (await reporting.promise)();
  await vi.waitFor(() => expect(progress).toHaveLength(1));
  expect(session.lastMessageAt()).toBe(60_003);
  now.mockReturnValue(60_005);
  tables.resolve();
  await reading;
  now.mockReturnValue(100_005);
  expect(session.lastMessageAt()).toBe(60_005);
});
