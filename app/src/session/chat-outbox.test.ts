import type { Outgoing } from '@shop/chat-client';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChatOutbox } from './chat-outbox.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

const written = (key: string, shopperId = '1', more: Partial<Outgoing> = {}): Outgoing => ({
  key,
  shopperId,
  agentId: '101',
  kind: 'text',
  content: key,
  writtenAt: 1_763_600_000_000,
  standing: { at: 'queued' },
  unanswered: 0,
  ...more,
});

test('what was written outlives the page: the next one finds it, the shopper’s own and nobody else’s', async () => {
  const before = openChatOutbox();
  await before.put(written('a'));
  await before.put(written('b', '2'));
  await before.put(
    written('c', '1', {
      kind: 'image',
      content: '',
      image: new Blob(['png']),
      standing: { at: 'draft', upload: { state: 'failed' } },
    }),
  );
  const after = openChatOutbox();
  expect((await after.all('1')).map(({ key }) => key).toSorted()).toEqual(['a', 'c']);
  expect((await after.all('1')).find(({ key }) => key === 'c')?.image).toBeInstanceOf(Blob);
  expect((await after.all('2')).map(({ key }) => key)).toEqual(['b']);
});

test('a message that stands elsewhere is kept anew, and one that was delivered is gone', async () => {
  const outbox = openChatOutbox();
  await outbox.put(written('a'));
  await outbox.put(written('a', '1', { standing: { at: 'inFlight' } }));
  expect(await outbox.all('1')).toMatchObject([{ key: 'a', standing: { at: 'inFlight' } }]);
  await outbox.remove('a');
  expect(await outbox.all('1')).toEqual([]);
});

test('keeps what stands in the text box, by shopper', async () => {
  await openChatOutbox().keepDraft('1', '写到一半');
  const after = openChatOutbox();
  expect(await after.draft('1')).toBe('写到一半');
  expect(await after.draft('2')).toBe('');
  await after.keepDraft('1', '');
  expect(await openChatOutbox().draft('1')).toBe('');
});

test('passes over what is no message of ours', async () => {
  const store = createStore('chat', 'outbox');
  await set('message/old', { key: 'old', shopperId: '1', text: 'an older shape' }, store);
  await set('message/null', null, store);
  await set('draft/1', { text: 'x' }, store);
  const outbox = openChatOutbox();
  await outbox.put(written('a'));
  expect((await outbox.all('1')).map(({ key }) => key)).toEqual(['a']);
  expect(await outbox.draft('1')).toBe('');
});

test('a browser that keeps nothing: what is written lives as long as the page', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const outbox = openChatOutbox();
  await outbox.put(written('a'));
  await outbox.put(written('b'));
  await outbox.remove('b');
  await outbox.keepDraft('1', '草稿');
  expect((await outbox.all('1')).map(({ key }) => key)).toEqual(['a']);
  expect(await outbox.draft('1')).toBe('草稿');
});
