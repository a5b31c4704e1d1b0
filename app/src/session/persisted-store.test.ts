// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPersistedStore, clearPersistedStores } from './persisted-store.ts';
import { readText } from './stored-values.ts';

const open = (area: 'tab' | 'browser' = 'tab') => createPersistedStore('note', { text: '' }, readText('text'), area);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test.each(['tab', 'browser'] as const)('typed text is restored after a reload of the %s', (area) => {
  open(area).setState({ text: '轻放' });
  expect(open(area).getState()).toEqual({ text: '轻放' });
});

test('invalid content of session storage is ignored', () => {
  for (const foreign of [
    '{',
    'null',
    '[]',
    '1',
    '{"text":"x"}',
    '{"state":{"text":1}}',
    '{"state":"轻放","version":0}',
  ]) {
    sessionStorage.setItem('persisted.note', foreign);
    expect(open().getState()).toEqual({ text: '' });
  }
});

test('without storage a store lives until the page is closed', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  const note = open();
  note.setState({ text: '轻放' });
  expect(note.getState()).toEqual({ text: '轻放' });
  clearPersistedStores();
  expect(note.getState()).toEqual({ text: '' });
});

test('sign-out clears every store, also those that no page has opened', () => {
  const [note, price] = [open(), open('browser')];
  note.setState({ text: '轻放' });
  price.setState({ text: '0.30' });
  sessionStorage.setItem('persisted.other', '{"text":"x"}');
  localStorage.setItem('persisted.other', '{"text":"x"}');
  sessionStorage.setItem('not-ours', 'stays');
  clearPersistedStores();
  expect(note.getState()).toEqual({ text: '' });
  expect(price.getState()).toEqual({ text: '' });
  expect([...Object.keys(sessionStorage), ...Object.keys(localStorage)]).toEqual(['not-ours']);
});
