// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createKept, forgetKept } from './kept.ts';

const read = (kept: unknown) =>
  typeof (kept as { text?: unknown } | null)?.text === 'string' ? { text: (kept as { text: string }).text } : undefined;
const open = () => createKept('note', { text: '' }, read);

beforeEach(() => {
  sessionStorage.clear();
});

test('what was typed is there again after a reload of the tab', () => {
  open().setState({ text: '轻放' });
  expect(open().getState()).toEqual({ text: '轻放' });
});

test('what somebody else wrote there counts as nothing', () => {
  for (const foreign of ['{', 'null', '[]', '{"text":1}', '"轻放"']) {
    sessionStorage.setItem('kept.note', foreign);
    expect(open().getState()).toEqual({ text: '' });
  }
});

test('everything is forgotten at sign-out, also what no page has opened since', () => {
  const note = open();
  note.setState({ text: '轻放' });
  sessionStorage.setItem('kept.other', '{"text":"x"}');
  sessionStorage.setItem('not-ours', 'stays');
  forgetKept();
  expect(note.getState()).toEqual({ text: '' });
  expect(Object.keys(sessionStorage)).toEqual(['not-ours']);
});
