// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { openChatOutbox } from './chat-outbox.ts';
import { clearPersistedStores } from './persisted-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  clearPersistedStores();
});

test('restores a draft that the page had no time to store before it was reloaded', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  void openChatOutbox().saveDraft('1', '写到一半');
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { openChatOutbox: openReloaded } = await import('./chat-outbox.ts');
  expect(await openReloaded().loadDraft('2')).toBe('');
  expect(await openReloaded().loadDraft('1')).toBe('写到一半');
  await openReloaded().saveDraft('1', '');
  expect(await openReloaded().loadDraft('1')).toBe('');
});
