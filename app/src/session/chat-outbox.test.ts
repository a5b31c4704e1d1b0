import type { OutgoingMessage } from '@shop/chat-client';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChatOutbox } from './chat-outbox.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

const written = (key: string, shopperId = '1', more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  key,
  shopperId,
  agentId: '101',
  kind: 'text',
  content: key,
  writtenAt: 1_763_600_000_000,
  delivery: { status: 'queued' },
  unanswered: 0,
  ...more,
});

test('messages survive the page, separately for each shopper', async () => {
  const before = openChatOutbox();
  await before.put(written('a'));
  await before.put(written('b', '2'));
  await before.put(
    written('c', '1', {
      kind: 'image',
      content: '',
      image: new Blob(['png']),
      delivery: { status: 'draft', upload: { status: 'failed' } },
    }),
  );
  const after = openChatOutbox();
  expect((await after.all('1')).map(({ key }) => key).toSorted()).toEqual(['a', 'c']);
  expect((await after.all('1')).find(({ key }) => key === 'c')?.image).toBeInstanceOf(Blob);
  expect((await after.all('2')).map(({ key }) => key)).toEqual(['b']);
});

test('replaces a message whose status changed, and removes a delivered one', async () => {
  const outbox = openChatOutbox();
  await outbox.put(written('a'));
  await outbox.put(written('a', '1', { delivery: { status: 'inFlight' } }));
  expect(await outbox.all('1')).toMatchObject([{ key: 'a', delivery: { status: 'inFlight' } }]);
  await outbox.remove('a');
  expect(await outbox.all('1')).toEqual([]);
});

test('stores the draft by shopper', async () => {
  await openChatOutbox().saveDraft('1', '写到一半');
  const after = openChatOutbox();
  expect(await after.loadDraft('1')).toBe('写到一半');
  expect(await after.loadDraft('2')).toBe('');
  await after.saveDraft('1', '');
  expect(await openChatOutbox().loadDraft('1')).toBe('');
});

test('ignores values that are not messages', async () => {
  const store = createStore('chat-2', 'outbox');
  await set('message/old', { key: 'old', shopperId: '1', text: 'another shape' }, store);
  await set('message/null', null, store);
  await set('draft/1', { text: 'x' }, store);
  const outbox = openChatOutbox();
  await outbox.put(written('a'));
  expect((await outbox.all('1')).map(({ key }) => key)).toEqual(['a']);
  expect(await outbox.loadDraft('1')).toBe('');
});

test('holds messages as long as the page in a browser that refuses to store them', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const outbox = openChatOutbox();
  await outbox.put(written('a'));
  await outbox.put(written('b'));
  await outbox.remove('b');
  await outbox.saveDraft('1', '草稿');
  expect((await outbox.all('1')).map(({ key }) => key)).toEqual(['a']);
  expect(await outbox.loadDraft('1')).toBe('草稿');
});

test('ignores messages that an earlier version stored in another shape', async () => {
  const earlier = createStore('chat', 'outbox');
  await set('message/a', { ...written('a'), delivery: undefined, state: { at: 'queued' } }, earlier);
  expect(await openChatOutbox().all('1')).toEqual([]);
});
