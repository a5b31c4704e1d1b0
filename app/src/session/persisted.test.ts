// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createPersistedStore, clearPersistedStores } from './persisted.ts';

const read = (persisted: unknown) =>
  typeof (persisted as { text?: unknown } | null)?.text === 'string'
    ? { text: (persisted as { text: string }).text }
    : undefined;
const open = () => createPersistedStore('note', { text: '' }, read);

beforeEach(() => {
  sessionStorage.clear();
});

test('typed text is restored after a reload of the tab', () => {
  open().setState({ text: '轻放' });
  expect(open().getState()).toEqual({ text: '轻放' });
});

test('invalid content of session storage is ignored', () => {
  for (const foreign of ['{', 'null', '[]', '{"text":1}', '"轻放"']) {
    sessionStorage.setItem('persisted.note', foreign);
    expect(open().getState()).toEqual({ text: '' });
  }
});

test('sign-out clears every store, also those that no page has opened', () => {
  const note = open();
  note.setState({ text: '轻放' });
  sessionStorage.setItem('persisted.other', '{"text":"x"}');
  sessionStorage.setItem('not-ours', 'stays');
  clearPersistedStores();
  expect(note.getState()).toEqual({ text: '' });
  expect(Object.keys(sessionStorage)).toEqual(['not-ours']);
});
